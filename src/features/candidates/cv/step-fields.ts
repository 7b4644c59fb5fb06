import { z } from 'zod';
import { issueCode } from '#kit/validation-issues.ts';
import { cvInput, type EducationForm, type ExperienceForm, educationInput, experienceInput } from '../cv-fields.ts';
import { candidateProfileInput } from '../profile-fields.ts';

/*
 * Schemas of the builder's steps: the sections as the API accepts them. Entries also have `ongoing`; without it, a
 * forgotten end could not be told from an ongoing period.
 */

interface Period {
  ongoing: boolean;
  dateTo: string;
}

const endIsGiven = ({ ongoing, dateTo }: Period): boolean => ongoing || dateTo.trim() !== '';
const missingEnd = { path: ['dateTo'], ...issueCode('required') };

const period = { dateFrom: z.string(), dateTo: z.string(), ongoing: z.boolean() };
const educationEntry = z
  .strictObject({ title: z.string(), institution: z.string(), ...period })
  .refine(endIsGiven, missingEnd)
  .transform(({ ongoing, ...entry }): EducationForm => (ongoing ? { ...entry, dateTo: '' } : entry))
  .pipe(educationInput);
const experienceEntry = z
  .strictObject({ companyName: z.string(), positionName: z.string(), ...period })
  .refine(endIsGiven, missingEnd)
  .transform(({ ongoing, ...entry }): ExperienceForm => (ongoing ? { ...entry, dateTo: '' } : entry))
  .pipe(experienceInput);

const { education, experience, skills, aboutMe } = cvInput.shape;

export const generalStep = candidateProfileInput.omit({ version: true });
export const educationStep = z.object({
  education: z
    .array(educationEntry)
    .transform((list): z.input<typeof education> => list)
    .pipe(education),
});
export const experienceStep = z.object({
  experience: z
    .array(experienceEntry)
    .transform((list): z.input<typeof experience> => list)
    .pipe(experience),
});
/** Text still in the input field counts as the last skill. */
export const skillsStep = z
  .object({ skills: z.array(z.string()), typed: z.string() })
  .transform(({ skills: list, typed }) => ({ skills: typed.trim() === '' ? list : [...list, typed] }))
  .pipe(z.object({ skills: skills.unwrap() }));
export const aboutStep = z.object({ aboutMe });

export type GeneralForm = z.input<typeof generalStep>;
export type EducationStepForm = z.input<typeof educationStep>;
export type ExperienceStepForm = z.input<typeof experienceStep>;
export type SkillsStepForm = z.input<typeof skillsStep>;
export type AboutStepForm = z.input<typeof aboutStep>;
