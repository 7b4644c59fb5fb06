import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/database/database.ts';
import type { Keywords } from './keywords.ts';
import { findByKeywords } from './text-search.ts';

/** Ids of the postings that one of the keywords finds, in the order of `priority`; null without keywords. */
export type KeywordSearch = (
  keywords: readonly string[],
  version: number,
  now: Date,
) => Promise<Int32Array | null>;

/** What keywords find among live postings, known while the index has the same `version`. */
export function createKeywordSearch({ executor }: Database, keywords: Keywords): KeywordSearch {
  const results = new LRUCache<string, Int32Array, { queries: string[]; now: Date }>({
    max: 100,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { queries, now } }) => findByKeywords(executor, queries, now),
  });
  return async (typed, version, now) => {
    if (typed.length === 0) return null;
    const queries = await keywords.queriesOf(executor, typed);
    return results.forceFetch(JSON.stringify([version, queries]), { context: { queries, now } });
  };
}

/** What both lists hold, in the order of the first; null stands for everything. */
export const inBoth = (some: Int32Array | null, others: Int32Array | null): Int32Array | null => {
  if (!some || !others) return some ?? others;
  const kept = new Set(others);
  return some.filter((one) => kept.has(one));
};
