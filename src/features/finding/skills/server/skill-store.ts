import { sql } from 'drizzle-orm';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { foldForSearch } from '#shared/serbian-text.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * How many live postings name a skill: in any case form of its words, one after the other. A proper name must stand as
 * it is written: „seo” is also a village, and „Javite se” is no Java.
 */
export async function countNaming(
  executor: Executor,
  { words, properName }: { words: string; properName: boolean },
  now: Date,
): Promise<number> {
  const texts = sql`concat_ws(' ', ${postings.positionTitle}, ${postings.jobShortDescription}, ${postings.jobDescription}, ${postings.conditionsDescription}, ${postings.offersDescription}, ${postings.additionalDescription})`;
  const asWritten = properName ? sql` and ${texts} ~ ${`(^|\\W)${escaped(words)}($|[^\\w+#])`}` : sql``;
  const result = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from ${postings}
      where ${liveCondition(now)} and search @@ phraseto_tsquery('serbian', ${foldForSearch(words)})${asWritten}`,
  );
  return result.rows[0]?.count ?? 0;
}
