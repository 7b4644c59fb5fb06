import { and, count, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import { Problem } from '#kit/problem.ts';
import { fold } from '#kit/serbian-text.ts';
import { contactMessages } from '../../messages/server/contact-table.ts';
import { postingReports } from '../../server/report-table.ts';
import type { MessagesQuery } from '../fields.ts';
import type { MessageKind } from '../message-kinds.ts';

export interface MessageFilter extends Pick<MessagesQuery, 'kind' | 'state'> {
  /** Fold keys; all must match. */
  words: string[];
}

const small = [...'čćšžđабвгдђежзијклмнопрстћуфхцчш'];
const letters = [...small, ...small.map((letter) => letter.toUpperCase())];
const folded = letters.map(fold);

/** SQL equivalent of `fold`, for the few texts without a fold key column: Latin and Cyrillic match each other. */
const foldOf = (columns: (PgColumn | SQL)[]): SQL => {
  const text = sql`lower(translate(concat_ws(' ', ${sql.join(columns, sql`, `)}), ${letters.join('')}, ${folded.join('')}))`;
  const digraphs: readonly (readonly [from: string, to: string])[] = [
    ['[љЉ]', 'lj'],
    ['[њЊ]', 'nj'],
    ['[џЏ]', 'dz'],
    ['dj', 'd'],
  ];
  return digraphs.reduce((inner, [from, to]) => sql`regexp_replace(${inner}, ${from}, ${to}, 'g')`, text);
};

const matching = (
  kind: MessageKind,
  table: typeof contactMessages | typeof postingReports,
  columns: (PgColumn | SQL)[],
  filter: MessageFilter,
): SQL | undefined => {
  if (filter.kind !== null && filter.kind !== kind) return sql`false`;
  return and(
    ...filter.words.map((word) => sql`${foldOf(columns)} like ${containing(word)}`),
    filter.state === 'new' ? isNull(table.handledAt) : undefined,
    filter.state === 'handled' ? isNotNull(table.handledAt) : undefined,
  );
};

const ofContact = (filter: MessageFilter): SQL | undefined =>
  matching(
    'contact',
    contactMessages,
    [contactMessages.name, contactMessages.email, contactMessages.message, contactMessages.handledNote],
    filter,
  );

/** How a report was handled: the facts of the decision on it, or the note from before there were decisions. */
export const reportNote = sql<string>`coalesce((select ${decisions.facts} from ${decisions} where ${decisions.reportId} = ${postingReports}.id and ${decisions.aboutId} is null and ${postingReports.handledAt} is not null order by ${decisions.decidedAt} desc limit 1), ${postingReports.handledNote})`;

const ofReport = (filter: MessageFilter): SQL | undefined =>
  matching(
    'report',
    postingReports,
    [
      postings.positionTitle,
      employers.company,
      sql`${postings.id}::text`,
      postingReports.email,
      postingReports.text,
      reportNote,
    ],
    filter,
  );

/** Ids of a page, newest first. */
export async function listMessageIds(
  executor: Executor,
  filter: MessageFilter,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const messages = executor
    .select({ id: contactMessages.id, createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(ofContact(filter));
  const reports = executor
    .select({ id: postingReports.id, createdAt: postingReports.createdAt })
    .from(postingReports)
    .innerJoin(postings, eq(postings.id, postingReports.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(ofReport(filter));
  const rows = await unionAll(messages, reports)
    .orderBy(sql`created_at desc, id desc`)
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
}

export async function countMatchingMessages(executor: Executor, filter: MessageFilter): Promise<number> {
  const messages = await executor.$count(contactMessages, ofContact(filter));
  const [reports] = await executor
    .select({ count: count() })
    .from(postingReports)
    .innerJoin(postings, eq(postings.id, postingReports.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(ofReport(filter));
  return messages + (reports?.count ?? 0);
}

/** Messages and reports with these ids, as database rows; unknown ids are omitted. */
export async function findMessages(executor: Executor, ids: string[]) {
  if (ids.length === 0) return { messages: [], reports: [] };
  const messages = await executor.select().from(contactMessages).where(inArray(contactMessages.id, ids));
  const reports = await executor
    .select({
      report: postingReports,
      note: reportNote,
      positionTitle: postings.positionTitle,
      company: shownCompany,
    })
    .from(postingReports)
    .innerJoin(postings, eq(postings.id, postingReports.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(inArray(postingReports.id, ids));
  return { messages, reports };
}
export type FoundMessages = Awaited<ReturnType<typeof findMessages>>;

export const countReportsOf = (executor: Executor, postingId: number): Promise<number> =>
  executor.$count(postingReports, eq(postingReports.postingId, postingId));

/** Counts open messages and reports. */
export const countWaiting = async (
  executor: Executor,
): Promise<{ waitingMessages: number; waitingReports: number }> => ({
  waitingMessages: await executor.$count(contactMessages, isNull(contactMessages.handledAt)),
  waitingReports: await executor.$count(postingReports, isNull(postingReports.handledAt)),
});

/** Counts messages and reports received and those handled since the given time. */
export async function countSince(executor: Executor, since: Date): Promise<{ arrived: number; handled: number }> {
  const of = async (table: typeof contactMessages | typeof postingReports) => {
    const having = (column: PgColumn) => sql<number>`count(*) filter (where ${gte(column, since)})`.mapWith(Number);
    const [row] = await executor
      .select({ arrived: having(table.createdAt), handled: having(table.handledAt) })
      .from(table as typeof contactMessages)
      .where(or(gte(table.createdAt, since), gte(table.handledAt, since)));
    return row ?? { arrived: 0, handled: 0 };
  };
  const messages = await of(contactMessages);
  const reports = await of(postingReports);
  return { arrived: messages.arrived + reports.arrived, handled: messages.handled + reports.handled };
}

interface Handling {
  handledAt: Date | null;
  handledBy: string | null;
  handledNote: string;
}

/** Marks an open entry as handled, or vice versa. @throws `administration.already-done` if there is none in that state */
export async function setHandling(tx: Executor, id: string, handling: Handling): Promise<void> {
  for (const table of [contactMessages, postingReports] as const) {
    const expected = handling.handledAt ? isNull(table.handledAt) : isNotNull(table.handledAt);
    const changed = await tx
      .update(table as typeof contactMessages)
      .set(handling)
      .where(and(eq(table.id, id), expected))
      .returning({ id: (table as typeof contactMessages).id });
    if (changed.length > 0) return;
  }
  throw new Problem('administration.already-done');
}
