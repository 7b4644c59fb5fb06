import { readMark } from '#host/database/changes.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { FollowedContent, type Content as SearchContent } from '#search/content.ts';
import { type PostingKinds, postingLayout } from './posting-columns.ts';
import { readAll, readChanges } from './posting-feed.ts';
import { readAllVectors, readVectors } from './vector-feed.ts';

type Order = keyof typeof postingLayout.orders;
/** Data of all live postings for searches. */
export type Content = SearchContent<PostingKinds, Order>;

/** All live postings in memory, loaded from PostgreSQL and kept up to date. */
export const createIndexContent = (deps: {
  readDatabase: ReadDatabase;
  searchFreshMs: number;
  turn: () => Promise<void>;
  fewest?: number;
}): FollowedContent<PostingKinds, Order> => {
  const { readDatabase, searchFreshMs, ...others } = deps;
  return new FollowedContent({
    ...others,
    layout: postingLayout,
    freshMs: searchFreshMs,
    async open() {
      const executor = await readDatabase.steady();
      return {
        mark: () => readMark(executor),
        rows: () => readAll(executor),
        vectors: () => readAllVectors(executor),
        vectorsOf: (ids) => readVectors(executor, ids),
        changes: (mark) => readChanges(executor, mark),
      };
    },
  });
};
