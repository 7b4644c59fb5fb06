import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Machinery } from '#host/machinery.ts';
import { type Key, pseudonymOf } from '#host/secrets.ts';
import { localDay } from '#kit/dates.ts';
import { keywordOf } from './keyword-rule.ts';
import { addSearches, addVisits, type NotedKeyword } from './keyword-store.ts';

/** How long counts wait, so that many searches cost one statement. */
const batchMs = 5000;
const maxWaiting = 2000;
/** More different searches in a day than a person makes. */
const maxWordsADay = 40;

export interface Searcher {
  network: string;
  userAgent: string;
}

/** Notes what was searched with success, for the page of keywords. */
export interface SearchNotes {
  /** Never waits and never fails; other text, bots and repetitions of a day are left out. */
  note(typed: string, who: Searcher): void;
  /** Writes pending notes; for tests, and called after some seconds. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Counts searches in memory and writes them together. Who searched what is known by a keyed hash that is another one the next day, when
 * it is deleted: it only prevents one visitor from counting twice, in this process and, in the database, in all.
 */
export function createSearchNotes(
  deps: Pick<Machinery, 'database' | 'clock' | 'log'> & {
    secret: Key;
  },
): SearchNotes {
  const { database, clock, log } = deps;
  const noted = new LRUCache<string, true>({ max: 50_000 });
  const wordsOf = new LRUCache<string, number>({ max: 20_000 });
  /** By visit. */
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
