import { z } from 'zod';
import { fileView } from '#features/files/fields.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#shared/query-fields.ts';
import { applicationStatuses, applicationTypes, mostSelected } from '../application-type.ts';
import { answeredQuestion, candidateSnapshot } from '../fields.ts';

/** What an employer asks of the list of a posting's applications; forgiving like every list. */
export const applicationsQuery = z.object({
  status: codeQuery(['all', ...applicationStatuses] as const).transform((status) => status ?? 'all'),
  /** Words of a name, an address of mail or a town. */
  q: textQuery(100),
  ...pageQuery,
});
export type ApplicationsQuery = z.output<typeof applicationsQuery>;

/**
 * Which applications of a posting an act means: those named, or all that a list with these filters shows, however many pages
 * it has. The fields are part of the body of every act on several applications; {@link namesOrFilters} says that it is one of
 * the two.
 */
export const selectionFields = {
  applicationIds: z.array(z.uuid()).min(1).max(mostSelected).optional(),
  status: z.enum(['all', ...applicationStatuses]).optional(),
  q: z.string().max(100).optional(),
};

const applicationSelection = z.strictObject(selectionFields);
export type ApplicationSelection = z.output<typeof applicationSelection>;

export const namesOrFilters = ({ applicationIds, status }: ApplicationSelection): boolean =>
  (applicationIds === undefined) !== (status === undefined);

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
