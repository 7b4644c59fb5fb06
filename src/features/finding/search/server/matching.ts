import { sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { IndexedPosting } from './posting-columns.ts';
import { readSome } from './posting-feed.ts';

/** A posting for matching with stored searches: its data from the search index, and its stems. */
export interface PostingToMatch
  extends Pick<IndexedPosting, 'id' | 'employerId' | 'values' | 'salary' | 'firstPublishedAt'> {
  stems: string[];
}

/** Null for a posting that cannot be live. */
export async function toMatch(executor: Executor, postingId: number): Promise<PostingToMatch | null> {
  const [posting] = await readSome(executor, [postingId]);
  if (!posting) return null;
  const result = await executor.execute<{ stems: string[] }>(
    sql`select tsvector_to_array(search) as stems from ${postings} where id = ${postingId}`,
  );
  return { ...posting, stems: result.rows[0]?.stems ?? [] };
}

/** Indexes of the queries that match the posting's words, evaluated by PostgreSQL. */
export async function fitting(executor: Executor, postingId: number, queries: readonly string[]): Promise<number[]> {
  if (queries.length === 0) return [];
  const result = await executor.execute<{ place: number }>(
    sql`select asked.place::int - 1 as place from ${postings}, unnest(${sql.param([...queries])}::text[]) with ordinality as asked(query, place)
      where ${postings.id} = ${postingId} and ${postings.search} @@ asked.query::tsquery`,
  );
  return result.rows.map(({ place }) => place);
}
