import type { Translated } from '#kit/i18n/shape.ts';
import type { inboxMessages as serbian } from './messages.sr.ts';

const shared = {
  title: 'Messages',
  found_one: '{{count}} conversation',
  found_other: '{{count}} conversations',
  showAll: 'Show all conversations',
  filters: { state: { label: 'Show', all: 'All', awaiting: 'Awaiting your reply', unread: 'Unread' } },
};

export const inboxMessages = {
  inbox: {
    ...shared,
    unread_one: '{{count}} new',
    unread_other: '{{count}} new',
    awaiting: 'Awaiting your reply',
    own: 'You: {{text}}',
    none: {
      title: 'No messages yet',
      text: 'All your conversations with candidates are here. You write the first message from the list of applications or the page of one.',
    },
    empty: 'No such conversations',
  },
  ownInbox: {
    ...shared,
    none: {
      title: 'No messages yet',
      text: 'When an employer writes to you about an application, you will find it here.',
    },
    empty: 'All messages have been read',
  },
} as const satisfies Translated<typeof serbian>;
