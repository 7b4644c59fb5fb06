import type { Translated } from '#kit/i18n/shape.ts';
import type { inboxMessages as serbian } from './messages.sr.ts';

export const inboxMessages = {
  inbox: {
    title: 'Messages',
    counts: {
      waitingMessages_one: 'new message',
      waitingMessages_other: 'new messages',
      waitingReports_one: 'new posting report',
      waitingReports_other: 'new posting reports',
      arrivedThisWeek_one: 'received in the last 7 days',
      arrivedThisWeek_other: 'received in the last 7 days',
      handledThisWeek_one: 'resolved in the last 7 days',
      handledThisWeek_other: 'resolved in the last 7 days',
    },
    search: 'Name, email, text or posting number',
    searchLabel: 'Search messages',
    kinds: { contact: 'Message', report: 'Posting report' },
    states: { new: 'New', handled: 'Resolved' },
    anonymous: 'no email',
    found_one: '{{count}} message',
    found_other: '{{count}} messages',
    columns: { time: 'Time', kind: 'Type', about: 'Subject', from: 'From', state: 'Status' },
    filters: {
      state: { label: 'Status', all: 'All', new: 'New', handled: 'Resolved' },
      kind: { label: 'Type', all: 'All types', contact: 'Messages', report: 'Posting reports' },
    },
    none: {
      title: 'No messages yet',
      text: 'Messages from the Contact page and posting reports arrive here.',
    },
    empty: 'No matching messages',
    showAll: 'Show all messages',
    detail: {
      close: 'Close message',
      arrived: 'Received',
      sender: 'Writing as',
      name: 'First and last name',
      email: 'Email',
      noEmail: 'not provided',
      account: 'Account',
      language: 'Language',
      languages: { sr: 'Serbian', en: 'English' },
      posting: 'Posting',
      reason: 'Reason',
      sameReports_one: '{{count}} report of this posting',
      sameReports_other: '{{count}} reports of this posting',
      deletedAccount: 'deleted account',
      text: 'Message',
      noText: 'No explanation.',
      handledBy: 'Resolved {{when}}, {{name}}',
      handledWhen: 'Resolved {{when}}',
      answer: 'Reply by email',
      answerSubject: 'Reply: {{about}}',
      handle: 'Mark as resolved',
      reopen: 'Reopen',
    },
    acts: {
      handle: {
        title: 'Mark as resolved?',
        label: 'Note',
        hint: 'How it was resolved. The note is stored with the message and in the audit log, without names and addresses.',
        submit: 'Mark as resolved',
        done_one: '{{count}} message has been resolved.',
        done_other: '{{count}} messages have been resolved.',
      },
      uphold: {
        text: 'The posting stays as it is until you remove it or send it back to review.',
        submit: 'Uphold report',
      },
      reject: {
        text: 'The ground is that there is no breach of the terms or the law.',
        submit: 'Reject report',
      },
      reopen: {
        title: 'Reopen?',
        label: 'Reason',
        hint: 'The reason is recorded in the audit log. The current note is deleted.',
        submit: 'Reopen',
        done_one: '{{count}} message has been reopened.',
        done_other: '{{count}} messages have been reopened.',
      },
    },
  },
  problems: {
    'message-not-found': 'This message does not exist or has been deleted.',
  },
  audit: {
    acts: {
      messages: { handle: 'Message resolved', reopen: 'Message reopened' },
    },
  },
} as const satisfies Translated<typeof serbian>;
