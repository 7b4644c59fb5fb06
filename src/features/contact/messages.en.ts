import type { Translated } from '#kit/i18n/shape.ts';
import type { contactMessages as serbian } from './messages.sr.ts';
import { reportMessages } from './reports/messages.en.ts';

export const contactMessages = {
  problems: {},
  form: {
    name: 'First and last name',
    email: 'Email',
    sender: 'I am a',
    subject: 'Subject',
    choose: 'Choose a subject',
    message: 'Message',
    reportHint: 'Give the address of the job ad and say what is wrong with it.',
    agreement: 'I understand that my details are used to reply to me, as described in the',
    privacy: 'privacy policy',
    submit: 'Send message',
    homepage: 'Leave this empty',
    wait_one: 'You have sent several messages in a row. Try again in {{count}} minute or write to us by email.',
    wait_other: 'You have sent several messages in a row. Try again in {{count}} minutes or write to us by email.',
  },
  sent: {
    title: 'The message has been sent.',
    text: 'We will reply to {{email}}.',
    another: 'Write another message',
  },
  senders: { candidate: 'Candidate', employer: 'Employer', other: 'Someone else' },
  subjects: {
    account: 'Account and signing in',
    application: 'Applying for a job',
    posting: 'Publishing a posting',
    order: 'Orders and invoices',
    report: 'Suspicious or unlawful job ad',
    data: 'My data and privacy',
    other: 'Something else',
  },
  direct: {
    title: 'Write or call',
    email: 'for all questions',
    phone: 'working days, 8 a.m. to 4 p.m.',
    address: 'by appointment',
  },
  company: {
    title: 'Company details',
    name: 'Name',
    registrationNumber: 'Registration number',
    pib: 'Tax number (PIB)',
  },
  faster: {
    title: 'Faster than a message',
    password: 'New password',
    rules: 'Rules for postings and prices',
    report: 'Report a suspicious job ad',
  },
  report: reportMessages,
  mail: {
    why: 'You are receiving this email because this address is Prilika’s contact address.',
    report: {
      name: 'Posting report',
      subject: 'Report: {{positionTitle}}, {{company}}',
      preview: 'Someone has reported posting no. {{id}}.',
      heading: 'A posting has been reported',
      posting: 'Posting',
      reason: 'Reason',
      email: 'Email for a reply',
      noText: 'No explanation.',
      reply:
        'Replies to this email go to the person who reported the posting. The employer must not learn who that is.',
      button: 'Open messages',
    },
    message: {
      name: 'Message from the Contact page',
      subject: '{{about}}: message from {{name}}',
      heading: '{{about}}',
      preview: 'New message through the Contact page: {{name}}',
      reply: 'Replies to this email go to the sender.',
    },
    confirmation: {
      name: 'Message received',
      subject: 'We have received your message',
      preview: 'We reply on working days, usually the same day.',
      heading: 'We have received your message',
      text: 'Thank you for writing to us. Subject: {{about}}. We reply on working days, usually the same day.',
      add: 'If you want to add something, write to {{contact}}.',
      why: 'You are receiving this email because this address was entered in the form on the Contact page. If it was not you, let us know at {{contact}}.',
    },
  },
} as const satisfies Translated<typeof serbian>;
