import { matchRoutes, type RouteObject } from 'react-router';
import { isReadingPage } from './reading-pages.ts';

/* Detects that somebody is about to follow a link: by resting the pointer on it, touching it or focusing it
   (ADR 54). */

declare global {
  interface Window {
    /** Both are set by React Router. */
    __reactRouterDataRouter?: { routes: RouteObject[] };
    __reactRouterManifest?: {
      version: string;
      routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
    };
  }
}

/** A pointer that only passes over a link leaves sooner. */
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

/**
 * Prefetches the files of a page known to the router. Not `modulepreload`: a module that failed to load would be
 * refused when the page is opened.
 */
const prefetchFiles = ({ pathname }: URL): void => {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], pathname) ?? [];
  for (const { route } of matches) {
    const { module, imports = [], css = [] } = routes[route.id ?? ''] ?? {};
    for (const href of module ? [module, ...imports, ...css] : css) {
      if (document.querySelector(`link[href="${href}"]`)) continue;
      const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
      link.as = href.includes('.css') ? 'style' : 'script';
      document.head.append(link);
    }
  }
};

/** Calls `expect` with each page that the visitor is about to open, and prefetches its files. Once per page. */
export function watchLinks(expect: (url: URL) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (url: URL | null, wait: number): void => {
    clearTimeout(timer);
    if (!url || !navigator.onLine) return;
    timer = setTimeout(() => {
      prefetchFiles(url);
      expect(url);
    }, wait);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') soon(pageBehind(target), restMs);
  });
  document.addEventListener('touchstart', ({ target }) => soon(pageBehind(target), 0), { passive: true });
  document.addEventListener('focusin', ({ target }) => soon(pageBehind(target), restMs));
  // A link may have been focused before this listener existed.
  soon(pageBehind(document.activeElement), restMs);
}
