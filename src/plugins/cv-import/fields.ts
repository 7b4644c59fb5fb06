import { z } from 'zod';
import { cvParts, cvSources, foreignSections } from './cv-parts.ts';

/** Why something in the file is not in the preview. */
export const ignoredCodes = [
  /** More than a CV may have; `max`, and the entry as `text`. */
  'too-many',
  'ends-before-start',
  /** An entry without any text. */
  'empty-entry',
  /** Longer than its field; truncated to `max` characters. */
  'shortened',
  'skill-too-long',
  /** Descriptions of jobs and schools, levels of skills; `count`. */
  'details',
  /** A whole section; `count` entries. */
  'section',
  'photo',
  /** The email address is that of the account. */
  'email',
  /** Unparsable or not allowed there: `field` and the original `text`. */
  'unreadable',
  /** A name in one piece: where the last name begins is unknown. */
  'name-in-one',
  /** A headline, which may be a profession or a motto. */
  'headline',
  /** Postal code, region, country. */
  'place',
  /** Additional phones, addresses, links: `field` and `count`. */
  'further',
  /** An unreadable end date, treated as missing. */
  'end-unreadable',
  /** More lines than are shown; `count`. */
  'more',
] as const;

export const ignoredPart = z.object({
  code: z.enum(ignoredCodes),
  part: z.enum(cvParts).optional(),
  section: z.enum(foreignSections).optional(),
  /** A field of the general data, or of an entry. */
  field: z.string().optional(),
  /** The text in the file, truncated to 120 characters. */
  text: z.string().optional(),
  count: z.number().int().optional(),
  max: z.number().int().optional(),
});
export type IgnoredPart = z.output<typeof ignoredPart>;

const period = {
  /** `2024-03`; empty when the file has no month: the person adds it. */
  dateFrom: z.string(),
  /** `2024-03`; empty without a `yearTo`: ongoing. */
  dateTo: z.string(),
  /** `2024` when the file has only the year. */
  yearFrom: z.string(),
  yearTo: z.string(),
};

export const foundEducation = z.object({ title: z.string(), institution: z.string(), ...period });
export type FoundEducation = z.output<typeof foundEducation>;
export const foundExperience = z.object({ companyName: z.string(), positionName: z.string(), ...period });
export type FoundExperience = z.output<typeof foundExperience>;

/** General data found in a file; empty when it has none. */
export const foundGeneral = z.object({
  name: z.string(),
  lastName: z.string(),
  /** E.164, and the readable form. */
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

/** The parsed file; nothing of it is saved. */
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
