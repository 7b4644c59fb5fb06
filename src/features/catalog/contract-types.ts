import type { CatalogItem } from './catalog-item.ts';

/** Values of schema.org `employmentType` that the lists map to. */
export type EmploymentType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN' | 'VOLUNTEER';

export interface ContractType extends CatalogItem {
  employmentType: EmploymentType;
}

/** Legal forms of work in Serbia. */
export const contractTypes = [
  { code: 'neodredjeno', sr: 'Neodređeno vreme', en: 'Permanent', employmentType: 'FULL_TIME' },
  { code: 'odredjeno', sr: 'Određeno vreme', en: 'Fixed-term', employmentType: 'TEMPORARY' },
  { code: 'pripravnik', sr: 'Pripravnički rad', en: 'Traineeship', employmentType: 'INTERN' },
  {
    code: 'privremeno',
    sr: 'Privremeni i povremeni poslovi',
    en: 'Temporary work',
    employmentType: 'TEMPORARY',
  },
  { code: 'delo', sr: 'Ugovor o delu', en: 'Service contract', employmentType: 'CONTRACTOR' },
  {
    code: 'osposobljavanje',
    sr: 'Stručno osposobljavanje',
    en: 'Vocational training',
    employmentType: 'INTERN',
  },
  { code: 'dopunski', sr: 'Dopunski rad', en: 'Supplementary work', employmentType: 'PART_TIME' },
  { code: 'zadruga', sr: 'Preko omladinske zadruge', en: 'Youth cooperative', employmentType: 'TEMPORARY' },
  { code: 'praksa', sr: 'Stručna praksa', en: 'Internship', employmentType: 'INTERN' },
  { code: 'sezonski', sr: 'Sezonski rad', en: 'Seasonal', employmentType: 'TEMPORARY' },
  { code: 'agencija', sr: 'Ustupanje preko agencije', en: 'Agency leasing', employmentType: 'TEMPORARY' },
  { code: 'saradnja', sr: 'Preduzetnik, paušalac', en: 'Contractor', employmentType: 'CONTRACTOR' },
  { code: 'volonterski', sr: 'Volonterski', en: 'Volunteer', employmentType: 'VOLUNTEER' },
] as const satisfies readonly ContractType[];

export type ContractTypeCode = (typeof contractTypes)[number]['code'];
