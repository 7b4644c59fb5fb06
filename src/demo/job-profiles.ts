import type { CareerLevelCode } from '#features/catalog/career-levels.ts';
import type { ContractTypeCode } from '#features/catalog/contract-types.ts';
import type { EducationLevelCode } from '#features/catalog/education-levels.ts';
import type { ExperienceLevelCode } from '#features/catalog/experience-levels.ts';
import type { JobTypeCode } from '#features/catalog/job-types.ts';
import type { WorkModelCode } from '#features/catalog/work-models.ts';

type Weighted<Code> = readonly (readonly [Code, number])[];

/** Usual terms of a kind of work; each list holds what occurs and how often. */
export interface JobProfile {
  contracts: Weighted<ContractTypeCode>;
  hours: Weighted<JobTypeCode>;
  models: Weighted<WorkModelCode>;
  experience: Weighted<ExperienceLevelCode>;
  education: readonly EducationLevelCode[];
  /** Career levels, where they do not follow from the experience. */
  levels?: readonly CareerLevelCode[];
  /** Whether one can apply by phone alone. */
  byPhone?: true;
}

const STAFF = [
  ['neodredjeno', 6],
  ['odredjeno', 4],
] as const;
const ON_SITE = [['lokacija', 1]] as const;
const BEGINNERS = [
  ['bez', 5],
  ['do-1', 3],
  ['1-2', 2],
] as const;
const SKILLED = [
  ['1-2', 4],
  ['2-3', 4],
  ['3-5', 3],
  ['5-10', 1],
] as const;

export const jobProfiles = {
  shop: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 5],
      ['zadruga', 0.4],
      ['agencija', 0.3],
    ],
    hours: [
      ['smenski', 7],
      ['puno', 3],
      ['nepuno', 1],
    ],
    models: ON_SITE,
    experience: BEGINNERS,
    education: ['sss3', 'sss4'],
  },
  factory: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 4],
      ['agencija', 1],
      ['privremeno', 0.5],
    ],
    hours: [
      ['smenski', 8],
      ['puno', 2],
      ['nocni', 0.4],
    ],
    models: ON_SITE,
    experience: BEGINNERS,
    education: ['os', 'sss3', 'sss4'],
  },
  craft: {
    contracts: [...STAFF, ['delo', 0.3]],
    hours: [
      ['puno', 8],
      ['smenski', 2],
    ],
    models: [
      ['lokacija', 6],
      ['teren', 4],
    ],
    experience: SKILLED,
    education: ['osposobljavanje', 'sss3', 'majstor'],
    byPhone: true,
  },
  site: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 4],
      ['privremeno', 1],
    ],
    hours: [
      ['puno', 9],
      ['fleksibilno', 0.3],
    ],
    models: [
      ['teren', 7],
      ['lokacija', 3],
    ],
    experience: [
      ['bez', 2],
      ['1-2', 4],
      ['2-3', 3],
      ['3-5', 2],
    ],
    education: ['os', 'osposobljavanje', 'sss3'],
    byPhone: true,
  },
  driver: {
    contracts: STAFF,
    hours: [
      ['puno', 7],
      ['smenski', 3],
      ['fleksibilno', 1],
    ],
    models: [
      ['teren', 9],
      ['lokacija', 1],
    ],
    experience: [
      ['bez', 2],
      ['do-1', 2],
      ['1-2', 4],
      ['2-3', 3],
    ],
    education: ['sss3', 'sss4'],
    byPhone: true,
  },
  fieldSales: {
    contracts: STAFF,
    hours: [
      ['puno', 9],
      ['fleksibilno', 1],
    ],
    models: [
      ['teren', 8],
      ['hibrid', 2],
    ],
    experience: [
      ['do-1', 2],
      ['1-2', 4],
      ['2-3', 4],
    ],
    education: ['sss4', 'strukovne', 'osnovne'],
  },
  office: {
    contracts: [
      ['neodredjeno', 6],
      ['odredjeno', 4],
      ['pripravnik', 0.4],
      ['praksa', 0.2],
      ['dopunski', 0.15],
    ],
    hours: [
      ['puno', 10],
      ['nepuno', 0.7],
      ['fleksibilno', 0.8],
    ],
    models: [
      ['lokacija', 7],
      ['hibrid', 3],
      ['od-kuce', 0.8],
    ],
    experience: [
      ['bez', 1],
      ['do-1', 2],
      ['1-2', 4],
      ['2-3', 3],
      ['3-5', 2],
    ],
    education: ['sss4', 'strukovne', 'osnovne'],
  },
  expert: {
    contracts: [
      ['neodredjeno', 7],
      ['odredjeno', 3],
      ['pripravnik', 0.4],
      ['osposobljavanje', 0.6],
    ],
    hours: [
      ['puno', 9],
      ['fleksibilno', 1],
    ],
    models: [
      ['lokacija', 6],
      ['hibrid', 4],
    ],
    experience: [
      ['bez', 0.6],
      ['1-2', 2],
      ['2-3', 3],
      ['3-5', 4],
      ['5-10', 1.5],
    ],
    education: ['osnovne', 'master'],
  },
  trainee: {
    contracts: [
      ['pripravnik', 7],
      ['osposobljavanje', 1],
    ],
    hours: [['puno', 1]],
    models: ON_SITE,
    experience: [['bez', 1]],
    education: ['osnovne', 'master'],
  },
  it: {
    contracts: [
      ['neodredjeno', 8],
      ['odredjeno', 1],
      ['saradnja', 1.5],
      ['praksa', 0.4],
    ],
    hours: [
      ['puno', 6],
      ['fleksibilno', 4],
    ],
    models: [
      ['hibrid', 5],
      ['od-kuce', 4],
      ['lokacija', 2],
    ],
    experience: [
      ['do-1', 1],
      ['1-2', 2],
      ['2-3', 3],
      ['3-5', 4],
      ['5-10', 1.5],
    ],
    education: ['sss4', 'strukovne', 'osnovne', 'master'],
  },
  creative: {
    contracts: [
      ['neodredjeno', 4],
      ['odredjeno', 3],
      ['delo', 2],
      ['saradnja', 1],
      ['praksa', 0.5],
    ],
    hours: [
      ['puno', 6],
      ['fleksibilno', 3],
      ['honorarno', 1.5],
    ],
    models: [
      ['hibrid', 5],
      ['lokacija', 3],
      ['od-kuce', 2],
    ],
    experience: [
      ['do-1', 2],
      ['1-2', 4],
      ['2-3', 3],
      ['3-5', 2],
    ],
    education: ['sss4', 'strukovne', 'osnovne'],
  },
  medical: {
    contracts: STAFF,
    hours: [
      ['smenski', 7],
      ['puno', 3],
      ['nocni', 0.3],
    ],
    models: ON_SITE,
    experience: [
      ['bez', 3],
      ['do-1', 3],
      ['1-2', 3],
      ['2-3', 2],
    ],
    education: ['sss4', 'strukovne'],
  },
  doctor: {
    contracts: [
      ['neodredjeno', 7],
      ['odredjeno', 2],
      ['dopunski', 2],
    ],
    hours: [
      ['puno', 6],
      ['smenski', 3],
      ['nepuno', 1.5],
    ],
    models: ON_SITE,
    experience: [
      ['1-2', 2],
      ['2-3', 3],
      ['3-5', 3],
      ['5-10', 1],
    ],
    education: ['master', 'magistar', 'doktorat'],
  },
  teacher: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 4],
      ['delo', 1],
      ['dopunski', 0.8],
      ['volonterski', 0.4],
    ],
    hours: [
      ['puno', 6],
      ['nepuno', 3],
      ['smenski', 1],
    ],
    models: [
      ['lokacija', 9],
      ['od-kuce', 0.5],
    ],
    experience: [
      ['bez', 3],
      ['1-2', 4],
      ['2-3', 2],
    ],
    education: ['osnovne', 'master'],
  },
  hospitality: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 4],
      ['sezonski', 1.2],
      ['zadruga', 0.3],
    ],
    hours: [
      ['smenski', 8],
      ['vikend', 0.6],
      ['dvokratno', 0.6],
      ['nepuno', 0.5],
    ],
    models: ON_SITE,
    experience: [
      ['bez', 2],
      ['do-1', 3],
      ['1-2', 4],
      ['2-3', 2],
    ],
    education: ['osposobljavanje', 'sss3', 'sss4'],
    byPhone: true,
  },
  helper: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 3],
      ['privremeno', 1],
      ['agencija', 0.4],
    ],
    hours: [
      ['smenski', 4],
      ['puno', 4],
      ['nepuno', 2],
      ['nocni', 0.4],
    ],
    models: ON_SITE,
    experience: [
      ['bez', 7],
      ['do-1', 3],
    ],
    education: ['bez', 'os', 'osposobljavanje'],
    byPhone: true,
  },
  season: {
    contracts: [
      ['sezonski', 6],
      ['privremeno', 3],
      ['odredjeno', 2],
    ],
    hours: [
      ['puno', 8],
      ['vikend', 1],
    ],
    models: [
      ['lokacija', 6],
      ['teren', 4],
    ],
    experience: [
      ['bez', 7],
      ['do-1', 3],
    ],
    education: ['bez', 'os', 'sss3'],
    byPhone: true,
  },
  student: {
    contracts: [
      ['zadruga', 6],
      ['privremeno', 3],
      ['volonterski', 1],
    ],
    hours: [
      ['vikend', 4],
      ['nepuno', 4],
      ['fleksibilno', 2],
      ['honorarno', 1.4],
    ],
    models: [
      ['lokacija', 6],
      ['teren', 4],
    ],
    experience: [['bez', 1]],
    education: ['sss3', 'sss4'],
    levels: ['praktikant', 'bez-iskustva'],
  },
  caller: {
    contracts: [
      ['odredjeno', 5],
      ['neodredjeno', 5],
      ['zadruga', 0.5],
    ],
    hours: [
      ['smenski', 5],
      ['puno', 4],
      ['nepuno', 1],
    ],
    models: [
      ['lokacija', 4],
      ['hibrid', 4],
      ['od-kuce', 4],
    ],
    experience: [
      ['bez', 5],
      ['do-1', 4],
      ['1-2', 2],
    ],
    education: ['sss4', 'strukovne', 'osnovne'],
  },
  foreman: {
    contracts: STAFF,
    hours: [
      ['puno', 6],
      ['smenski', 4],
    ],
    models: ON_SITE,
    experience: [
      ['2-3', 4],
      ['3-5', 5],
      ['5-10', 1],
    ],
    education: ['sss4', 'strukovne', 'osnovne'],
    levels: ['vodja'],
  },
  manager: {
    contracts: [
      ['neodredjeno', 9],
      ['odredjeno', 1],
    ],
    hours: [
      ['puno', 9],
      ['fleksibilno', 1],
    ],
    models: [
      ['lokacija', 6],
      ['hibrid', 4],
    ],
    experience: [
      ['3-5', 4],
      ['5-10', 5],
      ['10-i-vise', 2],
    ],
    education: ['osnovne', 'master'],
    levels: ['menadzer'],
  },
  director: {
    contracts: [
      ['neodredjeno', 9],
      ['odredjeno', 1],
    ],
    hours: [
      ['puno', 9],
      ['fleksibilno', 1],
    ],
    models: [
      ['lokacija', 7],
      ['hibrid', 3],
    ],
    experience: [
      ['5-10', 5],
      ['10-i-vise', 5],
    ],
    education: ['osnovne', 'master', 'magistar'],
    levels: ['direktor', 'ekspert'],
  },
} as const satisfies Record<string, JobProfile>;

export type JobProfileName = keyof typeof jobProfiles;

/** Where an occupation is done, with how common each is. */
export const modelsOf = ({ as, onSite }: { as: JobProfileName; onSite?: true }): JobProfile['models'] =>
  onSite ? ON_SITE : jobProfiles[as].models;
