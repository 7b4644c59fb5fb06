import { desc, gt, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { LocalDay } from '#kit/dates.ts';
import { searchedKeywords, searchVisits } from './keyword-table.ts';

export interface NotedKeyword {
  day: LocalDay;
  folded: string;
  words: string;
  searches: number;
}

/** Adds to the daily counts; rows are sorted to avoid deadlocks between processes. */
export async function addSearches(executor: Executor, rows: NotedKeyword[]): Promise<void> {
  if (rows.length === 0) return;
  await executor
    .insert(searchedKeywords)
    .values([...rows].sort((a, b) => (`${a.day} ${a.folded}` < `${b.day} ${b.folded}` ? -1 : 1)))
    .onConflictDoUpdate({
      target: [searchedKeywords.day, searchedKeywords.folded],
      set: {
        words: sql`excluded.words`,
        searches: sql`${searchedKeywords.searches} + excluded.searches`,
      },
    });
}

export interface SearchVisit {
  day: LocalDay;
  /** Hash of visitor, words and day. */
  visit: string;
}

/** Inserts visits; returns the hashes of those not recorded before by any process. */
export async function addVisits(tx: Executor, visits: SearchVisit[]): Promise<Set<string>> {
  if (visits.length === 0) return new Set();
  const rows = await tx
    .insert(searchVisits)
    .values([...visits].sort((a, b) => (a.visit < b.visit ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ visit: searchVisits.visit });
  return new Set(rows.map(({ visit }) => visit));
}

/** Deletes visits from before a day. */
export async function deleteVisitsBefore(executor: Executor, day: LocalDay): Promise<void> {
  await executor.delete(searchVisits).where(lt(searchVisits.day, day));
}

/** Most frequent searches after a day, with at least `least` searches. */
export async function listMostSearched(
  executor: Executor,
  { after, least, limit }: { after: LocalDay; least: number; limit: number },
): Promise<{ folded: string; searches: number }[]> {
  const searches = sql<number>`sum(${searchedKeywords.searches})::int`;
  return executor
    .select({ folded: searchedKeywords.folded, searches })
    .from(searchedKeywords)
    .where(gt(searchedKeywords.day, after))
    .groupBy(searchedKeywords.folded)
    .having(sql`sum(${searchedKeywords.searches}) >= ${least}`)
    .orderBy(desc(searches), searchedKeywords.folded)
    .limit(limit);
}

/** Deletes daily counters up to and including a day. */
export async function deleteSearchesUntil(executor: Executor, day: LocalDay): Promise<void> {
  await executor.delete(searchedKeywords).where(lte(searchedKeywords.day, day));
}
