import { z } from 'zod';
import { answerTypes } from '#features/postings/fields.ts';
import { emailField, optionalDay, optionalText, personName, requiredText, requiredTick } from '#kit/fields.ts';
import { phoneField } from '#kit/phone-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { applicationTypes, coverLetterMax, maxDocuments } from './application-type.ts';

/** The answer to one question: selected answers, or free text. */
export const answerInput = z.strictObject({
  questionId: z.string().max(100),
  answers: z.array(z.string().max(500)).max(10).default([]),
  text: optionalText(2000),
});

/** A document of an application; for a guest's upload with the token issued for it. */
const documentInput = z.strictObject({ fileId: z.uuid(), guestToken: z.string().max(100) });

/** Whether a letter is present when the type of application requires one. */
export const letterWhereNeeded = ({
  applicationType,
  coverLetter,
}: {
  applicationType: string;
  coverLetter: string;
}): boolean => coverLetter !== '' || (applicationType !== 'cv_letter' && applicationType !== 'letter');

/** Where the error is reported; it also runs when other fields are invalid, so that all errors are shown at once. */
export const letterCheck = {
  path: ['coverLetter'],
  ...issueCode('required'),
  when: ({ value }: { value: unknown }) => typeof (value as { coverLetter?: unknown } | null)?.coverLetter === 'string',
};

/**
 * Body of `POST /postings/{id}/applications/guest` (rules.md#application-types), validated by both the form and the
 * server.
 */
export const guestApplicationInput = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    email: emailField,
    phone: phoneField,
    address: optionalText(200),
    city: requiredText(100),
    birthDate: optionalDay,
    applicationType: z.enum(applicationTypes),
    coverLetter: optionalText(coverLetterMax),
    documents: z.array(documentInput).max(maxDocuments).default([]),
    answers: z.array(answerInput).max(10).default([]),
    /** Set after the warning about a missing CV. */
    withoutCv: z.boolean().default(false),
    terms: requiredTick,
  })
  .refine(letterWhereNeeded, letterCheck);
export type GuestApplicationInput = z.output<typeof guestApplicationInput>;
export type GuestApplicationForm = z.input<typeof guestApplicationInput>;

/**
 * The response is the same for a first and a repeated application from an address, so that it does not reveal who has
 * applied.
 */
export const applicationReceipt = z.object({
  positionTitle: z.string(),
  company: z.string(),
  email: z.string(),
});
export type ApplicationReceipt = z.output<typeof applicationReceipt>;

const snapshotPeriod = { dateFrom: z.string(), dateTo: z.string() };

/** Contents of a candidate's profile and CV when the application was sent; later changes do not affect it. */
export const candidateSnapshot = z
  .object({
    profession: z.string(),
    experienceLevel: z.string(),
    educationLevel: z.string(),
    externalLink: z.string(),
    aboutMe: z.string(),
    education: z.array(z.object({ title: z.string(), institution: z.string(), ...snapshotPeriod })),
    experience: z.array(z.object({ companyName: z.string(), positionName: z.string(), ...snapshotPeriod })),
    skills: z.array(z.string()),
  })
  .meta({ id: 'CandidateSnapshot' });
export type CandidateSnapshot = z.output<typeof candidateSnapshot>;

/** A question with the text of its answers. */
export const storedAnswer = z.object({
  questionId: z.string(),
  text: z.string(),
  answerType: z.enum(answerTypes),
  answers: z.array(z.string()),
});

/** The same as stored with the application and shown to the employer. */
export const answeredQuestion = storedAnswer.extend({
  /**
   * Answers that the job requires, and whether they were given (rules.md#requirements); missing when it requires none.
   */
  requirement: z.object({ answers: z.array(z.string()), met: z.boolean() }).optional(),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;
