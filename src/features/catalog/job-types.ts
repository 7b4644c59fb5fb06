import type { CatalogItem } from './catalog-item.ts';
import type { EmploymentType } from './contract-types.ts';

export interface JobType extends CatalogItem {
  employmentType: EmploymentType;
}

/** Working time; a posting has exactly one. */
export const jobTypes = [
  { code: 'puno', sr: 'Puno radno vreme', en: 'Full time', employmentType: 'FULL_TIME' },
  { code: 'nepuno', sr: 'Nepuno radno vreme', en: 'Part time', employmentType: 'PART_TIME' },
  { code: 'honorarno', sr: 'Honorarno', en: 'Freelance', employmentType: 'CONTRACTOR' },
  { code: 'smenski', sr: 'Smenski rad', en: 'Shifts', employmentType: 'FULL_TIME' },
  { code: 'vikend', sr: 'Rad vikendom', en: 'Weekends', employmentType: 'FULL_TIME' },
  { code: 'nocni', sr: 'Noćni rad', en: 'Nights', employmentType: 'FULL_TIME' },
  { code: 'fleksibilno', sr: 'Fleksibilno radno vreme', en: 'Flexible hours', employmentType: 'FULL_TIME' },
  { code: 'dvokratno', sr: 'Dvokratno', en: 'Split shifts', employmentType: 'FULL_TIME' },
] as const satisfies readonly JobType[];

export type JobTypeCode = (typeof jobTypes)[number]['code'];
