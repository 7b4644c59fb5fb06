import { matchRoutes, type RouteObject } from 'react-router';
import { isReadingPage } from './reading-pages.ts';

/*
 * Who is about to follow a link rests the pointer on it, touches it or comes to it by the keyboard (ADR 54).
 */

declare global {
  interface Window {
    /** Both are put there by React Router. */
    __reactRouterDataRouter?: { routes: RouteObject[] };
    __reactRouterManifest?: {
      version: string;
      routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
    };
  }
}

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

/**
 * Has the browser fetch the files of this page, as far as the router knows it. Not `modulepreload`: a module that failed
 * on the way would be refused when the page is opened.
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

/** Calls `expect` with each page that the visitor is about to open, and has its files loaded. Once per page. */
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
  // Somebody may have come to a link before this was there.
  soon(pageBehind(document.activeElement), restMs);
}
