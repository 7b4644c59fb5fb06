import { z } from 'zod';
import { fileView } from '#features/files/fields.ts';
import { answerTypes } from '#features/postings/fields.ts';
import {
  emailField,
  optionalDay,
  optionalText,
  personName,
  requiredText,
  requiredTick,
} from '#shared/fields.ts';
import { phoneField } from '#shared/phone-field.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#shared/query-fields.ts';
import { issueCode } from '#shared/validation-issues.ts';
import { applicationStatuses, applicationTypes, coverLetterMax, maxDocuments } from './application-type.ts';

/** The answer to one question: chosen answers, or a text for a free entry. */
export const answerInput = z.strictObject({
  questionId: z.string().max(100),
  answers: z.array(z.string().max(500)).max(10).default([]),
  text: optionalText(2000),
});

/** A document of an application; a guest's upload carries the token that came with it. */
const documentInput = z.strictObject({ fileId: z.uuid(), guestToken: z.string().max(100) });

/** Whether there is a letter where the type of application has one. */
export const letterWhereNeeded = ({
  applicationType,
  coverLetter,
}: {
  applicationType: string;
  coverLetter: string;
}): boolean => coverLetter !== '' || (applicationType !== 'cv_letter' && applicationType !== 'letter');

/** Where that is reported: also when other fields are invalid, so that all errors are shown at once. */
export const letterCheck = {
  path: ['coverLetter'],
  ...issueCode('required'),
  when: ({ value }: { value: unknown }) =>
    typeof (value as { coverLetter?: unknown } | null)?.coverLetter === 'string',
};

/** `POST /postings/{id}/applications/guest` (rules.md#application-types): the form and the server check the same. */
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
 * The same response for a first and a repeated application of an address, so that it does not reveal who has applied.
 */
export const applicationReceipt = z.object({
  positionTitle: z.string(),
  company: z.string(),
  email: z.string(),
});
export type ApplicationReceipt = z.output<typeof applicationReceipt>;

const snapshotPeriod = { dateFrom: z.string(), dateTo: z.string() };

/** What a candidate's profile and CV said when the application was sent; later changes do not touch it. */
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

/** A question with the words that were answered. */
export const givenAnswer = z.object({
  questionId: z.string(),
  text: z.string(),
  answerType: z.enum(answerTypes),
  answers: z.array(z.string()),
});

/** The same as an application keeps it, and its employer reads it. */
export const answeredQuestion = givenAnswer.extend({
  /** Which of the answers the job needed, and whether that was met (rules.md#requirements); only where it needed any. */
  requirement: z.object({ answers: z.array(z.string()), met: z.boolean() }).optional(),
});
export type AnsweredQuestion = z.output<typeof answeredQuestion>;

/** What an employer asks of the list of a posting's applications; forgiving like every list. */
export const applicationsQuery = z.object({
  status: codeQuery(['all', ...applicationStatuses] as const).transform((status) => status ?? 'all'),
  /** Words of a name, an address of mail or a town. */
  q: textQuery(100),
  ...pageQuery,
});
export type ApplicationsQuery = z.output<typeof applicationsQuery>;

/** An application in the employer's list. */
export const applicationRow = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    city: z.string(),
    applicationType: z.enum(applicationTypes),
    documentCount: z.number().int(),
    /** Sent without an account. */
    guest: z.boolean(),
    /** The person has deleted the account: names, contacts and content are empty. */
    erased: z.boolean(),
    status: z.enum(applicationStatuses),
    /** The person has taken it back: its content is closed (rules.md#withdrawing). */
    withdrawn: z.boolean(),
    /** Requirements of the posting that its answers do not meet; 0 when it was withdrawn. */
    unmetRequirements: z.number().int(),
    /** Not opened by the employer yet, and still to be read. */
    unopened: z.boolean(),
    createdAt: z.iso.datetime(),
    /** Local days since then, 0 = today. */
    daysAgo: z.number().int(),
  })
  .meta({ id: 'ApplicationRow' });
export type ApplicationListRow = z.output<typeof applicationRow>;

/** The posting that applications belong to. */
export const applicationPosting = z
  .object({
    id: z.number().int(),
    positionTitle: z.string(),
    company: z.string(),
    live: z.boolean(),
    /** Last local day for applications; null before it first goes live. */
    closesOn: z.string().nullable(),
  })
  .meta({ id: 'ApplicationPosting' });
export type ApplicationPosting = z.output<typeof applicationPosting>;

const statusCount = z.number().int();

export const applicationsMeta = pageMeta.extend({
  /** Of the posting's applications that match `q`. */
  counts: z.object({
    all: statusCount,
    unsorted: statusCount,
    saved: statusCount,
    maybe: statusCount,
    rejected: statusCount,
  }),
  posting: applicationPosting,
});
export type ApplicationsMeta = z.output<typeof applicationsMeta>;

/** An application as its employer reads it. */
export const applicationView = applicationRow
  .omit({ documentCount: true })
  .extend({
    email: z.string(),
    /** E.164, or empty. */
    phone: z.string(),
    /** The same as it is read: `064 1234567`. */
    phoneText: z.string(),
    address: z.string(),
    birthDate: z.string().nullable(),
    coverLetter: z.string(),
    /** Confirmed after the warning about a missing CV. */
    withoutCv: z.boolean(),
    answers: z.array(answeredQuestion),
    documents: z.array(fileView),
    /** Profile and CV at that moment; null for a guest's and for what was withdrawn. */
    snapshot: candidateSnapshot.nullable(),
    withdrawnAt: z.iso.datetime().nullable(),
    withdrawnDaysAgo: z.number().int().nullable(),
    /** First opened by the employer. */
    openedAt: z.iso.datetime().nullable(),
    openedDaysAgo: z.number().int().nullable(),
  })
  .meta({ id: 'Application' });
export type ApplicationView = z.output<typeof applicationView>;

export const applicationAnswer = z.object({ application: applicationView, posting: applicationPosting });
export type ApplicationAnswer = z.output<typeof applicationAnswer>;

/** Position of an application among all of its posting, newest first. */
export const applicationPlace = z.object({
  /** From 1. */
  place: z.number().int(),
  total: z.number().int(),
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
});
export type ApplicationPlace = z.output<typeof applicationPlace>;

export const sortApplicationInput = z.strictObject({ status: z.enum(applicationStatuses) });
