import { z } from 'zod';
import { benefits } from '#features/catalog/benefits.ts';
import { careerLevels } from '#features/catalog/career-levels.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { readContent } from '#host/content-files.ts';
import { codesOf } from '#kit/codes.ts';

/** Codes of the list that occur, and how often. */
const weighted = <Code extends string>(list: readonly { code: Code }[]) =>
  z
    .partialRecord(z.enum(codesOf(list)), z.number())
    .transform((weights) => Object.entries(weights) as [Code, number][]);

const jobProfile = z.strictObject({
  contracts: weighted(contractTypes),
  hours: weighted(jobTypes),
  models: weighted(workModels),
  experience: weighted(experienceLevels),
  education: z.array(z.enum(codesOf(educationLevels))),
  /** What employers offer besides pay, the usual first. */
  benefits: z.array(z.enum(codesOf(benefits))),
  /** Career levels, where they do not follow from the experience. */
  levels: z.array(z.enum(codesOf(careerLevels))).exactOptional(),
  /** Whether one can apply by phone alone. */
  byPhone: z.literal(true).exactOptional(),
});

/** Usual terms of a kind of work; each list holds what occurs and how often. */
export type JobProfile = z.output<typeof jobProfile>;

export const jobProfileNames = [
  'shop',
  'factory',
  'craft',
  'site',
  'driver',
  'fieldSales',
  'office',
  'expert',
  'trainee',
  'it',
  'creative',
  'medical',
  'doctor',
  'teacher',
  'hospitality',
  'helper',
  'season',
  'student',
  'caller',
  'foreman',
  'manager',
  'director',
] as const;

export type JobProfileName = (typeof jobProfileNames)[number];

export const jobProfiles = readContent('demo/job-profiles.yaml', z.record(z.enum(jobProfileNames), jobProfile));

/** Where an occupation is done, with how common each is. */
export const modelsOf = ({ as, onSite }: { as: JobProfileName; onSite?: true }): JobProfile['models'] =>
  onSite ? [['lokacija', 1]] : jobProfiles[as].models;
