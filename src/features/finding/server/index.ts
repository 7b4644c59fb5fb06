import type { Postings } from '#features/postings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import { createHomeRoutes } from '../home/server/home-routes.ts';
import { handleKeywordJobs } from '../keywords/server/keyword-jobs.ts';
import { createKeywordRoutes } from '../keywords/server/keyword-routes.ts';
import { createSearchNotes } from '../keywords/server/search-notes.ts';
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
  /** What the sitemap names. */
  addresses: LiveAddresses;
  /** Keywords, each as a `tsquery` in text form: a posting fits it when its words match. */
  keywordQueries(keywords: readonly string[]): Promise<string[]>;
  /** By which rules `keywordQueries` makes them now. */
  keywordRules: string;
  /** Why each search finds its posting, in the order of the pairs; inside a transaction `executor` is the transaction. */
  whyFound(pairs: readonly FoundPair[], executor?: Executor): Promise<WhyFound[]>;
  /** What decides which agents a posting fits; null for one that could not be live. */
  toMatch(executor: Executor, postingId: number): Promise<PostingToMatch | null>;
  /** Which of the keyword queries fit a posting, by their places in the list. */
  fitting(executor: Executor, postingId: number, queries: readonly string[]): Promise<number[]>;
  /** Of each facet value's number (`facet-values.ts`) the share of live postings that have it. */
  valueShares(): Promise<Float32Array>;
  /** A change that lists show was committed: the next search must find it. */
  changed(): void;
  /** Works out what takes long before anybody asks; ends when it is done, and never fails. */
  warmUp(): Promise<void>;
  /** Milliseconds since the search index was as new as the database; null before it has been read. */
  indexAge(): number | null;
}

/** How people find live postings: search with its filters, suggestions, popular keywords, the home page. */
export async function createFinding(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'log'> & {
    /** What people search and see in lists. */
    readDatabase: ReadDatabase;
    secret: Key;
    postings: Pick<Postings, 'visible'>;
    /** How old the search index may be when it is asked, in milliseconds. */
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
    // The first page need not wait for all of it: it is read while the rest of the site starts.
    start: async () => index.begin(),
    // What was searched waits in memory for a moment.
    stop: () => searchNotes.stop(),
    routes: [
      ...search.routes,
      ...createKeywordRoutes({ ...deps, index }),
      ...skills.routes,
      ...createHomeRoutes({ ...deps, index }),
    ],
  };
}
