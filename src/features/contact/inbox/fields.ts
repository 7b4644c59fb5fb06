import { z } from 'zod';
import { decisionInput } from '#features/decisions/fields.ts';
import { accountTypes } from '#kit/actor.ts';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { contactSenders, contactSubjects } from '../contact-topics.ts';
import { reportReasons } from '../report-reasons.ts';
import { messageKinds, messageStates } from './message-kinds.ts';

const count = z.number().int();

export const messagesQuery = z.object({
  ...pageQuery,
  q: textQuery(100).describe(
    'Words of what was written, of a name, an address of mail, or of the reported posting and its number.',
  ),
  kind: codeQuery(messageKinds),
  state: codeQuery(messageStates),
});
export type MessagesQuery = z.output<typeof messagesQuery>;

/** A time with the number of local days since then. */
const instant = z.object({ at: z.iso.datetime(), daysAgo: count });

const account = z.object({
  id: z.string(),
  accountType: z.enum(accountTypes).nullable(),
  /** Null if the account is deleted. */
  name: z.string().nullable(),
});

/** A message to the provider or a report of a posting, as a list row. */
export const messageRow = z
  .object({
    id: z.string(),
    kind: z.enum(messageKinds),
    /** Messages only. */
    subject: z.enum(contactSubjects).nullable(),
    /** Reports only. */
    reason: z.enum(reportReasons).nullable(),
    /** The writer's name; empty in reports. */
    name: z.string(),
    /** Address for a reply. */
    email: z.string().nullable(),
    /** The beginning of the text. */
    excerpt: z.string(),
    /** Reports only. */
    posting: z.object({ id: count, positionTitle: z.string(), company: z.string() }).nullable(),
    created: instant,
    handled: z.boolean(),
  })
  .meta({ id: 'MessageRow' });
export type MessageRow = z.output<typeof messageRow>;

export const messagesMeta = pageMeta.extend({
  /** Totals, regardless of the search. */
  counts: z.object({
    waitingMessages: count,
    waitingReports: count,
    arrivedThisWeek: count,
    handledThisWeek: count,
  }),
});
export type MessagesMeta = z.output<typeof messagesMeta>;

/** A decision on a report: upheld with a ground, which is null for a rejected one; the reporter reads the facts. */
export const reportDecision = decisionInput.extend({ ground: decisionInput.shape.ground.nullable() });
export type ReportDecision = z.output<typeof reportDecision>;

/** A message or report in full. */
export const messageView = messageRow
  .extend({
    text: z.string(),
    sender: z.enum(contactSenders).nullable(),
    language: z.enum(languages),
    /** The signed-in writer's account. */
    account: account.nullable(),
    /** Number of reports of the same posting, including this one; 0 for messages. */
    reportsOfPosting: count,
    handling: z.object({ moment: instant, by: account.nullable(), note: z.string() }).nullable(),
  })
  .meta({ id: 'MessageView' });
export type MessageView = z.output<typeof messageView>;
