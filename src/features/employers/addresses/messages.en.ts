import type { Translated } from '#kit/i18n/shape.ts';
import type { addressesMessages as serbian } from './messages.sr.ts';

export const addressesMessages = {
  pageTitle: 'Notification address',
  title: 'Confirm the notification address',
  question: '{{company}} would like to send notifications about applications for its postings on Prilika to {{email}}.',
  before: 'Until you confirm it, we will not send any of these notifications to this address.',
  confirm: 'Confirm address',
  confirming: 'Confirming',
  notYou: 'If you do not know this company, simply close the page.',
  doneTitle: 'The address is confirmed.',
  doneText: 'Notifications about applications for the postings of {{company}} now go to {{email}}.',
  alreadyTitle: 'The address is already confirmed.',
  expiredTitle: 'This link has expired.',
  expiredText:
    'A confirmation link is valid for seven days. {{company}} can send a new one to {{email}} from its settings.',
  unknownTitle: 'This link is not valid.',
  unknownText:
    'The link is incomplete, has been replaced by a newer one or is no longer needed. Open the one in the latest email you received.',
  card: {
    title: 'Addresses for posting notifications',
    lead: 'An address outside the team receives notifications only after someone confirms it using the link we email to it.',
    none: 'All notifications go to team addresses.',
    confirmed: 'Confirmed',
    waiting: 'Awaiting confirmation, link sent on {{date}}',
    expired: 'Not confirmed, the link has expired',
    instead: 'Until the address is confirmed, notifications go to {{email}}.',
    again: 'Send again',
    sent: 'A confirmation link is on its way to {{email}}. If it does not arrive, try again tomorrow.',
  },
  note: {
    unconfirmed:
      'This address has not been confirmed yet. When you send the posting, we will email it a confirmation link; until it is confirmed, notifications go to {{email}}.',
    waiting:
      'This address has not been confirmed yet: the link was sent on {{date}}. Until then, notifications go to {{email}}.',
  },
  mail: {
    name: 'Notification address confirmation',
    subject: 'Confirm the notification address of {{company}}',
    preview: '{{company}} would like to send notifications about applications to this address.',
    heading: 'Should these notifications come to you?',
    text: '{{company}} entered this address for notifications about applications for its postings on Prilika. If that is right, confirm it.',
    until: 'The link is valid until {{date}}',
    button: 'Confirm the address',
    notYou:
      'If you do not know what this is about, you don’t need to do anything: without a confirmation, we will not send any notifications to this address.',
    why: 'You are receiving this email because {{company}} entered your address for notifications on Prilika.',
  },
} satisfies Translated<typeof serbian>;
