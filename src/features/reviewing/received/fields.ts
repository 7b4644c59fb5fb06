import { z } from 'zod';
import { applicationStatuses, applicationTypes, maxSelected } from '#features/applying/application-type.ts';
import { answeredQuestion, candidateSnapshot } from '#features/applying/fields.ts';
import { fileView } from '#features/files/fields.ts';
import { choiceQuery, codeQuery, pageMeta, pageQuery, textQuery, textsQuery, understood } from '#kit/query-fields.ts';
import { maxListedValues } from '#kit/search-values.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { listSorts, requirementStates } from './list-values.ts';

/** Characters of the id of a question, a dot and the place of an answer. */
const longestAnswerValue = 60;

/**
 * What the list of a posting's applications is narrowed by. The query of list and file, the body of every act on several, and
 * what answers say of it are made from this (ADR 77).
 */
const filterFields = {
  status: choiceQuery(['all', ...applicationStatuses] as const, 'all'),
  /** Words of a name, an address of mail, a street, a town, a letter or a free answer. */
  q: textQuery(100),
  /** Those of one question are alternatives, questions add up. */
  answer: textsQuery(maxListedValues, longestAnswerValue).describe(
    'Predefined answers, `{questionId}.{place from 0}`.',
  ),
  /** Whether the answers meet what the posting requires. */
  requirements: codeQuery(requirementStates),
  /** `no`: only those that stand and still wait for an answer (rules.md#reply-promise). */
  answered: codeQuery(['no'] as const),
};
const listFields = { ...filterFields, sort: choiceQuery(listSorts, 'newest') };

/** The list with its filters and order, without its pages: as a query, in the file, and of what is selected. */
export const applicationFilters = z.object(listFields);
export type ApplicationFilters = z.output<typeof applicationFilters>;

/** What an employer asks of the list of a posting's applications; forgiving like every list. */
export const applicationsQuery = z.object({ ...listFields, ...pageQuery });

const selection = z
  .object({ applicationIds: z.array(z.uuid()).min(1).max(maxSelected) })
  .extend(understood(filterFields, { limited: true }))
  .partial();
/**
 * Which applications of a posting an act means: those named, or all that a list with these filters shows, however many pages
 * it has.
 */
export type ApplicationSelection = z.output<typeof selection>;

/**
 * The body of an act on several applications of a posting: which, and what else it says.
 * @param code of the issue when it neither names some nor says filters, or does both
 */
export const selectionInput = <T extends z.ZodRawShape>(besides: T, code = 'choose') =>
  z.strictObject({ ...selection.shape, ...besides }).refine(
    (input) => {
      const { applicationIds, status } = input as ApplicationSelection;
      return (applicationIds === undefined) !== (status === undefined);
    },
    { path: ['applicationIds'], ...issueCode(code) },
  );

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

/** A question with predefined answers, each with its applications under all filters but those of this question. */
const listQuestion = z.object({
  id: z.string(),
  text: z.string(),
  answers: z.array(
    z.object({
      /** As the query names it. */
      value: z.string(),
      text: z.string(),
      count: statusCount,
      /** One of those that the posting requires. */
      required: z.boolean(),
    }),
  ),
});

export const applicationsMeta = pageMeta.extend({
  /** Of the posting's applications that match the filters other than `status`. */
  counts: z.object({
    all: statusCount,
    unsorted: statusCount,
    saved: statusCount,
    maybe: statusCount,
    rejected: statusCount,
  }),
  /** Of the posting, whatever the filters. */
  received: statusCount,
  /** Of those, what nobody has opened yet. */
  unread: statusCount,
  /** And what stands and has no answer yet. */
  waiting: statusCount,
  /** Under all other filters; null when nothing was required of anybody. */
  requirements: z.object({ met: statusCount, unmet: statusCount }).nullable(),
  questions: z.array(listQuestion),
  /** The filters as they were understood. */
  filters: z.object(understood(listFields, { limited: false })),
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
    /** Whether members wrote a note about it. */
    noted: z.boolean(),
    /** Messages of both sides. */
    messages: z.number().int(),
    /** Of those, the candidate's that nobody of the company has read. */
    unreadMessages: z.number().int(),
  })
  .meta({ id: 'Application' });
export type ApplicationView = z.output<typeof applicationView>;

export const applicationAnswer = z.object({ application: applicationView, posting: applicationPosting });
export type ApplicationAnswer = z.output<typeof applicationAnswer>;

/** Position of an application among those that the list with the same filters shows, in the list's order. */
export const applicationPlace = z.object({
  /** From 1; null when the filters leave this one out. */
  place: z.number().int().nullable(),
  /** Applications that the filters show. */
  total: z.number().int(),
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
});
export type ApplicationPlace = z.output<typeof applicationPlace>;
