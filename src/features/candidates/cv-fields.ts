import { z } from 'zod';
import { oneLine, optionalText } from '#kit/fields.ts';
import { monthField, optionalMonthField } from '#kit/month-field.ts';
import { fold } from '#kit/serbian-text.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { cvDocumentForms } from './cv-document-forms.ts';
import { cvLimits } from './cv-limits.ts';

/** Both months are inclusive; a missing end means that the period is ongoing. */
const period = { dateFrom: monthField, dateTo: optionalMonthField };

/** Whether a period ends in or after its first month. Months such as `2024-03` sort chronologically as strings. */
const endsAfterStart = ({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): boolean =>
  dateTo === '' || dateFrom === '' || dateFrom <= dateTo;
const endsBeforeStart = { path: ['dateTo'], ...issueCode('ends-before-start') };

export const educationInput = z
  .strictObject({ title: oneLine(cvLimits.name), institution: oneLine(cvLimits.name), ...period })
  .refine(endsAfterStart, endsBeforeStart);
export type Education = z.output<typeof educationInput>;
export type EducationForm = z.input<typeof educationInput>;

export const experienceInput = z
  .strictObject({ companyName: oneLine(cvLimits.name), positionName: oneLine(cvLimits.name), ...period })
  .refine(endsAfterStart, endsBeforeStart);
export type Experience = z.output<typeof experienceInput>;
export type ExperienceForm = z.input<typeof experienceInput>;

/** An array whose limit has its own issue code: `too-many-education`, `too-many-experience`, `too-many-skills`. */
const limited = <T extends z.ZodType>(entry: T, name: 'education' | 'experience' | 'skills') =>
  z
    .array(entry)
    .refine(({ length }) => length <= cvLimits[name], issueCode(`too-many-${name}`, { max: cvLimits[name] }));

/** Removes duplicate skills, ignoring script and case. */
const distinct = (skills: string[]): string[] => {
  const seen = new Set<string>();
  return skills.filter((skill) => {
    const key = fold(skill);
    return !seen.has(key) && seen.add(key);
  });
};

const cvSections = {
  education: limited(educationInput, 'education').default([]),
  experience: limited(experienceInput, 'experience').default([]),
  skills: z
    .array(oneLine(cvLimits.skill))
    .transform(distinct)
    .refine(({ length }) => length <= cvLimits.skills, issueCode('too-many-skills', { max: cvLimits.skills }))
    .default([]),
  aboutMe: optionalText(cvLimits.aboutMe),
};

/** `PUT /candidate/cv`: all sections at once. */
export const cvInput = z.strictObject({
  /** Version of the profile that was edited, 0 for none; outdated versions are rejected. */
  version: z.number().int().min(0).max(2_147_483_647),
  ...cvSections,
});
export type CvForm = z.input<typeof cvInput>;
export type CvInput = z.output<typeof cvInput>;

const periodView = {
  /** Month, e.g. `2024-03`. */
  dateFrom: z.string(),
  /** Empty when ongoing. */
  dateTo: z.string(),
};

/** A CV as returned to its owner. */
export const cv = z
  .object({
    version: z.number().int(),
    education: z.array(z.object({ title: z.string(), institution: z.string(), ...periodView })),
    experience: z.array(z.object({ companyName: z.string(), positionName: z.string(), ...periodView })),
    skills: z.array(z.string()),
    aboutMe: z.string(),
    /** When the profile or CV was last changed; null before the first save. */
    changedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Cv' });
export type Cv = z.output<typeof cv>;

/** `POST /candidate/cv/document` (rules.md#cv-documents). */
export const cvDocumentInput = z.strictObject({
  form: z.enum(cvDocumentForms),
  /** Id of the account's CV of the same form to replace; without it all earlier CVs are kept. */
  replace: z.uuid().optional(),
});
export type CvDocumentInput = z.output<typeof cvDocumentInput>;

/** A generated CV document. */
export const createdCvDocument = z
  .object({
    id: z.string(),
    fileId: z.string(),
    name: z.string(),
    /** Media type. */
    type: z.string(),
    /** Bytes. */
    size: z.number().int(),
    addedAt: z.iso.datetime(),
    cvForm: z.enum(cvDocumentForms),
  })
  .meta({ id: 'CvDocument' });
export type CreatedCvDocument = z.output<typeof createdCvDocument>;

const stay = { startDate: z.string(), endDate: z.string().optional() };

/** The subset of JSON Resume 1.0.0 that a CV fills in. */
export const jsonResume = z
  .object({
    $schema: z.string(),
    basics: z.object({
      name: z.string().optional(),
      label: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
      url: z.string().optional(),
      summary: z.string().optional(),
      location: z.object({ address: z.string().optional(), city: z.string().optional() }).optional(),
    }),
    work: z.array(z.object({ name: z.string(), position: z.string(), ...stay })),
    education: z.array(z.object({ institution: z.string(), area: z.string(), ...stay })),
    skills: z.array(z.object({ name: z.string() })),
    meta: z.object({
      version: z.string(),
      lastModified: z.string().optional(),
      /** Data that the format has no fields for. */
      prilika: z.record(z.string(), z.string()),
    }),
  })
  .meta({ id: 'JsonResume' });
