import { and, asc, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { applications, awaitsReply } from '#features/applying/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { MessageSide } from '../../message-state.ts';
import { applicationMessages, messageBatches } from '../../server/message-table.ts';
import { reached } from '../../server/thread-store.ts';
import type { ThreadState } from '../thread-states.ts';

/** Whose inbox it is, and what of it. */
export interface InboxFilter {
  reader: MessageSide;
  /** The applications of the company, or of the candidate. */
  own: SQL;
  state: ThreadState | null;
}

export const ofCompany = (employerId: number): SQL => eq(postings.employerId, employerId);
export const ofCandidate = (accountId: string): SQL => eq(applications.candidateId, accountId);

/** Messages that a side can read. */
const readableBy = (reader: MessageSide): SQL | undefined =>
  reader === 'employer'
    ? undefined
    : or(eq(applicationMessages.side, 'candidate'), inArray(applicationMessages.state, [...reached]));

/** One row for each application with messages. */
function threadsOf(executor: Executor, { reader, own, state }: InboxFilter) {
  const unread = sql<number>`(count(*) filter (where ${ne(applicationMessages.side, reader)}
    and ${applicationMessages.readAt} is null))::int`;
  return executor
    .select({
      id: applicationMessages.applicationId,
      lastAt: sql<Date>`max(${applicationMessages.createdAt})`.as('last_at'),
      unread: unread.as('unread'),
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(own, readableBy(reader), state === 'awaiting' ? awaitsReply : undefined))
    .groupBy(applicationMessages.applicationId)
    .having(state === 'unread' ? gt(unread, 0) : undefined);
}

/** A page of an inbox, the latest first, and the number of all threads. */
export async function listThreads(executor: Executor, filter: InboxFilter, page: { limit: number; offset: number }) {
  const threads = threadsOf(executor, filter).as('threads');
  const total = await executor.$count(threads);
  const listed = await executor
    .select({ id: threads.id, unread: threads.unread })
    .from(threads)
    .orderBy(desc(threads.lastAt), asc(threads.id))
    .limit(page.limit)
    .offset(page.offset);
  const ids = listed.map(({ id }) => id);
  if (ids.length === 0) return { total, rows: [] };
  const last = await executor
    .selectDistinctOn([applicationMessages.applicationId], {
      id: applicationMessages.applicationId,
      side: applicationMessages.side,
      at: applicationMessages.createdAt,
      // A message that waits has the text of its batch.
      body: sql<string>`coalesce(nullif(${applicationMessages.body}, ''), ${messageBatches.body}, '')`,
      firstName: applications.firstName,
      lastName: applications.lastName,
      awaitingReply: sql<boolean>`${awaitsReply}`,
      positionTitle: postings.positionTitle,
      company: shownCompany,
    })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .leftJoin(messageBatches, eq(messageBatches.id, applicationMessages.batchId))
    .where(and(inArray(applicationMessages.applicationId, ids), readableBy(filter.reader)))
    // A reply from the same instant comes after the message.
    .orderBy(
      asc(applicationMessages.applicationId),
      desc(applicationMessages.createdAt),
      asc(applicationMessages.side),
    );
  const byId = new Map(last.map((row) => [row.id, row]));
  return {
    total,
    rows: listed.flatMap(({ id, unread }) => {
      const row = byId.get(id);
      return row ? [{ ...row, unread }] : [];
    }),
  };
}
