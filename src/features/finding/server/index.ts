import type { Postings } from '#features/postings/server/index.ts';
import type { PayMarks } from '#features/postings/server/pay-marks.ts';
import type { Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import { createHomeRoutes } from '../home/server/home-routes.ts';
import { createKeywordRoutes } from '../keywords/server/keyword-routes.ts';
import { createSearchNotes, handleKeywordJobs } from '../keywords/server/search-notes.ts';
import { keywordRules } from '../search/server/keywords.ts';
import { createLiveAddresses, type LiveAddresses } from '../search/server/live-addresses.ts';
import { fitting, type PostingToMatch, toMatch } from '../search/server/matching.ts';
import { createPostingIndex } from '../search/server/posting-index.ts';
import { createSearch, type Search } from '../search/server/search.ts';
import { type FoundPair, type WhyFound, whyFound } from '../search/server/why-found.ts';
import { createSkillList } from '../skills/server/skill-list.ts';

export type { LiveAddresses } from '../search/server/live-addresses.ts';
export type { PostingToMatch } from '../search/server/matching.ts';
export type { WhyFound } from '../search/server/why-found.ts';

export interface Finding extends Pick<Search, 'search' | 'whoHires' | 'liveOf'>, Feature {
  /** Pages for the sitemap. */
  addresses: LiveAddresses;
  /** Converts keywords to `tsquery` text; a posting matches a keyword if its words match the query. */
  keywordQueries(keywords: readonly string[]): Promise<string[]>;
  /** Version of the rules that `keywordQueries` uses. */
  keywordRules: string;
  /** Why each search finds its posting, in the order of the pairs; inside a transaction, pass it as `executor`. */
  whyFound(pairs: readonly FoundPair[], executor?: Executor): Promise<WhyFound[]>;
  /** Data that determines which agents a posting matches; null if the posting cannot be live. */
  toMatch(executor: Executor, postingId: number): Promise<PostingToMatch | null>;
  /** Indexes of the keyword queries that match a posting. */
  fitting(executor: Executor, postingId: number, queries: readonly string[]): Promise<number[]>;
  /** Share of live postings with each facet value, indexed by the value's number (`facet-values.ts`). */
  valueShares(): Promise<Float32Array>;
  /** Signals that a change visible in lists was committed, so that the next search must include it. */
  changed(): void;
  /** Precomputes slow results; resolves when done, and never rejects. */
  warmUp(): Promise<void>;
  /** Milliseconds since the search index was last in sync with the database; null before it has been loaded. */
  indexAge(): number | null;
}

/** Finding live postings: search with filters, suggestions, popular keywords and the home page. */
export async function createFinding(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'log'> & {
    /** For searches and lists. */
    readDatabase: ReadDatabase;
    secret: Key;
    postings: Pick<Postings, 'visible'>;
    payMarks: PayMarks;
    /** Max age of the search index for queries, in milliseconds. */
    searchFreshMs: number;
  },
): Promise<Finding> {
  const index = createPostingIndex(deps);
  const searchNotes = createSearchNotes(deps);
  const search = createSearch({ ...deps, index, notes: searchNotes });
  await handleKeywordJobs(deps);
  const skills = createSkillList(deps);
  return {
    warmUp: () => skills.count(),
    search: search.search,
    whoHires: search.whoHires,
    liveOf: search.liveOf,
    addresses: createLiveAddresses({ index, clock: deps.clock }),
    keywordQueries: (keywords) => index.keywordQueries(keywords),
    keywordRules,
    whyFound: (pairs, executor = deps.database.executor) =>
      whyFound(executor, (keywords) => index.keywordQueries(keywords, executor), pairs),
    toMatch,
    fitting,
    valueShares: () => index.valueShares(deps.clock.now()),
    changed: () => index.changed(),
    indexAge: () => index.age(),
    // Loads the index while the rest of the site starts, so that the first page need not wait for all of it.
    start: async () => index.begin(),
    // Writes the searches that are still buffered in memory.
    stop: () => searchNotes.stop(),
    routes: [
      ...search.routes,
      ...createKeywordRoutes({ ...deps, index }),
      ...skills.routes,
      ...createHomeRoutes({ ...deps, index }),
    ],
  };
}
