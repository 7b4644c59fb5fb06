import type { Translated } from '#kit/i18n/shape.ts';
import type { accountMailMessages as serbian } from './account-mail-messages.sr.ts';

export const accountMailMessages = {
  why: 'You are receiving this email because this address belongs to an account on Prilika. Write to us at {{contact}}.',
  verification: {
    name: 'Email verification',
    subject: 'Verify your email address',
    preview: 'One click and your account is ready. The link is valid for 24 hours.',
    heading: 'Verify your email address',
    text: 'An account with this email address was created on Prilika. Verify the address so that you can sign in.',
    button: 'Verify email address',
    expiry: 'The link is valid for 24 hours and can be used once.',
    notYou:
      'If you did not create the account, ignore this email. Nobody can sign in to it until the address is verified.',
  },
  passwordInstructions: {
    name: 'Password instructions',
    subject: 'Set your password on Prilika',
    preview: 'The link to set a new password is valid for one hour.',
    heading: 'Set a new password',
    text: 'A new password was requested for your Prilika account. Set it using this link:',
    button: 'Set password',
    expiry:
      'The link is valid for one hour and can be used once. Once you use it, you will be signed out on all devices.',
    notYou: 'If you did not request a new password, ignore this email. Your current password still works.',
  },
  alreadyRegistered: {
    name: 'Account already exists',
    subject: 'You already have an account on Prilika',
    preview: 'This email address already has an account. Nothing has changed.',
    heading: 'You already have an account',
    text: 'Someone tried to register on Prilika with this email address, but it already has an account. Nothing has changed.',
    login: 'If it was you, sign in with your password.',
    button: 'Sign in',
    forgotten: 'Forgot your password?',
    reset: 'Request a new one',
    notYou: 'If it was not you, you don’t need to do anything.',
  },
  passwordChanged: {
    name: 'Password changed',
    subject: 'Your password was changed',
    preview: 'If this was not you, let us know at once.',
    heading: 'Your password was changed',
    text: 'The password of your Prilika account was changed. You have been signed out on your other devices.',
    notYou: 'If this was not you, set a new password at once and write to us at {{contact}}.',
    button: 'Set a new password',
  },
  passwordAdded: {
    name: 'Password added',
    subject: 'A password was added to your account',
    preview: 'If this was not you, let us know at once.',
    heading: 'A password was added',
    text: 'You can now also sign in to Prilika with your email address and password. You have been signed out on your other devices.',
    notYou: 'If this was not you, set a new password at once and write to us at {{contact}}.',
    button: 'Set a new password',
  },
} as const satisfies Translated<typeof serbian>;
