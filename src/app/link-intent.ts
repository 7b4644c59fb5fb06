import { isReadingPage } from './reading-pages.ts';

/* Detects that somebody is about to follow a link: by resting the pointer on it, touching it or focusing it
   (ADR 54). */

/** A pointer on its way to something else passes sooner. */
const restMs = 65;

/** The reading page to which an element links; null for an address that acts or changes the language. */
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
  // A link may have been pointed at or focused before these listeners existed.
  soon(pageBehind(document.querySelector('a:hover')) ?? pageBehind(document.activeElement), restMs);
}
