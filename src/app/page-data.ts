import { loadAllTexts } from './browser-texts.ts';
import { watchLinks } from './link-intent.ts';
import { pageUser } from './page-user.ts';
import { isReadingPage } from './reading-pages.ts';

/*
 * The data of a page, as the router asks for them when a link is followed (ADR 54): a guest who is about to open a
 * page, or goes back to one, does not wait for the server.
 */

interface Entry {
  /** Of `performance.now()`. */
  since: number;
  response: Promise<Response>;
}

/** What was fetched before its link was followed is used once, and not when it has become old. */
const aheadMs = 10_000;
/** Going back shows a page as it was left, as browsers do without scripts. */
const seenMs = 300_000;
const maxCached = 10;

const ahead = new Map<string, Entry>();
const seen = new Map<string, Entry>();
/** Where the browser's buttons have just led; null after any other step. */
let returnedTo: string | null = null;

/** Where the router asks for the data of a page. */
const dataAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`;

const pagePath = (dataPath: string): string => dataPath.replace(/_?\.data$/, '');

const isFresh = (entry: Entry | undefined, maxAge: number): entry is Entry =>
  entry !== undefined && performance.now() - entry.since < maxAge;

/** A failed or redirecting answer is not kept, nor one that was broken off. */
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

/** What was fetched ahead for this page, once; null when it is not there or too old. */
const takeAhead = (address: string): Promise<Response> | null => {
  const waiting = ahead.get(address);
  ahead.delete(address);
  return isFresh(waiting, aheadMs) ? waiting.response : null;
};

const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The page that is left came as a document, so its data are not there for the way back. */
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
 * Answers the router's question for a page's data. A page that is not only read gets its texts with it; the page before
 * is kept, so that the way back is short. Who is signed in always asks: what they see changes with what they do.
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

/** From now on the data of a page for reading are fetched when a guest is about to open it, unless they save data. */
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
  // Before the router, which asks at once.
  { capture: true },
);
