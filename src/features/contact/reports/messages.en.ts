import type { Translated } from '#kit/i18n/shape.ts';
import type { reportMessages as serbian } from './messages.sr.ts';

export const reportMessages = {
  open: 'Report a problem',
  about: '{{title}}, job no. {{id}}',
  reason: 'What is wrong with this job ad?',
  reasons: {
    money: 'It asks for money or card details',
    discrimination: 'The requirements are discriminatory',
    impostor: 'The company is not who it claims to be',
    gone: 'The job does not exist or has already been filled',
    other: 'Something else',
  },
  text: 'Explanation',
  email: 'Your email',
  emailHint: 'For confirmation that we received your report, and for our decision',
  unseen: 'The employer does not see who sent the report.',
  submit: 'Send',
  sent: {
    title: 'Thank you, your report has been sent.',
    text: 'We will review the job ad. If it breaks the rules, it will be removed. If you left an email address, we will send our decision to it.',
  },
} as const satisfies Translated<typeof serbian>;
