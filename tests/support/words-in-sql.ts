/*
 * The search for words as SQL: what the lists in memory must agree with (ADR 53).
 */
import { type SQL, sql } from 'drizzle-orm';
import type { WordGroup } from '#features/finding/search/server/related-words.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Word } from '#search/words.ts';

/**
 * The same query where every word must have one of the weights: A in the title or a place, B in company or category.
 */
const weighing = (weights: 'A' | 'AB', query: SQL): SQL =>
  sql`regexp_replace(${query}::text, '''([^'']+)''', ${`'\\1':${weights}`}, 'g')::tsquery`;
const inTitle = (query: SQL): SQL => weighing('A', query);

const ofWord = ({ text, kind }: Word): SQL => {
  const word = sql`plainto_tsquery('serbian', ${text})`;
  switch (kind) {
    case 'phrase':
      return sql`phraseto_tsquery('serbian', ${text})`;
    case 'prefix':
      // Indexed words are stems: a beginning may reach into an ending that the stemmer has cut.
      return sql`(to_tsquery('simple', ${`${text}:*`}) || ${word})`;
    case 'begun':
      return sql`(to_tsquery('simple', ${`${text}:*A`}) || ${word})`;
    case 'word':
      return word;
  }
};

const joined = (parts: SQL[], by: '&&' | '||'): SQL => sql`(${sql.join(parts, sql.raw(` ${by} `))})`;

/** Conditions for included and excluded words, each null without such words. */
interface WordQuery {
  /** All words. */
  exact: SQL | null;
  /** The same, where a related name in the title does as well. */
  wide: SQL | null;
  excluded: SQL | null;
}

const allOf = (parts: SQL[]): SQL | null => (parts.length > 0 ? joined(parts, '&&') : null);

/**
 * The name of an occupation must be the position: a posting whose text says that a baker works there too does not
 * match, nor does the driver of a bakery. All words of the name must be in the title; among other words the whole
 * name may also be in company or category.
 */
const ofName = (words: Word[], alone: boolean): SQL => {
  const title = inTitle(joined(words.map(ofWord), '&&'));
  if (alone) return title;
  const name = words.map(({ text }) => text).join(' ');
  return joined([title, weighing('AB', sql`phraseto_tsquery('serbian', ${name})`)], '||');
};

function toQuery(groups: readonly WordGroup[], anywhere: boolean): WordQuery {
  const included = groups.filter(({ words }) => words.every(({ excluded }) => !excluded));
  const excluded = groups.flatMap(({ words }) => words.filter((word) => word.excluded));
  const ofGroup = ({ words, isName }: WordGroup): SQL =>
    isName && !anywhere ? ofName(words, included.length === 1) : joined(words.map(ofWord), '&&');
  return {
    exact: allOf(included.map(ofGroup)),
    wide: allOf(
      included.map((group) => {
        const named = group.names.map((name) => inTitle(sql`phraseto_tsquery('serbian', ${name})`));
        return joined([ofGroup(group), ...named], '||');
      }),
    ),
    excluded: excluded.length > 0 ? joined(excluded.map(ofWord), '||') : null,
  };
}

/**
 * A keyword as a `tsquery` in text form, empty without words: a posting fits that holds all words of it, in the title where they
 * are the name of an occupation. Unlike `q` nothing is guessed, so that whether a posting fits depends on nothing but itself
 * (rules.md#keywords).
 */
export async function keywordQuery(executor: Executor, groups: readonly WordGroup[]): Promise<string> {
  const { wide, excluded } = toQuery(groups, false);
  const query = allOf([...(wide ? [wide] : []), ...(excluded ? [sql`!!${excluded}`] : [])]);
  if (!query) return '';
  const result = await executor.execute<{ query: string }>(sql`select (${query})::text as query`);
  return (result.rows[0] as { query: string }).query;
}

/** Ids of the live postings that one of the keywords' queries fits, in the order of `priority`. */
export async function findByKeywords(executor: Executor, queries: readonly string[], now: Date): Promise<Int32Array> {
  const result = await executor.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), ''::bytea order by priority, first_published_at desc, id desc) as ids
      from ${postings} where ${liveCondition(now)} and search @@ ${joined(
        queries.map((query) => sql`${query}::tsquery`),
        '||',
      )}`,
  );
  return unpack(result.rows[0]?.ids ?? null);
}

const foundBy = ({ wide, excluded }: WordQuery): SQL => {
  const condition = wide ? sql`search @@ ${wide}` : sql`true`;
  return excluded ? sql`${condition} and not search @@ ${excluded}` : condition;
};

/** Packed big-endian integers: a broad word's thirty thousand ids come in one value. */
const unpack = (packed: Buffer | null): Int32Array => {
  if (!packed) return new Int32Array(0);
  const ids = new Int32Array(packed.length / 4);
  for (let at = 0; at < ids.length; at += 1) ids[at] = packed.readInt32BE(at * 4);
  return ids;
};

async function findIds(executor: Executor, groups: WordGroup[], anywhere: boolean, now: Date): Promise<Int32Array> {
  const query = toQuery(groups, anywhere);
  const { exact, wide } = query;
  const related = groups.some(({ names }) => names.length > 0);
  const byRelevance = (): SQL => {
    const title = (of: SQL | null): SQL => sql`ts_filter(search_head, '{a}') @@ ${of}`;
    const behindTitle = related
      ? sql`when search_head @@ ${exact} then case when ${title(wide)} then 1 else 2 end
          when search @@ ${exact} then 3 when ${title(wide)} then 4 else 5`
      : sql`when search_head @@ ${exact} then 1 else 2`;
    return sql`case when ${title(exact)} then 0 ${behindTitle} end, priority, ts_rank(search_head, ${wide}) desc`;
  };
  const order = wide ? byRelevance() : sql`priority`;
  const result = await executor.execute<{ ids: Buffer | null }>(
    sql`select string_agg(int4send(id), ''::bytea order by ${order}, first_published_at desc, id desc) as ids
      from ${postings} where ${liveCondition(now)} and ${foundBy(query)}`,
  );
  return unpack(result.rows[0]?.ids ?? null);
}

/**
 * Ids of the live postings that contain all words and none of the excluded, best first: in three bands (all words in
 * title or place; also company and category; also text), after them those that only related names in the title find;
 * in a band by ad type, relevance, newest (rules.md#search-words). Where related names match as well, postings with
 * one of them in the title come first in the second band and among those that only they find. Only when that finds
 * nothing, an unfinished word is completed to names that begin with it (`šnajd`), and the name of an occupation
 * counts in the text as well.
 */
export async function findByWords(executor: Executor, groups: WordGroup[], now: Date): Promise<Int32Array> {
  const asTyped = await findIds(executor, groups, false, now);
  if (asTyped.length > 0) return asTyped;
  if (groups.some(({ begun }) => begun.length > 0)) {
    const finished = groups.map((group) => ({ ...group, names: [...group.names, ...group.begun] }));
    const ids = await findIds(executor, finished, false, now);
    if (ids.length > 0) return ids;
  }
  return groups.some(({ isName }) => isName) ? findIds(executor, groups, true, now) : asTyped;
}

/** Which of the words some live posting holds. */
export async function occurring(executor: Executor, words: Word[], now: Date): Promise<boolean[]> {
  if (words.length === 0) return [];
  const conditions = words.map(
    (word) => sql`exists (select 1 from ${postings} where ${liveCondition(now)} and search @@ ${ofWord(word)})`,
  );
  const result = await executor.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(conditions, sql`, `)}] as found`,
  );
  return (result.rows[0] as { found: boolean[] }).found;
}
