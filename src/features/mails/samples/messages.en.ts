import type { Translated } from '#kit/i18n/shape.ts';
import type { mailTextMessages as serbian } from './messages.sr.ts';

export const mailTextMessages = {
  title: 'Email texts',
  lead: 'What each email from the site says, with sample data.',
  kinds: 'Emails',
  none: 'There is no sample of this email yet.',
  notification: 'Notification on the site',
  open: 'Email texts',
} as const satisfies Translated<typeof serbian>;
