import { LRUCache } from 'lru-cache';
import { endOfLocalDay, localDay } from '#kit/dates.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../outages.ts';
import type { Versions } from '../versions/versions.ts';
import { TimeoutError, withTimeout } from '../with-timeout.ts';
import type { Shown } from './call-context.ts';

/** A rendering; one that may be cached says what it depends on. */
export interface Made<Page> {
  page: Page;
  /** Null for what nobody else may get. */
  shown: Shown | null;
  bytes: number;
}

interface Entry<Page> extends Made<Page> {
  sequence: number;
  /** Instant in milliseconds; at the latest the local day is over. */
  until: number;
}

export interface PageCache<Page> {
  /** The page of a key: from the cache when fresh, else rendered now; simultaneous requests share one rendering. */
  get(key: string, make: () => Promise<Made<Page>>): Promise<Made<Page>>;
  /** The page of a key when it is cached and known to be fresh without a query; else null. */
  peek(key: string): Made<Page> | null;
  /** Bytes of all entries. */
  bytes(): number;
}

/** However little changes: an hour, because some counts are of the last hours. */
const longestSeconds = 3600;
/** With a database that says nothing, people wait that long for a page that is there. */
const patienceMs = 3000;
/** A joined making that has become old meanwhile is not waited for again and again. */
const maxJoined = 3;

/**
 * Keeps what was rendered until something it shows has changed (ADR 52): nobody gets a page that is older than the promise
 * of `versions`, unless nobody can say what has changed; then for its longest time. What was used least leaves first.
 */
export function createPageCache<Page>(deps: {
  versions: Pick<Versions, 'upToDate' | 'isFresh' | 'sequence' | 'changedSince'>;
  clock: Clock;
  maxBytes: number;
  /** Called with whether the answer came from the cache. */
  count?: (cached: boolean) => void;
}): PageCache<Page> {
  const { versions, clock, maxBytes, count } = deps;
  const pages = new LRUCache<string, Entry<Page>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes) + 2 * key.length + 500,
  });
  const making = new Map<string, Promise<Entry<Page>>>();

  const isFresh = ({ shown, sequence, until }: Entry<Page>): boolean =>
    shown !== null && clock.now().getTime() < until && !versions.changedSince(sequence, shown.scopes);

  const start = async (key: string, make: () => Promise<Made<Page>>): Promise<Entry<Page>> => {
    const sequence = versions.sequence();
    const now = clock.now();
    const made = await make();
    const seconds = Math.min(longestSeconds, made.shown?.seconds ?? longestSeconds);
    const until = Math.min(now.getTime() + seconds * 1000, endOfLocalDay(localDay(now)).getTime());
    const entry = { ...made, sequence, until };
    if (made.shown) pages.set(key, entry);
    return entry;
  };

  return {
    peek(key) {
      if (!versions.isFresh()) return null;
      const entry = pages.get(key);
      if (!entry || !isFresh(entry)) return null;
      count?.(true);
      return entry;
    },

    async get(key, make) {
      const before = pages.get(key);
      try {
        await (before ? withTimeout(patienceMs, versions.upToDate()) : versions.upToDate());
      } catch (error) {
        const away = error instanceof TimeoutError || isDatabaseAway(error);
        // The page itself says what is away, or what is wrong.
        if (!away || !before || !isFresh(before)) return make();
        // Nobody can say what has changed: what was last known to be true is better than nothing.
        count?.(true);
        return before;
      }
      for (let joined = 0; joined < maxJoined; joined += 1) {
        const entry = pages.get(key);
        if (entry && isFresh(entry)) {
          count?.(true);
          return entry;
        }
        const running = making.get(key);
        if (!running) break;
        const made = await running;
        // What is not cached is shared as well, if its rendering began late enough.
        if (isFresh(made) || made.sequence === versions.sequence()) return made;
      }
      count?.(false);
      const own = start(key, make).finally(() => {
        if (making.get(key) === own) making.delete(key);
      });
      making.set(key, own);
      return own;
    },

    bytes: () => pages.calculatedSize,
  };
}

/** Makes stores of what is rendered, each with a share of the memory for all; null where none is given. */
export function createKeeping(deps: {
  versions: Versions;
  clock: Clock;
  /** Makes a counter; null where nothing is measured. */
  metrics: { counter(name: string, help: string): () => void } | null;
  megabytes: number;
}): <Page>(share: number) => PageCache<Page> | null {
  const { metrics, megabytes, ...made } = deps;
  const hits = metrics?.counter('prilika_page_cache_hits_total', 'Guests’ pages and feeds served as kept.');
  const misses = metrics?.counter('prilika_page_cache_misses_total', 'Guests’ pages and feeds made anew.');
  return <Page>(share: number) =>
    megabytes === 0
      ? null
      : createPageCache<Page>({
          ...made,
          maxBytes: megabytes * 1_048_576 * share,
          count: (isCached) => (isCached ? hits : misses)?.(),
        });
}
