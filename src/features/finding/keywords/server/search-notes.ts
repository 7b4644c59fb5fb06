import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { type Key, pseudonymOf } from '#host/secrets.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { keywordDays } from './keyword-routes.ts';
import { keywordOf } from './keyword-rule.ts';
import { addSearches, addVisits, deleteSearchesUntil, deleteVisitsBefore, type NotedKeyword } from './keyword-store.ts';

/** Delay before counts are written, to batch many searches in one statement. */
const batchMs = 5000;
const maxWaiting = 2000;
/** Max number of different searches per visitor and day; a person makes fewer. */
const maxWordsADay = 40;

export interface Searcher {
  network: string;
  userAgent: string;
}

/** Records successful searches for the page of keywords. */
export interface SearchNotes {
  /** Never blocks or throws; text that is not a keyword, bots and repetitions within a day are ignored. */
  note(typed: string, who: Searcher): void;
  /** Writes pending records; called automatically after some seconds, and by tests. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Counts searches in memory and writes them in batches. Visitors are identified by a keyed hash that changes daily and
 * is then deleted: it only prevents counting a visitor twice, within this process and, via the database, across all.
 */
export function createSearchNotes(
  deps: Pick<Machinery, 'database' | 'clock' | 'log'> & {
    secret: Key;
  },
): SearchNotes {
  const { database, clock, log } = deps;
  const noted = new LRUCache<string, true>({ max: 50_000 });
  const wordsOf = new LRUCache<string, number>({ max: 20_000 });
  /** Pending searches by visit hash. */
  const waiting = new Map<string, Omit<NotedKeyword, 'searches'>>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const hash = (text: string): string => pseudonymOf(deps.secret, text);

  const write = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const visits = [...waiting];
    waiting.clear();
    if (visits.length === 0) return;
    try {
      await database.transaction(async (tx) => {
        const first = await addVisits(
          tx,
          visits.map(([visit, { day }]) => ({ day, visit })),
        );
        const byKeyword = Map.groupBy(
          visits.filter(([visit]) => first.has(visit)).map(([, search]) => search),
          ({ day, folded }) => `${day} ${folded}`,
        );
        const searches = [...byKeyword.values()].map((same) => ({
          ...(same.at(-1) as (typeof same)[number]),
          searches: same.length,
        }));
        await addSearches(tx, searches);
      });
    } catch (error) {
      log.warn({ err: error }, 'searches were not noted');
    }
  };

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };

  return {
    note(typed, who) {
      if (who.userAgent === '' || isbot(who.userAgent)) return;
      const keyword = keywordOf(typed);
      if (!keyword) return;
      const day = localDay(clock.now());
      const visitor = hash(`search ${day} ${who.network}`);
      const words = wordsOf.get(visitor) ?? 0;
      const visit = hash(`${visitor} ${keyword.folded}`);
      if (words >= maxWordsADay || noted.has(visit) || waiting.size >= maxWaiting) return;
      noted.set(visit, true);
      wordsOf.set(visitor, words + 1);
      waiting.set(visit, { day, ...keyword });
      timer ??= setTimeout(() => void flush(), batchMs).unref();
    },
    flush,
    stop: flush,
  };
}

/** Deletes searches too old to make a keyword popular, and visit rows from before today. */
export const deleteExpiredSearchesJob = defineJob({ name: 'postings.forget-searches', cron: '25 3 * * *' });

export async function handleKeywordJobs(deps: Pick<Machinery, 'database' | 'jobs' | 'clock'>): Promise<void> {
  const { database, jobs, clock } = deps;
  await jobs.handle(deleteExpiredSearchesJob, async () => {
    const today = localDay(clock.now());
    await deleteSearchesUntil(database.executor, addDays(today, -keywordDays));
    await deleteVisitsBefore(database.executor, today);
  });
}
