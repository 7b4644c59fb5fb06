import { z } from 'zod';
import { answerTypes } from '#features/postings/fields.ts';
import { emailField, localDayField, optionalText, personName, requiredTick } from '#shared/fields.ts';
import { toE164 } from '#shared/phone.ts';
import { issueCode } from '#shared/validation-issues.ts';
import { applicationTypes } from './application-type.ts';

const phoneField = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .transform((text, context) => {
    const phone = toE164(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', input: text, ...issueCode('phone') });
    return z.NEVER;
  });

const birthDateField = z.union([z.literal(''), localDayField]).default('');

/** What a person answered to one question: chosen answers, or a text for a free entry. */
export const answerInput = z.strictObject({
  questionId: z.string().max(100),
  answers: z.array(z.string().max(500)).max(10).default([]),
  text: optionalText(2000),
});

/** A document of an application; a guest's upload carries the token that came with it. */
const documentInput = z.strictObject({ fileId: z.uuid(), guestToken: z.string().max(100) });

export const maxDocuments = 5;
export const coverLetterMax = 2000;

/** `POST /postings/{id}/applications/guest` (SPEC §5): the form and the server check the same. */
export const guestApplicationInput = z
  .strictObject({
    firstName: personName,
    lastName: personName,
    email: emailField,
    phone: phoneField,
    address: optionalText(200),
    city: optionalText(100),
    birthDate: birthDateField,
    applicationType: z.enum(applicationTypes),
    coverLetter: optionalText(coverLetterMax),
    documents: z.array(documentInput).max(maxDocuments).default([]),
    answers: z.array(answerInput).max(10).default([]),
    /** Set after the warning that no CV goes along. */
    withoutCv: z.boolean().default(false),
    terms: requiredTick,
  })
  .superRefine((input, context) => {
    if (input.applicationType !== 'cv' && input.coverLetter === '') {
      context.addIssue({ code: 'custom', path: ['coverLetter'], input: input.coverLetter, ...issueCode('required') });
    }
  });
export type GuestApplicationInput = z.output<typeof guestApplicationInput>;
export type GuestApplicationForm = z.input<typeof guestApplicationInput>;

/** The same answer for a first and a repeated application of an address: nobody learns who applied. */
export const applicationReceipt = z.object({ positionTitle: z.string(), company: z.string(), email: z.string() });

/** A question with the words that were answered, as an application keeps it. */
export const answeredQuestion = z.object({
  questionId: z.string(),
  text: z.string(),
  answerType: z.enum(answerTypes),
  answers: z.array(z.string()),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;
