import { type SQL, sql } from 'drizzle-orm';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { bestFirst, type Sequence } from '#search/best-first.ts';
import { phrasesInTexts, QueryMatch, type Slots } from '#search/query-match.ts';
import { joined, type MaybeQuery, parseQuery, printQuery } from '#search/text-query.ts';
import { findByWords } from '#search/word-finder.ts';
import { anywhere } from '#search/word-lists.ts';
import type { Word } from '#search/words.ts';
import type { Content } from './index-content.ts';
import type { RelatedWords, WordGroup } from './related-words.ts';
import type { WordMeanings } from './word-meanings.ts';

/** Word search in the postings in memory. Slots refer to the given content. */
export interface WordSearch {
  /**
   * Postings with all of the words and none of the excluded ones, best first. Only if there are none, an unfinished
   * word is completed to names that begin with it (`šnajd`), then names of occupations also match in the text.
   */
  find(content: Content, words: Word[], now: Date): Promise<Slots>;
  /** For each word, whether any live posting contains it. */
  occurring(content: Content, words: readonly Word[], now: Date): Promise<boolean[]>;
  /** Postings that match any of the keyword queries, in `priority` order. */
  findByKeywords(content: Content, queries: readonly string[], now: Date): Promise<Slots>;
}

/** Unpacks big-endian integers, so that thirty thousand ids can be returned as a single value. */
const unpack = (packed: Buffer): Int32Array =>
  Int32Array.from({ length: packed.length / 4 }, (_, at) => packed.readInt32BE(at * 4));

/** Order of equally good matches: by ad type, then newest first. */
const sequenceOf = ({ columns, orders }: Content): Sequence => ({
  priorities: columns.cells.priority,
  newest: orders.newest,
});

export function createWordSearch(deps: {
  executor: Executor;
  related: RelatedWords;
  meanings: WordMeanings;
  /** Awaited before work that takes milliseconds. */
  turn: () => Promise<void>;
}): WordSearch {
  const { executor, related, meanings, turn } = deps;

  /** Searches phrases in body texts in the database: the index in memory does not contain word positions. */
  const askedOfTexts = async (
    { columns }: Content,
    queries: readonly MaybeQuery[],
    now: Date,
  ): Promise<Map<string, Slots>> => {
    const phrases = new Set(
      queries.flatMap((query) => (query ? phrasesInTexts(query) : [])).map((one) => printQuery(one)),
    );
    const found = new Map<string, Slots>();
    for (const phrase of phrases) {
      const condition: SQL = sql`${liveCondition(now)} and search @@ ${phrase}::tsquery`;
      const { rows } = await executor.execute<{ ids: Buffer | null }>(
        sql`select string_agg(int4send(id), ''::bytea) as ids from ${postings} where ${condition}`,
      );
      const ids = rows[0]?.ids ? unpack(rows[0].ids) : new Int32Array(0);
      found.set(
        phrase,
        ids
          .map((id) => columns.slotOf(id) ?? -1)
          .filter((slot) => slot >= 0)
          .sort(),
      );
    }
    return found;
  };

  /** Prepares matching the queries as of `now`, after waiting for a turn of the event loop. */
  const matching = async (content: Content, queries: readonly MaybeQuery[], now: Date): Promise<QueryMatch> => {
    const inTexts = await askedOfTexts(content, queries, now);
    await turn();
    const { columns, lists } = content;
    return new QueryMatch(lists, { alive: columns.alive, until: columns.until, now: now.getTime() }, inTexts);
  };

  return {
    async find(content, words, now) {
      const groups = await related.group(executor, words);
      const book = await meanings.learn(executor, groups);
      const attempt = async (some: readonly WordGroup[], everywhere: boolean): Promise<Slots> => {
        const query = book.queryOf(some, everywhere);
        const match = await matching(content, [query.exact, query.wide, query.excluded], now);
        return findByWords(sequenceOf(content), match, query);
      };
      const asTyped = await attempt(groups, false);
      if (asTyped.length > 0) return asTyped;
      if (groups.some(({ begun }) => begun.length > 0)) {
        const finished = groups.map((group) => ({ ...group, names: [...group.names, ...group.begun] }));
        const found = await attempt(finished, false);
        if (found.length > 0) return found;
      }
      return groups.some(({ isName }) => isName) ? attempt(groups, true) : asTyped;
    },

    async occurring(content, words, now) {
      const queries = await meanings.learnWords(executor, words);
      const match = await matching(content, queries, now);
      return queries.map((query) => match.slotsOf(query, anywhere).length > 0);
    },

    async findByKeywords(content, queries, now) {
      const query = joined('or', queries.map(parseQuery));
      const match = await matching(content, [query], now);
      return bestFirst(sequenceOf(content), match.slotsOf(query, anywhere), null);
    },
  };
}
