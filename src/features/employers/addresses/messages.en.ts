import type { Translated } from '#shared/i18n/shape.ts';
import type { addressesMessages as serbian } from './messages.sr.ts';

export const addressesMessages = {
  pageTitle: 'Address for notices',
  title: 'Confirm the address for notices',
  question:
    '{{company}} would like notices about applications to its postings on Prilika to go to {{email}}.',
  before: 'Until you confirm it, we send none of them to this address.',
  confirm: 'Confirm address',
  confirming: 'Confirming',
  notYou: 'If you do not know this company, simply close the page.',
  doneTitle: 'The address is confirmed.',
  doneText: 'Notices about applications to the postings of {{company}} now go to {{email}}.',
  alreadyTitle: 'The address is already confirmed.',
  expiredTitle: 'This link has run out.',
  expiredText:
    'A confirmation link is valid for seven days. {{company}} can send a new one to {{email}} from its settings.',
  unknownTitle: 'This link is not valid.',
  unknownText:
    'The link is incomplete, was replaced by a newer one or is no longer needed. Open the one in the latest email you received.',
  home: 'To the home page',
  contact: 'Write to us',
  card: {
    title: 'Addresses for notices about postings',
    lead: 'An address that belongs to no member of the team gets notices only once someone has confirmed it by the link in an email.',
    none: 'All notices go to addresses of the team.',
    confirmed: 'Confirmed',
    waiting: 'Awaiting confirmation, link sent on {{date}}',
    expired: 'Not confirmed, the link has run out',
    instead: 'Until the address is confirmed, notices go to {{email}}.',
    again: 'Send again',
    sending: 'Sending',
    sent: 'A confirmation link is on its way to {{email}}. If it does not arrive, try again tomorrow.',
  },
  note: {
    unconfirmed:
      'This address is not confirmed yet. When you send the posting it gets a confirmation link; until then notices go to {{email}}.',
    waiting:
      'This address awaits confirmation: the link was sent on {{date}}. Until then notices go to {{email}}.',
  },
  mail: {
    name: 'Confirmation of an address for notices',
    subject: 'Confirm the address for notices of {{company}}',
    preview: '{{company}} would like notices about applications to go to this address.',
    heading: 'Are these notices for you?',
    text: '{{company}} has named this address for notices about applications to its postings on Prilika. If that is right, confirm it.',
    until: 'The link is valid until {{date}}',
    button: 'Confirm the address',
    notYou:
      'If you do not know what this is about, you need not do anything: without a confirmation we send no notices to this address.',
    why: 'You are receiving this email because {{company}} has named your address for notices on Prilika.',
  },
} satisfies Translated<typeof serbian>;
