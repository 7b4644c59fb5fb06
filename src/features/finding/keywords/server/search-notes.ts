import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import { localDay } from '#shared/dates.ts';
import { keywordOf } from './keyword-rule.ts';
import { addSearches, type NotedKeyword } from './keyword-store.ts';

/** How long counts wait, so that many searches cost one statement. */
const batchMs = 5000;
const mostWaiting = 2000;
/** More different searches in a day than a person makes. */
const mostWordsADay = 40;

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
 * Counts searches in memory and writes them together. Who searched is known by a keyed hash that never leaves the memory
 * and is another one the next day: it only keeps one visitor from counting twice.
 */
export function createSearchNotes(deps: {
  database: Database;
  clock: Clock;
  log: Log;
  secret: Uint8Array;
}): SearchNotes {
  const { database, clock, log } = deps;
  const noted = new LRUCache<string, true>({ max: 50_000 });
  const wordsOf = new LRUCache<string, number>({ max: 20_000 });
  const waiting = new Map<string, NotedKeyword>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const visitorOf = (day: string, { network }: Searcher): string =>
    createHmac('sha256', deps.secret).update(`search ${day} ${network}`).digest('base64url').slice(0, 22);

  const write = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const rows = [...waiting.values()];
    waiting.clear();
    try {
      await addSearches(database.executor, rows);
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
      const key = `${day} ${keyword.folded}`;
      const visitor = visitorOf(day, who);
      const words = wordsOf.get(visitor) ?? 0;
      if (words >= mostWordsADay || noted.has(`${visitor} ${keyword.folded}`)) return;
      const note = waiting.get(key);
      if (!note && waiting.size >= mostWaiting) return;
      noted.set(`${visitor} ${keyword.folded}`, true);
      wordsOf.set(visitor, words + 1);
      waiting.set(key, { day, ...keyword, searches: (note?.searches ?? 0) + 1 });
      timer ??= setTimeout(() => void flush(), batchMs).unref();
    },
    flush,
    stop: flush,
  };
}
