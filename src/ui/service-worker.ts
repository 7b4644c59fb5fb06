/*
 * The site's service worker (`app/service-worker/`): copies of postings for reading without a connection, and
 * notifications. Browsers replace it when its address changes, which has the version and the language of the page.
 */

/** The browser's registration of the worker; null where there is none, as without https, or when it fails. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  const { lang, dataset } = document.documentElement;
  if (!('serviceWorker' in navigator) || dataset['version'] === undefined || import.meta.env.DEV) return null;
  const params = new URLSearchParams({ v: dataset['version'], lang: lang.slice(0, 2) });
  return navigator.serviceWorker.register(`/service-worker.js?${params}`).catch(() => null);
}

/** Has the worker, where there is one, store a copy of a page that is read. */
export function cachePage(path: string): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ read: path }));
}
