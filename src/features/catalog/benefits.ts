import type { CatalogItem } from './catalog-item.ts';

/** What an employer offers besides pay. */
export const benefits = [
  { code: 'prevoz', sr: 'Plaćen prevoz', en: 'Transport paid' },
  { code: 'topli-obrok', sr: 'Topli obrok', en: 'Meal allowance' },
  { code: 'privatno-zdravstveno', sr: 'Privatno zdravstveno osiguranje', en: 'Private health insurance' },
  { code: 'obuke', sr: 'Obuke i usavršavanje', en: 'Training' },
  { code: 'klizno-vreme', sr: 'Klizno radno vreme', en: 'Flexible hours' },
  { code: 'bonus', sr: 'Bonusi', en: 'Bonuses' },
  { code: 'smestaj', sr: 'Obezbeđen smeštaj', en: 'Accommodation' },
  { code: 'sluzbeni-auto', sr: 'Službeni automobil', en: 'Company car' },
  { code: 'dodatni-odmor', sr: 'Dodatni dani odmora', en: 'Extra days off' },
  { code: 'rad-od-kuce-delom', sr: 'Povremen rad od kuće', en: 'Occasional work from home' },
  { code: 'vrtic', sr: 'Pomoć za vrtić', en: 'Childcare support' },
  { code: 'fitnes', sr: 'Fitnes ili sport', en: 'Sports' },
] as const satisfies readonly CatalogItem[];
