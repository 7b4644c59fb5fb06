import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { liveCondition } from '../posting-live.ts';
import { postings } from '../posting-table.ts';
import type { WordGroup } from './related-words.ts';
import type { Word } from './words.ts';

const ofWord = ({ text, kind, excluded }: Word): SQL => {
  const query = {
    phrase: sql`phraseto_tsquery('serbian', ${text})`,
    // Indexed words are stems: a beginning may reach into an ending that the stemmer has cut.
    prefix: sql`(to_tsquery('simple', ${`${text}:*`}) || plainto_tsquery('serbian', ${text}))`,
    word: sql`plainto_tsquery('serbian', ${text})`,
  }[kind];
  return excluded ? sql`!!${query}` : query;
};

const allOf = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql` && `)})`;

/** All words; none of the excluded ones. */
export const exactQuery = (words: Word[]): SQL => allOf(words.map(ofWord));

/** The same, where a related name does as well. */
const wideQuery = (groups: WordGroup[]): SQL =>
  allOf(
    groups.map(({ words, names }) => {
      const named = names.map((name) => sql`phraseto_tsquery('serbian', ${name})`);
      return sql`(${sql.join([exactQuery(words), ...named], sql` || `)})`;
    }),
  );

/** Packed big-endian integers: a broad word's thirty thousand ids come in one value. */
const unpack = (packed: Buffer | null): Int32Array => {
  if (!packed) return new Int32Array(0);
  const ids = new Int32Array(packed.length / 4);
  for (let at = 0; at < ids.length; at += 1) ids[at] = packed.readInt32BE(at * 4);
  return ids;
};

/**
 * Ids of the live postings that hold all words, best first: in three bands (all words in title or place; also company and
 * category; also text), behind them what only related names find; in a band by ad type, relevance, newest (SPEC §8).
 * Where related names do as well, those with one of them in the title stand first in the second band and among what only
 * they find: of all that a category calls `developer`, a programmer is meant rather than a tester.
 */
export async function findByWords(executor: Executor, groups: WordGroup[], now: Date): Promise<Int32Array> {
  const exact = exactQuery(groups.flatMap(({ words }) => words));
  const wide = wideQuery(groups);
  const related = groups.some(({ names }) => names.length > 0);
  const inTitle = sql`ts_filter(search_head, '{a}') @@ ${wide}`;
  const behindTitle = related
    ? sql`when search_head @@ ${exact} then case when ${inTitle} then 1 else 2 end
        when search @@ ${exact} then 3 when ${inTitle} then 4 else 5`
    : sql`when search_head @@ ${exact} then 1 else 2`;
  const result = await executor.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), ''::bytea order by
        case when ts_filter(search_head, '{a}') @@ ${exact} then 0 ${behindTitle} end,
        priority, ts_rank(search_head, ${wide}) desc, first_published_at desc, id desc) as ids
      from ${postings} where ${liveCondition(now)} and search @@ ${wide}`,
  );
  return unpack(result.rows[0]?.ids ?? null);
}

/** Which of the words some live posting holds. */
export async function occurring(executor: Executor, words: Word[], now: Date): Promise<boolean[]> {
  if (words.length === 0) return [];
  const asked = words.map(
    (word) =>
      sql`exists (select 1 from ${postings} where ${liveCondition(now)} and search @@ ${exactQuery([word])})`,
  );
  const result = await executor.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(asked, sql`, `)}] as found`,
  );
  return (result.rows[0] as { found: boolean[] }).found;
}

/** Of each of several searches how many live postings it finds, and its words by their stems. */
export async function countByWords(
  executor: Executor,
  searches: WordGroup[][],
  now: Date,
): Promise<{ count: number; stems: string }[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (groups) =>
      sql`(select count(*)::int from ${postings} where ${liveCondition(now)} and search @@ ${wideQuery(groups)})`,
  );
  const stems = searches.map((groups) => sql`${exactQuery(groups.flatMap(({ words }) => words))}::text`);
  const result = await executor.execute<{ counts: number[]; stems: string[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts, array[${sql.join(stems, sql`, `)}] as stems`,
  );
  const row = result.rows[0] as { counts: number[]; stems: string[] };
  return row.counts.map((count, at) => ({ count, stems: row.stems[at] as string }));
}
