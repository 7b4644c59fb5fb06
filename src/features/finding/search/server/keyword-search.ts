import { LRUCache } from 'lru-cache';
import type { Executor } from '#host/database/database.ts';
import type { Slots } from '#search/query-match.ts';
import type { Content } from './index-content.ts';
import type { Keywords } from './keywords.ts';
import type { WordSearch } from './word-search.ts';

/** Max size of the cache in bytes. */
const maxCached = 16_000_000;

/** Slots of the postings that match any of the keywords, in `priority` order; null without keywords. */
export type KeywordSearch = (
  keywords: readonly string[],
  content: Content,
  state: string,
  now: Date,
) => Promise<Slots | null>;

/** Finds live postings by keywords; results are cached until the index changes. */
export function createKeywordSearch(
  executor: Executor,
  keywords: Keywords,
  { findByKeywords }: WordSearch,
): KeywordSearch {
  const results = new LRUCache<string, Slots, { content: Content; queries: string[]; now: Date }>({
    maxSize: maxCached,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { content, queries, now } }) => findByKeywords(content, queries, now),
  });
  return async (typed, content, state, now) => {
    if (typed.length === 0) return null;
    const queries = await keywords.queriesOf(executor, typed);
    return results.forceFetch(JSON.stringify([state, queries]), { context: { content, queries, now } });
  };
}
