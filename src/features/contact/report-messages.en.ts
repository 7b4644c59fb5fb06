import type { Translated } from '#shared/i18n/shape.ts';
import type { reportMessages as serbian } from './report-messages.sr.ts';

export const reportMessages = {
  open: 'Report a problem',
  about: '{{title}}, posting no. {{id}}',
  reason: 'What is wrong with the posting?',
  reasons: {
    money: 'It asks for money or card details',
    discrimination: 'The requirements discriminate',
    impostor: 'The company is not who it claims to be',
    gone: 'The job does not exist or is already taken',
    other: 'Something else',
  },
  text: 'Explanation',
  email: 'Your email',
  emailHint: 'Only if you want an answer',
  unseen: 'The employer does not see who has reported the posting.',
  submit: 'Send',
  sent: {
    title: 'Thank you, the report has been sent.',
    text: 'We will look at the posting. If it breaks the rules, it will be removed.',
  },
} as const satisfies Translated<typeof serbian>;
