import { type DataStrategyResult, redirectDocument } from 'react-router';
import { opensBeside } from '#features/finding/search/web/use-open-beside.ts';
import { framePath, pageAddress, pageAt } from '#kit/site-map.ts';
import { cachePage, startServiceWorker } from '#ui/service-worker.ts';
import { loadAllTexts } from './browser-texts.ts';
import { watchLinks } from './link-intent.ts';
import { pageUser } from './page-user.ts';
import { isReadingPage } from './reading-pages.ts';

/*
 * The data of a page, as the router needs them when a link is followed (ADR 54): a guest who is about to open a page, or
 * goes back to one, does not wait for the server.
 */

type Results = Record<string, DataStrategyResult>;
type Place = Pick<URL, 'pathname' | 'search'>;

/** Going back shows a page as it was left, as browsers do without scripts. */
const seenMs = 300_000;
const maxSeen = 10;

const seen = new Map<string, { since: number; results: Results }>();
/** The address of the page that is on the screen. */
let shown: string | null = null;

const addressOf = ({ pathname, search }: Place): string => pathname + search;

/** Where the router asks for the data of a page. */
const dataAddress = ({ pathname, search }: Place): string =>
  `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`;

/** Remembers what a guest's page shows, by its routes, for the way back to it; without routes it shows an error. */
export function rememberShown(place: Place, routes: readonly { id: string; loaderData?: unknown }[]): void {
  const address = addressOf(place);
  shown = address;
  if (pageAt(location.pathname) === 'posting') cachePage(location.pathname);
  const withData = routes.filter(({ loaderData }) => loaderData !== undefined);
  if (pageUser() !== null || !isReadingPage(place.pathname) || withData.length === 0) return;
  const results: Results = Object.fromEntries(
    withData.map(({ id, loaderData }) => [id, { type: 'data', result: loaderData }]),
  );
  seen.delete(address);
  seen.set(address, { since: performance.now(), results });
  const [oldest] = seen.keys();
  if (seen.size > maxSeen && oldest !== undefined) seen.delete(oldest);
}

/**
 * The router's middleware around the loaders of a page. A page that is not only read gets its texts with its data; the
 * way back to one that was shown asks nothing. Who is signed in always asks: what they see changes with what they do.
 */
export async function answerNavigation(place: Place, next: () => Promise<Results>): Promise<Results> {
  const address = addressOf(place);
  if (!isReadingPage(place.pathname)) {
    // The script that counts visits (`page-scripts.ts`) stays in the document where it was allowed.
    if (document.documentElement.dataset['counting'] !== undefined) {
      // Back from there, the browser may show this document as it was: on its way to the other one.
      window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
      throw redirectDocument(address);
    }
    const [results] = await Promise.all([next(), loadAllTexts()]);
    return results;
  }
  if (pageUser() !== null) return next();
  // The browser's buttons change the address before the router asks; a link and a second reading do not.
  const isHere = address === addressOf(location);
  const returned = isHere && address !== shown;
  const before = seen.get(address);
  if (returned && before && performance.now() - before.since < seenMs) return before.results;
  // What is read again is not what was fetched ahead.
  if (isHere && !returned) await fetch(dataAddress(place), { cache: 'reload' }).catch(() => undefined);
  return next();
}

const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Where the router will ask when a link of the shown page is followed: a posting may open next to its list, which then
 * stays as it is.
 */
const followedAddress = (url: URL): string => {
  const list = new URL(shown ?? location.href, location.origin);
  const [, id] = /\/(\d+)$/.exec(url.pathname) ?? [];
  if (
    !id ||
    pageAt(url.pathname) !== 'posting' ||
    framePath(list.pathname) !== pageAddress('postings') ||
    !opensBeside()
  )
    return dataAddress(url);
  const beside = new URL(dataAddress({ pathname: pageAddress('posting-beside', id), search: list.search }), list);
  beside.searchParams.set('_routes', 'pages/posting-beside');
  return beside.pathname + beside.search;
};

/**
 * From now on the data of a page for reading are fetched when a guest is about to open it, unless they save data: the
 * browser keeps the answer for the seconds until the router asks for it. What is read is copied for later.
 */
export function readAhead(): void {
  if (isSaving()) return;
  void startServiceWorker();
  watchLinks((url) => {
    if (pageUser() !== null) return;
    fetch(followedAddress(url), { headers: { Purpose: 'prefetch' } }).catch(() => undefined);
  });
}
