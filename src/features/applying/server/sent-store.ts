import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { postingMoves, postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { SentTab } from '../sent-tabs.ts';
import { type ApplicationRow, applications } from './application-table.ts';
import { sentBy } from './sent-by.ts';

const postingColumns = {
  id: postings.id,
  employerId: postings.employerId,
  positionTitle: postings.positionTitle,
  advertiserName: postings.advertiserName,
  locations: postings.locations,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryBasis: postings.salaryBasis,
  state: postings.state,
  liveUntil: postings.liveUntil,
  firstPublishedAt: postings.firstPublishedAt,
  wordsShown: postings.wordsShown,
  replyWithinDays: postings.replyWithinDays,
  company: employers.company,
  logoFileId: employers.logoFileId,
};

const live = (now: Date): SQL => sql`(${postings.state} = 'active' and ${postings.liveUntil} >= ${now.toISOString()})`;

/**
 * Applications that prevent an account from applying again: all that it sent signed in, and guest applications that are
 * not withdrawn.
 */
const blockedBy = (accountId: string): SQL | undefined =>
  and(sentBy(accountId), or(eq(applications.candidateId, accountId), isNull(applications.withdrawnAt)));

/**
 * The application that prevents an account from applying to a posting: its own, withdrawn or not, or an active one sent
 * without an account (rules.md#one-application). Null when there is none.
 */
export async function findFirst(tx: Executor, accountId: string, postingId: number): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.postingId, postingId), blockedBy(accountId)))
    .orderBy(applications.createdAt, applications.id)
    .limit(1);
  return row ?? null;
}

/** Max marks on a candidate's pages. */
const maxMarks = 500;

/**
 * The application, as in `findFirst`, for each of the latest postings that an account cannot apply to again; one
 * statement.
 */
export async function listMarks(executor: Executor, accountId: string) {
  const rows = await executor
    .select({
      postingId: applications.postingId,
      id: applications.id,
      candidateId: applications.candidateId,
      createdAt: applications.createdAt,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(blockedBy(accountId))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(maxMarks);
  // With several for one posting, the earliest wins.
  return [...new Map(rows.map((row) => [row.postingId, row])).values()];
}

export type MarkRow = Awaited<ReturnType<typeof listMarks>>[number];

/** Posting title and company of applications. */
export const listSubjects = (executor: Executor, ids: readonly string[]) =>
  executor
    .select({
      applicationId: applications.id,
      positionTitle: postings.positionTitle,
      company: shownCompany,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(inArray(applications.id, [...ids]));

/** The number of applications an account has sent, and of those to live postings. */
export async function countSent(
  executor: Executor,
  accountId: string,
  posting: number | null,
  now: Date,
): Promise<Record<SentTab, number>> {
  const [row] = await executor
    .select({
      all: sql<number>`count(*)::int`,
      running: sql<number>`(count(*) filter (where ${live(now)}))::int`,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(sentBy(accountId), posting === null ? undefined : eq(postings.id, posting)));
  const { all, running } = row ?? { all: 0, running: 0 };
  return { all, running, ended: all - running };
}

/** A page of an account's applications, newest first. */
export async function listSent(
  executor: Executor,
  accountId: string,
  filter: { tab: SentTab; posting: number | null; now: Date },
  page: { limit: number; offset: number },
) {
  const inTab = {
    all: undefined,
    running: live(filter.now),
    ended: sql`${live(filter.now)} is not true`,
  }[filter.tab];
  return executor
    .select({ application: applications, posting: postingColumns })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(sentBy(accountId), inTab, filter.posting === null ? undefined : eq(postings.id, filter.posting)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** The letter of an account's latest application that had one; null when there is none. */
export async function findLastLetter(executor: Executor, accountId: string) {
  const [row] = await executor
    .select({
      text: applications.coverLetter,
      positionTitle: postings.positionTitle,
      sentAt: applications.createdAt,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(sentBy(accountId), ne(applications.coverLetter, '')))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1);
  return row ?? null;
}

/** An application of an account; null for those of others. */
export async function findSent(executor: Executor, accountId: string, id: string) {
  const [row] = await executor
    .select({ application: applications, posting: postingColumns })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(eq(applications.id, id), sentBy(accountId)));
  return row ?? null;
}

/** An application of an account, locked until the transaction ends; null for those of others. */
export async function lockSent(tx: Executor, accountId: string, id: string): Promise<ApplicationRow | null> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), sentBy(accountId)))
    .for('update');
  return row ?? null;
}

export type SentWithPosting = NonNullable<Awaited<ReturnType<typeof findSent>>>;
export type PostingOfSent = SentWithPosting['posting'];

/** When a posting last entered its current state; null when no move is recorded. */
export async function findMovedAt(executor: Executor, posting: PostingOfSent): Promise<Date | null> {
  const [move] = await executor
    .select({ movedAt: postingMoves.movedAt })
    .from(postingMoves)
    .where(and(eq(postingMoves.postingId, posting.id), eq(postingMoves.toState, posting.state)))
    .orderBy(desc(postingMoves.movedAt), desc(postingMoves.id))
    .limit(1);
  return move?.movedAt ?? null;
}
