import type { Translated } from '#shared/i18n/shape.ts';
import type { accountMailMessages as serbian } from './account-mail-messages.sr.ts';

export const accountMailMessages = {
  footer:
    'You receive this mail because this email address belongs to an account at Prilika. Write to us at {{contact}}.',
  verification: {
    subject: 'Verify your email address',
    preview: 'One click and the account is ready. The link is good for 24 hours.',
    heading: 'Verify your email address',
    body: 'An account with this email address was made at Prilika. Verify the address so that you can sign in.',
    button: 'Verify the address',
    expiry: 'The link is good for 24 hours and can be used once.',
    notYou:
      'If it was not you who made the account, ignore this mail. Nobody can sign in to it without the verification.',
  },
  passwordInstructions: {
    subject: 'Set your password at Prilika',
    preview: 'The link to a new password is good for one hour.',
    heading: 'Set a new password',
    body: 'A new password was asked for, for your account at Prilika. Set it with this link:',
    button: 'Set the password',
    expiry:
      'The link is good for one hour and can be used once. When you use it, you are signed out on all devices.',
    notYou: 'If it was not you who asked for it, ignore this mail. Your present password stays as it is.',
  },
  alreadyRegistered: {
    subject: 'You already have an account at Prilika',
    preview: 'This email address already has an account. Nothing has changed.',
    heading: 'You already have an account',
    body: 'Somebody tried to register at Prilika with this email address, but it already has an account. Nothing has changed.',
    login: 'If it was you, sign in with your password.',
    button: 'Sign in',
    forgotten: 'Forgot your password?',
    reset: 'Ask for a new one',
    notYou: 'If it was not you, there is nothing you need to do.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'If it was not you, tell us at once.',
    heading: 'The password was changed',
    body: 'The password of your account at Prilika was changed. You are signed out on your other devices.',
    notYou: 'If it was not you, set a new password at once and write to us at {{contact}}.',
    button: 'Set a new password',
  },
  passwordAdded: {
    subject: 'Your account has a password now',
    preview: 'If this was not you, tell us at once.',
    heading: 'A password was added',
    body: 'You can now also sign in to Prilika with your email address and a password. You were signed out on your other devices.',
    notYou: 'If this was not you, set a new password at once and write to us at {{contact}}.',
    button: 'Set a new password',
  },
} as const satisfies Translated<typeof serbian>;
