import { z } from 'zod';
import { type Education, type Experience, educationInput, experienceInput } from '#features/candidates/cv-fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { type CvPart, cvParts } from './cv-parts.ts';

/* The preview's form: for each part whether it is imported, and the entries with what the person has completed. Only
   imported parts are validated. */

const period = {
  dateFrom: z.string(),
  dateTo: z.string(),
  /** Whether the file says that it has ended. */
  ended: z.boolean(),
};
const education = z.object({ title: z.string(), institution: z.string(), ...period });
const experience = z.object({ companyName: z.string(), positionName: z.string(), ...period });
const choice = z.enum(['', 'keep', 'replace']);

const choices = z.object({
  general: choice,
  education: choice,
  experience: choice,
  skills: choice,
  aboutMe: choice,
});

const form = z.object({
  /** Parts for which there is a choice. */
  asked: z.array(z.enum(cvParts)),
  choices,
  education: z.array(education),
  experience: z.array(experience),
});
export type ImportForm = z.input<typeof form>;

/** The validated data that the person imports. */
export interface TakenParts {
  parts: CvPart[];
  education: Education[];
  experience: Experience[];
}

/** An entry as the API accepts it; an end date with only a year must be completed. */
const entriesOf = <T>(
  entries: readonly { dateTo: string; ended: boolean }[],
  part: 'education' | 'experience',
  input: z.ZodType<T>,
  context: z.RefinementCtx,
): T[] =>
  entries.flatMap(({ ended, ...entry }, place) => {
    if (ended && entry.dateTo.trim() === '') {
      context.addIssue({
        code: 'custom',
        input: entry.dateTo,
        path: [part, place, 'dateTo'],
        ...issueCode('required'),
      });
    }
    const read = input.safeParse(entry, { reportInput: true });
    if (read.success) return [read.data];
    for (const issue of read.error.issues) context.addIssue({ ...issue, path: [part, place, ...issue.path] } as never);
    return [];
  });

export const importForm = form.transform((typed, context): TakenParts => {
  const taken = (part: CvPart): boolean => typed.asked.includes(part) && typed.choices[part] === 'replace';
  for (const part of typed.asked) {
    if (typed.choices[part] !== '') continue;
    context.addIssue({ code: 'custom', input: '', path: ['choices', part], ...issueCode('choose') });
  }
  return {
    parts: cvParts.filter(taken),
    education: taken('education') ? entriesOf(typed.education, 'education', educationInput, context) : [],
    experience: taken('experience') ? entriesOf(typed.experience, 'experience', experienceInput, context) : [],
  };
});
