import type { Translated } from '#kit/i18n/shape.ts';
import type { priceEditorMessages as serbian } from './price-editor-messages.sr.ts';

export const priceEditorMessages = {
  title: 'Price list',
  lead: 'Changes apply at once to everything sent from then on. Existing orders keep their prices.',
  types: 'Ad types',
  typesAbout:
    'Net prices in dinars, without VAT. A type that is not offered stays visible with a note that it is not available.',
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
    'A package is several postings of the same type and period. A package applies up to the number of postings at which the next one begins.',
  package: 'Package',
  discount: 'Discount, %',
  from: 'From (postings)',
  to: 'To (postings)',
  andMore: 'no limit',
  months: 'Valid for (months)',
  save: 'Save price list',
  saved: 'The price list has been saved.',
} as const satisfies Translated<typeof serbian>;
