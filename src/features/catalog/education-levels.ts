import type { CatalogItem } from './catalog-item.ts';

/** `noks` is the level in the national qualification framework, where it has one. */
export interface EducationLevel extends CatalogItem {
  noks?: string;
}

/** Levels of education, from the lowest. */
export const educationLevels = [
  { code: 'bez', sr: 'Bez završene osnovne škole', en: 'No primary school' },
  { code: 'os', sr: 'Osnovna škola', en: 'Primary school', noks: '1' },
  { code: 'osposobljavanje', sr: 'Stručno osposobljavanje', en: 'Vocational training', noks: '2' },
  { code: 'sss3', sr: 'Srednja škola, trogodišnja', en: 'Secondary school, 3 years', noks: '3' },
  {
    code: 'sss4',
    sr: 'Srednja škola, četvorogodišnja / gimnazija',
    en: 'Secondary school, 4 years',
    noks: '4',
  },
  { code: 'majstor', sr: 'Majstorsko / specijalističko', en: 'Master craftsman', noks: '5' },
  {
    code: 'strukovne',
    sr: 'Viša škola / strukovne studije (180 ESPB)',
    en: 'College, 180 ECTS',
    noks: '6.1',
  },
  { code: 'osnovne', sr: 'Osnovne akademske studije (240 ESPB)', en: 'Bachelor, 240 ECTS', noks: '6.2' },
  { code: 'master', sr: 'Master / fakultet pre 2005.', en: 'Master’s degree', noks: '7.1' },
  {
    code: 'magistar',
    sr: 'Magistratura / specijalističke akademske',
    en: 'Magister, specialist',
    noks: '7.2',
  },
  { code: 'doktorat', sr: 'Doktorske studije', en: 'Doctorate', noks: '8' },
] as const satisfies readonly EducationLevel[];

export type EducationLevelCode = (typeof educationLevels)[number]['code'];
