import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { AnalyticsChoice, PageAnalytics } from '#kit/analytics.ts';
import type { BrowserErrorSettings } from '#kit/browser-errors.ts';
import { type Language, toLanguage } from '#kit/i18n/language.ts';
import type { RenderHost, RenderPage } from '#kit/render-host.ts';
import { type Analytics, type ChoiceFacts, choiceCookie, signalHeaders } from '../analytics/analytics.ts';
import { createQueue } from '../queue.ts';
import { createTurns } from '../turns.ts';
import { encodingFor } from './encoding.ts';
import type { Made, PageCache } from './page-cache.ts';
import type { PageCalls } from './page-calls.ts';
import type { Recompress } from './recompression.ts';
import { cacheHeaders, encodedBody, pageVary, type Rendered, toRendered } from './rendered-page.ts';
import type { RequestBodies } from './request-body.ts';
import { type RequestFacts, refreshCookieName } from './request-facts.ts';

export interface PageHostDeps {
  loadRender: () => Promise<RenderPage>;
  /** The calls of a page, as the session of this refresh token (null: a guest), on behalf of the visitor. */
  callsOf: (page: Context, language: Language, refreshToken: string | null) => PageCalls;
  facts: (c: Context) => RequestFacts;
  bodies: Pick<RequestBodies, 'read'>;
  /** Called with an error of rendering a page, while its request runs. */
  failed?: (error: unknown) => void;
  /** For the script that collects errors in a page; null where none are reported. */
  browserErrors?: () => Promise<BrowserErrorSettings | null>;
  /** Whether a page handles forms posted to it. */
  takesForm: (pathname: string) => boolean;
  /** Visit counting; null when no script is configured for it. */
  analytics: Analytics | null;
  /** The cache of guests' pages; null renders each. */
  cache: PageCache<Rendered> | null;
  recompress: Recompress;
  /** How long a CDN in front may serve a cached page without revalidation. */
  cdnSeconds: number;
  publicOrigin: string | null;
  secureCookies: boolean;
  development: boolean;
}

export const languageCookie = 'lang';
const languageCookieOptions = (secure: boolean): CookieOptions => ({
  path: '/',
  maxAge: 31_536_000,
  sameSite: 'Lax',
  secure,
});

/** For the data of a page that a browser fetches because its link is about to be followed (`page-data.ts`). */
const aheadCaching = 'private, max-age=10';

/** Forms without files stay far below. */
const maxFormBytes = 524_288;

/** The complete form request under the public origin, from which the router recognises that the site itself sent it. */
const sentForm = async (
  c: Context,
  origin: string,
  { bodies, facts }: Pick<PageHostDeps, 'bodies' | 'facts'>,
): Promise<Request> => {
  const { pathname, search } = new URL(c.req.url);
  const { method, headers, signal } = c.req.raw;
  const body = await bodies.read(c, facts(c).network, maxFormBytes);
  return new Request(new URL(pathname + search, origin), { method, headers, signal, body });
};

/**
 * Pages are rendered a few at once: with more, each takes longer and some much longer (bench/README.md). Beyond
 * these limits the client has to retry.
 */
const renderingLimits = { concurrency: 4, waiting: 256, patienceMs: 10_000 };

/** Where the router fetches the routes of links (`react-router.config.ts`, ADR 54). */
const routesPath = '/__manifest';

/**
 * Cache key of a guest's page: language, choice about counting visits (empty where nobody is asked), origin, and the
 * requested path and query, so that nobody gets the page of another choice.
 */
export const cacheKey = (language: Language, choice: AnalyticsChoice | '', origin: string, address: string): string =>
  `${language} ${choice} ${origin}${address}`;

const choiceFacts = (c: Context): ChoiceFacts => ({
  cookie: getCookie(c, choiceCookie),
  signals: signalHeaders.map((name) => c.req.header(name)),
});

/** The `Vary` header of pages: where visits are counted, it includes the browser's opt-out signals. */
export const varyOf = (analytics: Analytics | null): string =>
  analytics ? [pageVary, ...signalHeaders].join(', ') : pageVary;

const pageAnalytics = (
  analytics: Analytics | null,
  choice: AnalyticsChoice | '',
  mayCount: boolean,
): PageAnalytics | null =>
  analytics && choice ? { choice, script: analytics.script, site: analytics.site, mayCount } : null;

/** Length of the longest address whose page is cached. */
const maxCacheKey = 2000;

/** Values of an address that only one person has, from a mail: what they open is not cached. */
const personalValues = ['token', 'mailToken'];

/** The redirect for a request that no page answers at this address; null where one does. */
const redirectOf = (
  c: Context,
  url: URL,
  { publicOrigin, takesForm }: Pick<PageHostDeps, 'publicOrigin' | 'takesForm'>,
): Response | null => {
  // Redirected unchanged, such a path would be read as another site's address.
  if (url.pathname.startsWith('//')) {
    const own = url.pathname.replace(/^\/+/, '/') + url.search;
    return c.redirect(own, c.req.method === 'GET' || c.req.method === 'HEAD' ? 308 : 303);
  }
  // A form that no page handles, or that another site posted: redirects to the page.
  const foreign = ![undefined, publicOrigin ?? url.origin].includes(c.req.header('origin'));
  if (c.req.method === 'POST' && (foreign || !takesForm(url.pathname)))
    return c.redirect(url.pathname + url.search, 303);
  return null;
};

/**
 * Handles page requests: as the session of the refresh cookie, or as a guest. A guest's page is the same for everybody of
 * one language, so it is cached until something it shows has changed (ADR 52).
 */
export function createPageHost(deps: PageHostDeps): (c: Context) => Promise<Response> {
  const turn = createTurns();
  const rendering = createQueue(renderingLimits);
  const vary = varyOf(deps.analytics);
  const shared = cacheHeaders(deps.cdnSeconds, vary);
  const ahead = { ...shared, 'Cache-Control': aheadCaching };

  const renderPage = async (
    c: Context,
    language: Language,
    refreshToken: string | null,
    forMany: boolean,
    counting: PageAnalytics | null,
  ): Promise<Made<Rendered>> => {
    const renderRequest = await deps.loadRender();
    const url = new URL(c.req.url);
    const nonce = randomUUID();
    const origin = deps.publicOrigin ?? url.origin;
    // A shared rendering uses nothing of the first client's request, and continues when that client disconnects.
    const request = forMany ? new Request(url) : c.req.method === 'POST' ? await sentForm(c, origin, deps) : c.req.raw;
    const { call, shown } = deps.callsOf(c, language, refreshToken);
    const https = url.protocol === 'https:' || deps.secureCookies;
    let html: string | null = null;
    let isCounted = false;
    const deliver: RenderHost['deliver'] = (document, counted = false) => {
      html = document;
      isCounted = counted;
    };
    const session = refreshToken !== null;
    const browserErrors = await deps.browserErrors?.();
    const host: RenderHost = {
      call,
      session,
      language,
      nonce,
      origin,
      deliver,
      turn,
      ...(deps.failed ? { failed: deps.failed } : {}),
      ...(browserErrors ? { browserErrors } : {}),
      ...(counting ? { analytics: counting } : {}),
    };
    const response = await rendering.run(async () =>
      // Its client has left while it waited.
      request.signal.aborted ? new Response(null, { status: 499 }) : renderRequest(request, host),
    );
    const page = toRendered(response, html ?? (await response.text()), {
      nonce,
      https,
      development: deps.development,
      ...(counting && isCounted ? { counting: counting.script } : {}),
    });
    // Half more, for the two encoded bodies.
    return { page, shown: page.status === 200 ? shown() : null, bytes: page.body.length * 1.5 };
  };

  return async (c) => {
    const url = new URL(c.req.url);
    const elsewhere = redirectOf(c, url, deps);
    if (elsewhere) return elsewhere;
    const chosen = url.searchParams.get('lang');
    const language = toLanguage(chosen ?? getCookie(c, languageCookie));
    const refreshToken = getCookie(c, refreshCookieName(deps.secureCookies)) ?? null;
    if (url.pathname === routesPath) {
      // The same for everybody, and cached by browsers for this version: not cached here.
      const { status, headers, body } = (await renderPage(c, language, null, false, null)).page;
      return c.body(body, status as 200, Object.fromEntries(headers));
    }
    const choice = deps.analytics?.choiceOf(choiceFacts(c)) ?? '';
    const key = cacheKey(language, choice, deps.publicOrigin ?? url.origin, url.pathname + url.search);
    // Very long addresses come from programs and would only fill the cache.
    const ofOne = personalValues.some((name) => url.searchParams.has(name));
    const personal = refreshToken !== null || ofOne || key.length > maxCacheKey;
    const counting = pageAnalytics(deps.analytics, choice, !ofOne);
    const cache = personal || c.req.method !== 'GET' ? null : deps.cache;
    const { page, shown } = cache
      ? await cache.get(key, () => renderPage(c, language, null, true, counting))
      : await renderPage(c, language, refreshToken, false, counting);
    if (cache) shown?.seen?.(deps.facts(c));

    for (const [name, value] of page.headers) c.header(name, value, { append: name === 'set-cookie' });
    if (chosen !== null) setCookie(c, languageCookie, language, languageCookieOptions(deps.secureCookies));
    const cacheable = c.req.header('purpose') === 'prefetch' ? ahead : shared;
    const caching = cache && page.status === 200 ? cacheable : { 'Cache-Control': 'no-store', Vary: vary };
    for (const [name, value] of Object.entries(caching)) c.header(name, value);
    if (cache && page.status === 200) {
      c.header('ETag', page.etag);
      // A 304 has no content security policy: the client's copy keeps the one with its nonce.
      if (c.req.header('if-none-match') === page.etag) return c.body(null, 304);
    }
    if (page.policy !== null) c.header('Content-Security-Policy', page.policy);
    const encoding = page.body.length === 0 ? null : encodingFor(c);
    if (encoding === null) return c.body(page.body, page.status as 200);
    c.header('Content-Encoding', encoding);
    const body = await encodedBody(page, encoding);
    if (cache && shown && encoding === 'br') void deps.recompress(page);
    return c.body(body, page.status as 200);
  };
}
