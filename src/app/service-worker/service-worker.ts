import { answerOffline, cacheNameOf, cacheOfflinePage, cachePage, deleteOthers } from './copies.ts';
import type { WorkerScope } from './worker-scope.ts';

/*
 * The service worker (ADR 90): shows notifications, and pages without a connection. Of what pages ask for it answers
 * navigations alone, and these from the network as long as there is one.
 */

const scope = globalThis as unknown as WorkerScope;
/** The registration says the version of the site and the language. */
const params = new URLSearchParams(location.search);
const cacheName = cacheNameOf(params.get('v'));
const language = params.get('lang') ?? 'sr';

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage(cacheName, language).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOthers(cacheName), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  );
});

scope.addEventListener('message', (event) => {
  const { read } = event.data as { read?: unknown };
  // Without a connection there is no copy of what is on the screen.
  event.waitUntil(cachePage(cacheName, language, read).catch(() => undefined));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const fromNetwork = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
  event.respondWith(fromNetwork().catch(() => answerOffline(cacheName, new URL(request.url).pathname)));
});

scope.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, path, language: lang } = event.data.json() as { title: string; path: string; language: string };
  // One about the same page replaces the one that is still shown.
  const options = { tag: path, lang, icon: '/icon-192.png', data: path };
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const address = new URL(String(notification.data), location.origin).href;
  const open = async () => {
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Another page of the site is not left: something may have been typed there.
    const tab = tabs.find(({ url }) => url === address);
    return tab ? tab.focus() : scope.clients.openWindow(address);
  };
  event.waitUntil(open());
});
