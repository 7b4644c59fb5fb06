import type { Translated } from '#kit/i18n/shape.ts';
import type { dormancyMessages as serbian } from './messages.sr.ts';

export const dormancyMessages = {
  mail: {
    why: 'You are receiving this email because you have an account on Prilika with this email address.',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    asleep: {
      name: 'Account will be deleted soon',
      subject: 'Do you still need your account on Prilika?',
      preview: 'Unless you sign in by {{date}}, it will be deleted.',
      text: 'You have not signed in since {{since}}. We don’t keep data longer than needed, so we delete accounts that have not been used for {{period}}.',
      keep: 'To keep your account, just sign in by {{date}}.',
      otherwise:
        'Otherwise we will delete the account, CV, documents, saved jobs and digital agents after that date. This cannot be undone.',
      button: 'Keep the account',
    },
    ended: {
      name: 'Inactive account deleted',
      subject: 'Your account has been deleted',
      text: 'The Prilika account with this email address had not been used for {{period}}, so we have deleted it, together with its documents and the content of the applications sent.',
      last: 'This is the last email we will send you. We no longer keep your email address either. You can create a new account at any time.',
      why: 'You are receiving this email because there was an account on Prilika with this email address.',
    },
  },
} as const satisfies Translated<typeof serbian>;
