import { z } from 'zod';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import type { LocalDay } from '#kit/dates.ts';
import { localDay } from '#kit/dates.ts';
import { optionalDay, optionalText, optionalWebAddress, personName } from '#kit/fields.ts';
import { optionalPhone } from '#kit/phone-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { profileLimits } from './profile-limits.ts';

/** Min age in years to work or have an account (rules.md#registration). */
const minAge = 15;
const maxAge = 110;

/** Whether somebody born on this day can be a candidate today. */
const isPlausibleBirthday = (day: LocalDay, today: LocalDay): boolean => {
  const sinceYears = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  const age = today.slice(5) < day.slice(5) ? sinceYears - 1 : sinceYears;
  return age >= minAge && age <= maxAge;
};

/** A code from a closed list, or empty. */
const optionalCode = <const T extends string>(list: readonly { code: T }[]) =>
  z.enum(['', ...list.map(({ code }) => code)] as ['', ...T[]]);

/** Client and server each use their own clock; a difference of a day does not matter here. */
const birthday = optionalDay.refine(
  (day) => day === '' || isPlausibleBirthday(day, localDay(new Date())),
  issueCode('birthday'),
);

/** `PUT /candidate/profile` (rules.md#candidate-profile): only the two names are required. */
export const candidateProfileInput = z.strictObject({
  /** Version of the profile that was edited, 0 for none; outdated versions are rejected. */
  version: z.number().int().min(0).max(2_147_483_647),
  name: personName,
  lastName: personName,
  phone: optionalPhone,
  profession: optionalText(profileLimits.profession),
  experienceLevel: optionalCode(experienceLevels),
  educationLevel: optionalCode(educationLevels),
  /** Id of the current photo or of an upload; null for none. */
  photo: z.uuid().nullable(),
  address: optionalText(profileLimits.address),
  city: optionalText(profileLimits.city),
  birthday,
  externalLink: optionalWebAddress,
});
export type CandidateProfileForm = z.input<typeof candidateProfileInput>;
export type CandidateProfileInput = z.output<typeof candidateProfileInput>;

/** General data as returned to the candidate. */
export const candidateProfile = z
  .object({
    version: z.number().int(),
    name: z.string(),
    lastName: z.string(),
    /** Email address of the account; read-only. */
    email: z.string(),
    /** E.164, or empty. */
    phone: z.string(),
    /** Display form of the phone number: `064 1234567`. */
    phoneText: z.string(),
    profession: z.string(),
    /** Catalogue codes, or empty. */
    experienceLevel: z.string(),
    educationLevel: z.string(),
    photo: z.object({ id: z.string(), url: z.string() }).nullable(),
    address: z.string(),
    city: z.string(),
    /** A local day, or empty. */
    birthday: z.string(),
    externalLink: z.string(),
  })
  .meta({ id: 'CandidateProfile' });
export type CandidateProfile = z.output<typeof candidateProfile>;

/** `GET /candidate/summary`. */
export const candidateSummary = z
  .object({
    applications: z.number().int(),
    agents: z.number().int(),
    /** Live postings found by the agents since the candidate last looked, each counted once. */
    newHits: z.number().int(),
    savedPostings: z.number().int(),
    documents: z.number().int(),
    cv: z.object({
      /** Percent. */
      complete: z.number().int(),
      /** Missing parts, the most useful first. */
      missing: z.array(z.string()),
    }),
    /** Prompts of the home page that are neither done nor dismissed. */
    prompts: z.array(z.string()),
  })
  .meta({ id: 'CandidateSummary' });
export type CandidateSummary = z.output<typeof candidateSummary>;
