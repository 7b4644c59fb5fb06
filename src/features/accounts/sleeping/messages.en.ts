import type { Translated } from '#shared/i18n/shape.ts';
import type { sleepingMessages as serbian } from './messages.sr.ts';

export const sleepingMessages = {
  mail: {
    /** What administrators read in the mail log. */
    names: { asleep: 'Account deleted soon', ended: 'Sleeping account deleted' },
    footer: 'You are receiving this email because you have an account on Prilika with this email address.',
    goodbyeFooter:
      'You are receiving this email because there was an account on Prilika with this email address.',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    asleep: {
      subject: 'Do you still need your account on Prilika?',
      preview: 'Unless you sign in by {{date}}, it will be deleted.',
      text: 'You have not signed in since {{since}}. We keep data no longer than needed, so accounts that nobody has used for {{period}} are deleted.',
      keep: 'If you want to keep it, sign in by {{date}}. Nothing else is needed.',
      otherwise:
        'Otherwise we will delete the account, CV, documents, saved jobs and digital agents after that day. This cannot be undone.',
      button: 'Keep the account',
    },
    ended: {
      subject: 'Your account has been deleted',
      text: 'Nobody had used the account on Prilika with this email address for {{period}}, so we have deleted it, together with its documents and the content of the applications sent.',
      last: 'This is the last email that we send you. Your email address is no longer kept either. You can create a new account whenever you like.',
    },
  },
} as const satisfies Translated<typeof serbian>;
