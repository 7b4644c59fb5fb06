import { isReadingPage } from './reading-pages.ts';

/*
 * Who is about to follow a link rests the pointer on it, touches it or comes to it by the keyboard (ADR 54).
 */

/** A pointer on its way to something else passes sooner. */
const restMs = 65;

/** The other page for reading that this element leads to; null for an address that acts or changes the language. */
export const pageBehind = (target: EventTarget | null): URL | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const here = url.pathname === location.pathname && url.search === location.search;
  const own = url.origin === location.origin && !url.searchParams.has('lang');
  return own && !here && isReadingPage(url.pathname) ? url : null;
};

/** Calls `expect` with each page that the visitor is about to open. */
export function watchLinks(expect: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (url: URL | null, wait: number): void => {
    clearTimeout(timer);
    if (!url || !navigator.onLine) return;
    timer = setTimeout(() => expect(url), wait);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') soon(pageBehind(target), restMs);
  });
  document.addEventListener('touchstart', ({ target }) => soon(pageBehind(target), 0), { passive: true });
  document.addEventListener('focusin', ({ target }) => soon(pageBehind(target), restMs));
  // Somebody may have come to a link before this was there.
  soon(pageBehind(document.activeElement), restMs);
}
