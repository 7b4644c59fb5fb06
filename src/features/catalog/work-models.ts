import type { CatalogItem } from './catalog-item.ts';

/** Where the work is done; only `od-kuce` counts as wholly remote. */
export const workModels = [
  { code: 'lokacija', sr: 'Na lokaciji poslodavca', en: 'On site' },
  { code: 'hibrid', sr: 'Hibridno', en: 'Hybrid' },
  { code: 'od-kuce', sr: 'Rad od kuće', en: 'Remote', synonyms: ['rad na daljinu', 'home office'] },
  { code: 'teren', sr: 'Na terenu', en: 'Field' },
] as const satisfies readonly CatalogItem[];
