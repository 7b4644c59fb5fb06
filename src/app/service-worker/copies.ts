/*
 * Copies of public postings for reading without a connection. They are what a guest sees, whoever reads: they are
 * asked for without cookies, so nothing private is ever among them.
 */

/** Maximum number of copies; of more the one that was read first goes. */
const maxCopies = 20;
/** Paths of postings, the only pages that are copied. */
const copied = /^\/oglasi\/\d+$/;
const offlinePath = '/offline';
const family = 'prilika-';

/** The copies of one version of the site; those of another may refer to styles that no longer exist. */
export const cacheNameOf = (version: string | null): string => family + version;

/** Deletes the copies of other versions. */
export async function deleteOthers(own: string): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(family) && name !== own) await caches.delete(name);
}

const addressIn = (language: string, path: string): string => (language === 'sr' ? path : `${path}?lang=${language}`);

const fetchAsGuest = (address: string): Promise<Response> =>
  fetch(address, { credentials: 'omit', redirect: 'error', cache: 'no-store' });

/** Stores the page that is shown without a connection. @throws without one, so that the worker is installed later */
export async function cacheOfflinePage(cacheName: string, language: string): Promise<void> {
  const answer = await fetchAsGuest(addressIn(language, offlinePath));
  if (!answer.ok) throw new Error(`${offlinePath}: ${answer.status}`);
  await (await caches.open(cacheName)).put(offlinePath, answer);
}

/** Stores a posting that is read now as the newest copy; what is gone from the site goes from here. */
export async function cachePage(cacheName: string, language: string, path: unknown): Promise<void> {
  if (typeof path !== 'string' || !copied.test(path)) return;
  const answer = await fetchAsGuest(addressIn(language, path));
  if (!answer.ok && answer.status < 500) await (await caches.open(cacheName)).delete(path);
  if (answer.status !== 200) return;
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8' });
  // Its scripts would ask the site for everything that the page already shows.
  const policy = answer.headers.get('content-security-policy') ?? '';
  headers.set('Content-Security-Policy', policy.replace(/script-src [^;]*/, "script-src 'none'"));
  const cache = await caches.open(cacheName);
  await cache.put(path, new Response(await answer.text(), { headers }));
  const inOrder = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((one) => copied.test(one));
  for (const old of inOrder.slice(0, -maxCopies)) await cache.delete(old);
}

/** What is shown without a connection: the copy of the page, else the page that lists all copies. */
export async function answerOffline(cacheName: string, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const copy = copied.test(path) ? await cache.match(path) : undefined;
  return copy ?? (await cache.match(offlinePath)) ?? Response.error();
}
