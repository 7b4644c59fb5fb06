import { LRUCache } from 'lru-cache';
import type { Columns, Kinds } from './columns.ts';
import type { Asked, FilterMatch, Matches } from './filter-match.ts';

/** How long cached counts are used for the same question: within this time only the clock could have changed them. */
const cacheMs = 5000;
/** Maximum size of the cache in bytes: the result for half of a million rows takes two megabytes. */
export const maxCached = 32_000_000;

/** The input of one answer. */
export interface Snapshot<C> {
  content: C;
  /** State of the content at the time of the request. */
  state: string;
  now: Date;
}

/** Filters and counts, cached as long as the content's state is the same, for some seconds. */
export function createCachedMatches<K extends Kinds>(filters: FilterMatch<K>, turn: () => Promise<void>) {
  const matched = new LRUCache<string, Matches>({
    maxSize: maxCached,
    sizeCalculation: ({ mask, idCounts }) => mask.byteLength + idCounts.byteLength + 1000,
  });
  let everything: { key: string; matches: Matches } | null = null;

  /** `question` identifies what is asked, candidates included. */
  return async (
    { content: { columns }, state, now }: Snapshot<{ columns: Columns<K> }>,
    asked: Asked<K>,
    candidates: Int32Array | null,
    question: string,
  ): Promise<Matches> => {
    const time = now.getTime();
    const version = `${state} ${Math.floor(time / cacheMs)}`;
    const key = `${version} ${question}`;
    if (!matched.has(key)) await turn();
    const known = matched.get(key);
    if (known) return known;
    const isOne = !candidates && filters.hasOne(asked);
    if (isOne && everything?.key !== version) {
      const nothing = { codes: {}, counted: [], maxAge: null, oneOf: {}, atLeast: {} };
      everything = { key: version, matches: filters.match(columns, nothing, null, time) };
    }
    const matches = filters.match(columns, asked, candidates, time, isOne ? (everything?.matches ?? null) : null);
    matched.set(key, matches);
    return matches;
  };
}
