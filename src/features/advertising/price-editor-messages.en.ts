import type { Translated } from '#shared/i18n/shape.ts';
import type { priceEditorMessages as serbian } from './price-editor-messages.sr.ts';

export const priceEditorMessages = {
  title: 'Price list',
  lead: 'Changes hold at once, for all that is sent from then on. Orders keep their prices.',
  types: 'Ad types',
  typesAbout: 'Net prices in dinars, without VAT. A type that is not offered stays visible and says so.',
  type: 'Type',
  offered: 'Offered',
  questionnaire: 'Questionnaire',
  onHome: 'Home page',
  listBadge: 'Badge in lists',
  of: '{{what}}, {{type}}',
  price: 'Price, {{type}}, {{days}}',
  gratis: 'free',
  freeOn: 'offered',
  freeOff: 'not offered',
  freeSettings: 'Settings',
  packages: 'Packages',
  packagesAbout:
    'A package is several ads of one type and period. It reaches to the number with which the next one begins.',
  package: 'Package',
  discount: 'Discount, %',
  from: 'From ads',
  to: 'To ads',
  andMore: 'no limit',
  months: 'Valid for months',
  save: 'Save the price list',
  saving: 'Saving',
  saved: 'The price list is saved.',
  unsaved: 'You have changes that are not saved.',
  newer: 'The price list has been changed meanwhile.',
} as const satisfies Translated<typeof serbian>;
