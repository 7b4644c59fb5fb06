import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { toLanguage } from '#kit/i18n/language.ts';
import { type Analytics, choiceCookie, signalHeaders } from '../analytics/analytics.ts';
import type { PageCache } from './page-cache.ts';
import { cacheKey, languageCookie, varyOf } from './page-host.ts';
import type { Recompress } from './recompression.ts';
import { cacheHeaders, type Rendered } from './rendered-page.ts';
import { refreshCookieName } from './request-facts.ts';
import { pageRoute, type RequestLog } from './request-log.ts';
import { commonHeaders, dataCsp, documentHeaders } from './security-headers.ts';

/** Returns whether the request was answered; when not, the application has to. */
export type CacheListener = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers guests with cached pages that are fresh, as stored bytes, before anything of the application runs: most requests of
 * a busy site. Everything else, and everything that is not plain, goes its usual way, which gives the same answer.
 */
export function createCacheListener(deps: {
  cache: PageCache<Rendered>;
  cdnSeconds: number;
  publicOrigin: string | null;
  secureCookies: boolean;
  strictTransport: string | null;
  answered: RequestLog;
  recompress: Recompress;
  analytics: Analytics | null;
}): CacheListener {
  const { analytics, cache, cdnSeconds, publicOrigin, secureCookies, strictTransport, answered, recompress } = deps;
  const refreshCookie = refreshCookieName(secureCookies);
  const common = {
    ...commonHeaders,
    ...cacheHeaders(cdnSeconds, varyOf(analytics)),
    ...(strictTransport ? { 'Strict-Transport-Security': strictTransport } : {}),
  };
  const headersOf = new WeakMap<Rendered, Record<string, string>>();
  const routes = new WeakMap<Rendered, string>();
  const makeHeaders = (page: Rendered): Record<string, string> => ({
    ...Object.fromEntries(page.headers),
    ...common,
    ...(page.policy === null ? {} : documentHeaders),
    ETag: page.etag,
    'Content-Security-Policy': page.policy ?? dataCsp,
  });

  return (request, response) => {
    const started = performance.now();
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.includes('lang=') || headers['purpose'] !== undefined) return false;
    const cookies = headers.cookie === undefined ? {} : parse(headers.cookie);
    if (cookies[refreshCookie] !== undefined) return false;
    const choice = analytics
      ? analytics.choiceOf({
          cookie: cookies[choiceCookie],
          signals: signalHeaders.map((name) => headers[name.toLowerCase()] as string | undefined),
        })
      : '';
    const origin = publicOrigin ?? `http://${headers.host}`;
    const made = cache.peek(cacheKey(toLanguage(cookies[languageCookie]), choice, origin, url));
    if (!made || made.shown?.seen) return false;
    const { page } = made;

    const requestId = randomUUID();
    const own = headersOf.get(page) ?? makeHeaders(page);
    headersOf.set(page, own);
    if (headers['if-none-match'] === page.etag) {
      // A 304 has no content security policy: the client's copy keeps the one with its nonce.
      response.writeHead(304, { ...common, ETag: page.etag, 'X-Request-Id': requestId }).end();
    } else {
      // Requests with quality values, or that accept neither encoding, are answered by the application.
      const accepted = headers['accept-encoding'] ?? '';
      if (accepted.includes('q=')) return false;
      const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
      const body = encoding === null ? page.body : page.ready[encoding];
      if (body === undefined) return false;
      response
        .writeHead(200, {
          ...own,
          ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
          'Content-Length': body.byteLength,
          'X-Request-Id': requestId,
        })
        .end(body);
      if (encoding === 'br') void recompress(page);
    }
    const [path = ''] = url.split('?');
    const route = routes.get(page) ?? pageRoute(path);
    routes.set(page, route);
    const status = response.statusCode;
    answered({ requestId, method, path, route, status, ms: performance.now() - started });
    return true;
  };
}
