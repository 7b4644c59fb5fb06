import { z } from 'zod';
import {
  applicationResults,
  applicationStatuses,
  applicationTypes,
  maxSelected,
} from '#features/applying/application-type.ts';
import { answeredQuestion, candidateSnapshot } from '#features/applying/fields.ts';
import { fileView } from '#features/files/fields.ts';
import { choiceQuery, codeQuery, pageMeta, pageQuery, textQuery, textsQuery, understood } from '#kit/query-fields.ts';
import { maxListedValues } from '#kit/search-values.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { answerStates, listSorts, requirementStates } from './list-values.ts';

/** Maximum length of a question id, a dot and the index of an answer. */
const longestAnswerValue = 60;

/**
 * The filters of a posting's list of applications. The query of list and file, the body of actions on several, and the
 * corresponding response fields derive from this (ADR 77).
 */
const filterFields = {
  status: choiceQuery(['all', ...applicationStatuses] as const, 'all'),
  /** Words of a name, an email address, a street, a town, a letter or a free answer. */
  q: textQuery(100),
  /** Answers to one question are alternatives, different questions are combined. */
  answer: textsQuery(maxListedValues, longestAnswerValue).describe(
    'Predefined answers, `{questionId}.{place from 0}`.',
  ),
  /** Whether the answers meet the posting's requirements. */
  requirements: codeQuery(requirementStates),
  /** Only current ones without any answer (rules.md#reply-promise), or with a message that has none yet. */
  answered: codeQuery(answerStates),
};
const listFields = { ...filterFields, sort: choiceQuery(listSorts, 'newest') };

/** The list's filters and sort order, without paging: for its query, the file, and selections. */
export const applicationFilters = z.object(listFields);
export type ApplicationFilters = z.output<typeof applicationFilters>;

/** The query of a posting's list of applications; lenient like every list. */
export const applicationsQuery = z.object({ ...listFields, ...pageQuery });

const selection = z
  .object({ applicationIds: z.array(z.uuid()).min(1).max(maxSelected) })
  .extend(understood(filterFields, { limited: true }))
  .partial();
/** The applications of a posting that an action applies to: given ids, or all that match the filters, on all pages. */
export type ApplicationSelection = z.output<typeof selection>;

/**
 * The body of an action on several applications of a posting: the selection, and further fields.
 * @param code of the issue when it has neither ids nor filters, or both
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
    /** Whether it was sent without an account. */
    guest: z.boolean(),
    /** Whether the person has deleted the account: names, contacts and content are then empty. */
    erased: z.boolean(),
    status: z.enum(applicationStatuses),
    /** Whether the person has withdrawn it: its content is then closed (rules.md#withdrawing). */
    withdrawn: z.boolean(),
    /** The result that the person was notified of last; null when there is none. */
    result: z.enum(applicationResults).nullable(),
    /** Number of the posting's requirements that its answers do not meet; 0 when it was withdrawn. */
    unmetRequirements: z.number().int(),
    /** Whether the employer has not opened it yet, and still can. */
    unopened: z.boolean(),
    /** How many of the candidate's messages nobody in the company has read. */
    unreadMessages: z.number().int(),
    createdAt: z.iso.datetime(),
    /** Local days since then, 0 = today. */
    daysAgo: z.number().int(),
  })
  .meta({ id: 'ApplicationRow' });
export type ApplicationListRow = z.output<typeof applicationRow>;

/** The posting of the applications. */
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

/**
 * A question with predefined answers, each with its number of applications under all filters but those of this
 * question.
 */
const listQuestion = z.object({
  id: z.string(),
  text: z.string(),
  answers: z.array(
    z.object({
      /** Its value in the query. */
      value: z.string(),
      text: z.string(),
      count: statusCount,
      /** Whether the posting requires it. */
      required: z.boolean(),
    }),
  ),
});

export const applicationsMeta = pageMeta.extend({
  /** Counts of the posting's applications that match the filters other than `status`. */
  counts: z.object({
    all: statusCount,
    unsorted: statusCount,
    saved: statusCount,
    maybe: statusCount,
    rejected: statusCount,
  }),
  /** Number of all applications of the posting, ignoring filters. */
  received: statusCount,
  /** How many of those nobody has opened yet. */
  unread: statusCount,
  /** How many of those are current and have no answer yet. */
  waiting: statusCount,
  /** How many of those are current and have a candidate's message that has no answer yet. */
  awaitingReply: statusCount,
  /** Under all other filters; null when the posting has no requirements. */
  requirements: z.object({ met: statusCount, unmet: statusCount }).nullable(),
  questions: z.array(listQuestion),
  /** The filters as parsed. */
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
    /** The same in readable form: `064 1234567`. */
    phoneText: z.string(),
    address: z.string(),
    birthDate: z.string().nullable(),
    coverLetter: z.string(),
    /** Whether it was confirmed despite the warning about a missing CV. */
    withoutCv: z.boolean(),
    answers: z.array(answeredQuestion),
    documents: z.array(fileView),
    /** Profile and CV at that time; null for a guest's and for a withdrawn application. */
    snapshot: candidateSnapshot.nullable(),
    withdrawnAt: z.iso.datetime().nullable(),
    withdrawnDaysAgo: z.number().int().nullable(),
    /** When the employer first opened it. */
    openedAt: z.iso.datetime().nullable(),
    openedDaysAgo: z.number().int().nullable(),
    /** Whether members wrote a note about it. */
    noted: z.boolean(),
    /** Number of messages from both sides. */
    messages: z.number().int(),
  })
  .meta({ id: 'Application' });
export type ApplicationView = z.output<typeof applicationView>;

export const applicationAnswer = z.object({ application: applicationView, posting: applicationPosting });
export type ApplicationAnswer = z.output<typeof applicationAnswer>;

/** Position of an application in the list with the same filters and order. */
export const applicationPlace = z.object({
  /** From 1; null when it does not match the filters. */
  place: z.number().int().nullable(),
  /** Number of applications that match the filters. */
  total: z.number().int(),
  previousId: z.string().nullable(),
  nextId: z.string().nullable(),
});
export type ApplicationPlace = z.output<typeof applicationPlace>;
