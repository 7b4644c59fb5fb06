import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { pageOffset } from '#kit/paging.ts';
import { liveCondition } from '../../server/posting-live.ts';
import { cardColumns } from '../../server/posting-store.ts';
import { postings } from '../../server/posting-table.ts';
import type { SavedSort } from '../sorts.ts';
import { savedPostings } from './saved-posting-table.ts';

/** How many postings an account has saved, live or not. */
export const countSavedPostings = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(savedPostings, eq(savedPostings.accountId, accountId));

/**
 * Locks the account until the transaction ends, so that its saved postings are counted correctly; false when it is
 * gone.
 */
export async function lockSaver(tx: Executor, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return rows.length > 0;
}

export async function insertSaved(
  tx: Executor,
  saved: { accountId: string; postingId: number; savedAt: Date },
): Promise<void> {
  await tx.insert(savedPostings).values(saved).onConflictDoNothing();
}

/** False when it was not saved. */
export async function deleteSaved(executor: Executor, accountId: string, postingId: number): Promise<boolean> {
  const rows = await executor
    .delete(savedPostings)
    .where(and(eq(savedPostings.accountId, accountId), eq(savedPostings.postingId, postingId)))
    .returning({ postingId: savedPostings.postingId });
  return rows.length > 0;
}

/** All ids, last saved first. */
export async function listSavedIds(executor: Executor, accountId: string): Promise<number[]> {
  const rows = await executor
    .select({ postingId: savedPostings.postingId })
    .from(savedPostings)
    .where(eq(savedPostings.accountId, accountId))
    .orderBy(desc(savedPostings.savedAt), desc(savedPostings.postingId));
  return rows.map(({ postingId }) => postingId);
}

/** How many there are, and how many of them are live and end before `soonUntil`. */
export async function countSaved(
  executor: Executor,
  accountId: string,
  now: Date,
  soonUntil: Date,
): Promise<{ total: number; closingSoon: number }> {
  const [row] = await executor
    .select({
      total: count(),
      closingSoon: sql<number>`(count(*) filter (where ${liveCondition(now)} and ${postings.liveUntil} <= ${soonUntil.toISOString()}))::int`,
    })
    .from(savedPostings)
    .innerJoin(postings, eq(postings.id, savedPostings.postingId))
    .where(eq(savedPostings.accountId, accountId));
  return row ?? { total: 0, closingSoon: 0 };
}

/** Live ones that end first at the top, then those that have ended, latest first. */
const orderOf = (sort: SavedSort, now: Date): SQL[] =>
  sort === 'saved'
    ? [desc(savedPostings.savedAt), desc(savedPostings.postingId)]
    : [
        sql`(${liveCondition(now)}) desc`,
        sql`case when ${liveCondition(now)} then ${postings.liveUntil} end asc`,
        sql`${postings.liveUntil} desc nulls last`,
        asc(savedPostings.postingId),
      ];

interface SavedPage {
  sort: SavedSort;
  page: number;
  pageSize: number;
}

export async function listSavedPage(executor: Executor, accountId: string, page: SavedPage, now: Date) {
  return executor
    .select({
      ...cardColumns,
      state: postings.state,
      wordsShown: postings.wordsShown,
      savedAt: savedPostings.savedAt,
    })
    .from(savedPostings)
    .innerJoin(postings, eq(postings.id, savedPostings.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(eq(savedPostings.accountId, accountId))
    .orderBy(...orderOf(page.sort, now))
    .limit(page.pageSize)
    .offset(pageOffset(page));
}

export type SavedRow = Awaited<ReturnType<typeof listSavedPage>>[number];
