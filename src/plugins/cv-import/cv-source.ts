import type { CvSource } from '#features/candidates/cv-source.ts';
import { pageAddress } from '#kit/site-map.ts';

export const importFromFile: CvSource = {
  href: pageAddress('cv-import'),
  asked: 'candidates.cvImport.elsewhere',
  act: 'candidates.cvImport.transfer.import',
  note: 'candidates.cvImport.transfer.importNote',
  short: 'candidates.cvImport.fromElsewhere',
};
