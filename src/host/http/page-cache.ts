import { LRUCache } from 'lru-cache';
import { endOfLocalDay, hourOf, localDay, startOfHour } from '#kit/dates.ts';
import type { Clock } from '../clock.ts';
import { isDatabaseAway } from '../outages.ts';
import type { Versions } from '../versions/versions.ts';
import { TimeoutError, withTimeout } from '../with-timeout.ts';
import type { Shown } from './call-context.ts';

/** A rendering; one that may be cached says what it depends on. */
export interface Made<Page> {
  page: Page;
  /** Dependencies of the page; null when it must not be shared. */
  shown: Shown | null;
  bytes: number;
}

interface Entry<Page> extends Made<Page> {
  sequence: number;
  /** Expiry as an instant in milliseconds; at the latest the end of the local day, or of the hour. */
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

/** Maximum age of a page, even if nothing changes: an hour, because some counts cover the last hours. */
const longestSeconds = 3600;
/** How long to wait for the database before serving a stale page. */
const patienceMs = 3000;
/** How many renderings by others a caller waits for that turn out stale, before it renders itself. */
const maxJoined = 3;

/**
 * Caches what was rendered until something it shows has changed (ADR 52): no page is older than the promise of
 * `versions`, except while changes cannot be read; then pages are valid for their maximum age. Evicts the least
 * recently used.
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
    const end = made.shown?.hourly ? startOfHour(hourOf(now) + 1) : endOfLocalDay(localDay(now)).getTime();
    const until = Math.min(now.getTime() + seconds * 1000, end);
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
        // Without a valid cached page, rendering shows the outage or the error itself.
        if (!away || !before || !isFresh(before)) return make();
        // Changes cannot be read: serve the page that was last known to be valid.
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

/** Returns a function that creates caches, each with a share of the total memory; null when the total is 0. */
export function createKeeping(deps: {
  versions: Versions;
  clock: Clock;
  /** Creates a counter; null without metrics. */
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
