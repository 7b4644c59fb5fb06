import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { liveCondition } from '../posting-live.ts';
import { postings } from '../posting-table.ts';
import type { Word } from './words.ts';

const ofPart = ({ text, kind }: Word): SQL => {
  if (kind === 'phrase') return sql`phraseto_tsquery('serbian', ${text})`;
  // Indexed words are stems: a beginning may reach into an ending that the stemmer has cut.
  if (kind === 'prefix')
    return sql`(to_tsquery('simple', ${`${text}:*`}) || plainto_tsquery('serbian', ${text}))`;
  return sql`plainto_tsquery('serbian', ${text})`;
};

/** All parts as one query; `also` gives further names that do as well as a word. */
export function wordsQuery(words: Word[], also: (word: Word) => string[] = () => []): SQL {
  const parts = words.map((word) => {
    const names = also(word).map((name) => sql` || phraseto_tsquery('serbian', ${name})`);
    const any = names.length > 0 ? sql`(${ofPart(word)}${sql.join(names, sql``)})` : ofPart(word);
    return word.excluded ? sql`!!${ofPart(word)}` : any;
  });
  return sql`(${sql.join(parts, sql` && `)})`;
}

/**
 * Ids of the live postings that hold all words, best first: in three bands (all words in title or place; also company and
 * category; also text), what only related names find behind them; in a band by ad type, relevance, newest (SPEC §8).
 */
export async function findByWords(
  executor: Executor,
  words: Word[],
  also: (word: Word) => string[],
  now: Date,
): Promise<Int32Array> {
  const exact = wordsQuery(words);
  const wide = wordsQuery(words, also);
  const order = sql`case when ts_filter(search_head, '{a}') @@ ${exact} then 0 when search_head @@ ${exact} then 1
    when search @@ ${exact} then 2 when ts_filter(search_head, '{a}') @@ ${wide} then 3 else 4 end,
    priority, ts_rank(search_head, ${wide}) desc, first_published_at desc, id desc`;
  const result = await executor.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), ''::bytea order by ${order}) as ids from ${postings}
      where ${liveCondition(now)} and search @@ ${wide}`,
  );
  return idsOf(result.rows[0]?.ids ?? null);
}

/** Packed big-endian integers: a broad word's thirty thousand ids come in one value. */
const idsOf = (packed: Buffer | null): Int32Array => {
  if (!packed) return new Int32Array(0);
  const ids = new Int32Array(packed.length / 4);
  for (let at = 0; at < ids.length; at += 1) ids[at] = packed.readInt32BE(at * 4);
  return ids;
};
