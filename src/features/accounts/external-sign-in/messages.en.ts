import type { Translated } from '#kit/i18n/shape.ts';
import type { externalMessages as serbian, identityProblems as serbianProblems } from './messages.sr.ts';

export const externalMessages = {
  continue: 'Continue with {{label}}',
  or: 'or',
  orByEmail: 'or with your email',
  terms:
    'If you are new to Prilika, this creates an account, and you confirm that you are at least 15 years old and accept the',
  problem: {
    cancelled: 'Signing in was canceled. You can try again or sign in with your password.',
    expired: 'Signing in was not finished in time or in the same browser. Try again.',
    refused: 'The reply from the sign-in service is not valid, so you were not signed in. Try again.',
    unavailable: 'The sign-in service is not responding. Try again in a minute or sign in with your password.',
    'email-not-verified':
      'The email address of that account is not verified with the sign-in service. Verify it there or register with your email.',
    'address-taken':
      'Prilika already has an account with that email address. Sign in with your password, then connect the accounts on the Account page.',
    blocked: 'The account is blocked. Contact us through the Contact page.',
    'connected-elsewhere': 'That account is already connected to another Prilika account.',
    'connected-already':
      'Your account is already connected to another account of the same service. Disconnect that one first.',
    'too-many': 'Too many attempts in a short time. Wait a few minutes, then try again.',
  },
  connectProblem: {
    cancelled: 'Connecting was canceled. Nothing has changed.',
    expired: 'Connecting was not finished in time or in the same browser. Try again.',
    refused: 'The reply from the sign-in service is not valid, so the accounts were not connected. Try again.',
    unavailable: 'The sign-in service is not responding. Try again in a minute.',
  },
} as const satisfies Translated<typeof serbian>;

export const identityProblems = {
  'sign-in-again': 'For your security, sign in again first, then continue within five minutes.',
  'password-needed': 'Add a password first. Without one you could not sign in after disconnecting.',
} as const satisfies Translated<typeof serbianProblems>;
