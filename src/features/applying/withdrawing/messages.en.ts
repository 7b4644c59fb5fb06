import type { Translated } from '#kit/i18n/shape.ts';
import type { withdrawingMessages as serbian } from './messages.sr.ts';

export const withdrawingMessages = {
  page: 'Withdraw an application',
  title: 'Withdraw your application',
  about: '“{{positionTitle}}”, {{company}}. The application was sent on {{date}}.',
  again: 'After that you can apply for this job only from an account with the same email address.',
  keep: 'If you don’t want to withdraw your application, just close this page.',
  submit: 'Withdraw application',
  sending: 'Withdrawing',
  toPostings: 'See jobs',
  doneTitle: 'The application has been withdrawn.',
  alreadyTitle: 'The application has already been withdrawn.',
  doneText:
    'Your application for “{{positionTitle}}”, {{company}}, was withdrawn on {{date}}. The employer sees that it was withdrawn and can no longer open its content.',
  badLink: 'This link does not match any application.',
  badLinkText:
    'The link is incomplete, or the application no longer exists: its retention period has ended or it was deleted. Open the link in the email again.',
  mail: {
    question: 'Have you changed your mind, or was it not you who applied?',
    link: 'Withdraw the application',
  },
} as const satisfies Translated<typeof serbian>;
