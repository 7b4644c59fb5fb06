import { z } from 'zod';
import { cvParts, cvSources, foreignSections } from './cv-parts.ts';

/** Why something in the file is not in the preview. */
export const ignoredCodes = [
  /** More than a CV holds; `max`, and the entry as `text`. */
  'too-many',
  'ends-before-start',
  /** An entry without a single word. */
  'empty-entry',
  /** Longer than its field; the beginning was taken, `max` signs. */
  'shortened',
  'skill-too-long',
  /** Descriptions of jobs and schools, levels of skills: `count` of them. */
  'details',
  /** A whole section; `count` entries. */
  'section',
  'photo',
  /** The address of mail is the account's. */
  'email',
  /** Cannot be read as what it should be, or is not allowed there: `field` and the `text` itself. */
  'unreadable',
  /** A name in one piece: where the last name begins is unknown. */
  'name-in-one',
  /** A headline may be a profession or a motto. */
  'headline',
  /** Postal code, region, country. */
  'place',
  /** Further phones, addresses, links: `field` and `count`. */
  'further',
  /** An end that cannot be read counts as none. */
  'end-unreadable',
  /** More lines than these; `count`. */
  'more',
] as const;

export const ignoredPart = z.object({
  code: z.enum(ignoredCodes),
  part: z.enum(cvParts).optional(),
  section: z.enum(foreignSections).optional(),
  /** A field of the general data, or of an entry. */
  field: z.string().optional(),
  /** What the file says, at most 120 signs of it. */
  text: z.string().optional(),
  count: z.number().int().optional(),
  max: z.number().int().optional(),
});
export type IgnoredPart = z.output<typeof ignoredPart>;

const period = {
  /** `2024-03`; empty where the file names no month: the person completes it. */
  dateFrom: z.string(),
  /** `2024-03`; empty without a `yearTo`: it goes on. */
  dateTo: z.string(),
  /** `2024` where the file names the year alone. */
  yearFrom: z.string(),
  yearTo: z.string(),
};

export const foundEducation = z.object({ title: z.string(), institution: z.string(), ...period });
export type FoundEducation = z.output<typeof foundEducation>;
export const foundExperience = z.object({ companyName: z.string(), positionName: z.string(), ...period });
export type FoundExperience = z.output<typeof foundExperience>;

/** General data that a file may bring; empty where it says nothing. */
export const foundGeneral = z.object({
  name: z.string(),
  lastName: z.string(),
  /** E.164, and as it is read. */
  phone: z.string(),
  phoneText: z.string(),
  profession: z.string(),
  experienceLevel: z.string(),
  educationLevel: z.string(),
  address: z.string(),
  city: z.string(),
  /** A local day. */
  birthday: z.string(),
  externalLink: z.string(),
});
export type FoundGeneral = z.output<typeof foundGeneral>;

/** A file as it was understood; nothing of it is saved. */
export const cvPreview = z
  .object({
    source: z.enum(cvSources),
    general: foundGeneral,
    cv: z.object({
      education: z.array(foundEducation),
      experience: z.array(foundExperience),
      skills: z.array(z.string()),
      aboutMe: z.string(),
    }),
    leftOut: z.array(ignoredPart),
  })
  .meta({ id: 'CvPreview' });
export type CvPreview = z.output<typeof cvPreview>;
