import { loadAllTexts } from './browser-texts.ts';
import { watchLinks } from './link-intent.ts';
import { pageUser } from './page-user.ts';
import { isReadingPage } from './reading-pages.ts';

/* Caches page data that the router requests when a link is followed (ADR 54): a guest who opens a prefetched page,
   or goes back to one, does not wait for the server. */

interface Entry {
  /** A time of `performance.now()`. */
  since: number;
  response: Promise<Response>;
}

/** Prefetched data are used once, and not after this age. */
const aheadMs = 10_000;
/** Going back shows a page as it was, as browsers do without scripts, up to this age. */
const seenMs = 300_000;
const maxCached = 10;

const ahead = new Map<string, Entry>();
const seen = new Map<string, Entry>();
/** The address that the browser's back and forward buttons have just opened; null after other navigation. */
let returnedTo: string | null = null;

/** Address of a page's data, as the router requests it. */
const dataAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`;

const pagePath = (dataPath: string): string => dataPath.replace(/_?\.data$/, '');

const isFresh = (entry: Entry | undefined, maxAge: number): entry is Entry =>
  entry !== undefined && performance.now() - entry.since < maxAge;

/** Failed, redirecting or aborted responses are not cached. */
const keep = (
  map: Map<string, Entry>,
  address: string,
  response: Promise<Response>,
  signal?: AbortSignal | null,
): void => {
  const entry = { since: performance.now(), response };
  const discard = (): void => {
    if (map.get(address) === entry) map.delete(address);
  };
  map.delete(address);
  map.set(address, entry);
  response.then((answer) => answer.status !== 200 && discard(), discard);
  signal?.addEventListener('abort', discard);
  const [oldest] = map.keys();
  if (map.size > maxCached && oldest !== undefined) map.delete(oldest);
};

/** Takes the prefetched data of a page; null when there are none or they are too old. */
const takeAhead = (address: string): Promise<Response> | null => {
  const waiting = ahead.get(address);
  ahead.delete(address);
  return isFresh(waiting, aheadMs) ? waiting.response : null;
};

const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the data of the page being left when it was loaded as a document, so that going back is fast. */
const fetchForReturn = (
  load: typeof fetch,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  next: string,
): void => {
  const address = dataAddress({ pathname, search });
  if (address === next || seen.has(address) || !isReadingPage(pathname) || isSaving()) return;
  keep(seen, address, load(address));
};

/**
 * Answers the router's request for a page's data. Pages other than reading pages also load all texts; the page being
 * left is cached, so that going back is fast. Nothing is cached for signed-in users, whose data change with what they
 * do.
 */
export async function fetchPageData(load: typeof fetch, url: URL, init?: RequestInit): Promise<Response> {
  const address = url.pathname + url.search;
  const returned = returnedTo === address;
  returnedTo = null;
  const guest = pageUser() === null;
  if (!isReadingPage(pagePath(url.pathname))) {
    const [answer] = await Promise.all([load(url, init), loadAllTexts()]);
    return answer;
  }
  if (!guest) return load(url, init);
  const before = seen.get(address);
  if (returned && isFresh(before, seenMs)) return (await before.response).clone();
  const left = { pathname: location.pathname, search: location.search };
  const response = takeAhead(address) ?? load(url, init);
  const copy = response.then((answer) => answer.clone());
  keep(seen, address, copy, init?.signal);
  const answer = await response;
  if (!returned) fetchForReturn(load, left, address);
  return answer;
}

/** From now on prefetches the data of reading pages that a guest is about to open, unless data saving is on. */
export function readAhead(load: typeof fetch): void {
  if (isSaving()) return;
  watchLinks((url) => {
    const address = dataAddress(url);
    const known = isFresh(ahead.get(address), aheadMs) || isFresh(seen.get(address), aheadMs);
    if (pageUser() === null && !known) keep(ahead, address, load(address));
  });
}

window.addEventListener(
  'popstate',
  () => {
    returnedTo = dataAddress(location);
  },
  // Registered in the capture phase, before the router, which requests data at once.
  { capture: true },
);
