import type { Translated } from '#shared/i18n/shape.ts';
import type { accountMessages as serbian } from './messages.sr.ts';

export const accountMessages = {
  problems: {
    'wrong-credentials':
      'The email or the password is not right. Check also that you sign in on the right page, for candidates or for employers.',
    'email-not-verified': 'The email address is not verified yet. Open the link in the mail we sent you.',
    blocked: 'The account is blocked. Contact us through the Contact page.',
    'session-ended': 'Your session has ended. Sign in again.',
    'foreign-origin': 'The request did not come from our site.',
  },
} as const satisfies Translated<typeof serbian>;
