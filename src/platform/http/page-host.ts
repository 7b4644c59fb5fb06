import { createHash, randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { LRUCache } from 'lru-cache';
import { type Language, toLanguage } from '#shared/i18n/language.ts';
import type { RenderPage } from '#shared/render-host.ts';
import { createTurns } from '../turns.ts';
import { takesBrotli, toBrotli } from './brotli.ts';
import { readBytes } from './request-body.ts';
import { refreshCookieName } from './request-facts.ts';
import { pageCsp } from './security-headers.ts';

export interface PageHostDeps {
  loadRender: () => Promise<RenderPage>;
  /**
   * Calls the API inside the process, as the session of this refresh token (null: a guest), on behalf of the visitor.
   */
  callApi: (request: Request, refreshToken: string | null, page: Context) => Promise<Response>;
  /** Whether a page handles a form sent to it. */
  takesForm: (pathname: string) => boolean;
  publicOrigin: string | null;
  secureCookies: boolean;
  development: boolean;
  /** How long a guest's page is served again without rendering; 0 switches it off. */
  guestCacheMs: number;
}

interface Rendered {
  status: number;
  headers: [string, string][];
  body: Buffer<ArrayBuffer>;
  /** Of a document; null for other responses of a page. */
  policy: string | null;
  /** The body in Brotli, once a client has requested it. */
  small?: Promise<Uint8Array<ArrayBuffer>>;
  etag: string;
}

export const languageCookie = 'lang';
const yearSeconds = 31_536_000;

/**
 * Hashes of the scripts written into a page, as its policy names them: with them the page can be kept as it is, and no secret in
 * it allows others. Only scripts with the nonce of this rendering are ours: what people have written cannot know it.
 */
const scriptHashes = (html: string, nonce: string): string[] =>
  [...html.matchAll(new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g'))].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** A form without files stays far below. */
const maxFormBytes = 524_288;

/** The form that was sent, whole, under the address that people see: by it the router knows that the site itself sent it. */
const sentForm = async (c: Context, origin: string): Promise<Request> => {
  const { pathname, search } = new URL(c.req.url);
  const { method, headers, signal } = c.req.raw;
  const body = await readBytes(c, maxFormBytes, 'payload-too-large');
  return new Request(new URL(pathname + search, origin), { method, headers, signal, body });
};

/** Where the router asks for the routes that links lead to (`react-router.config.ts`, ADR 51). */
const routesPath = '/__manifest';

/** Characters of the longest address whose page is kept. */
const maxKeptKey = 2000;

/** Values of an address that only one person has, from a mail: what they open is kept nowhere. */
const personalValues = ['token', 'mailToken'];

/**
 * Handles page requests: as the session of the refresh cookie, or as a guest. A guest's page is the same for
 * everybody of one language, so it is cached for seconds; parallel requests wait for one rendering.
 */
export function createPageHost(deps: PageHostDeps): (c: Context) => Promise<Response> {
  const cache = new LRUCache<string, Rendered, () => Promise<Rendered>>({
    max: 500,
    ttl: Math.max(1, deps.guestCacheMs),
    // Waiting requests get the page even if it is evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => context(),
  });

  const turn = createTurns();

  const toRendered = async (response: Response, nonce: string, https: boolean): Promise<Rendered> => {
    const text = await response.text();
    const isDocument = response.headers.get('content-type')?.startsWith('text/html');
    return {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(text),
      policy: isDocument
        ? pageCsp({ nonce, scripts: scriptHashes(text, nonce), development: deps.development, https })
        : null,
      // The nonce is another one each time, and no news.
      etag: `W/"${createHash('sha256').update(text.replaceAll(nonce, '')).digest('base64url').slice(0, 22)}"`,
    };
  };

  const renderPage = async (
    c: Context,
    language: Language,
    refreshToken: string | null,
  ): Promise<Rendered> => {
    const renderRequest = await deps.loadRender();
    const url = new URL(c.req.url);
    const nonce = randomUUID();
    const origin = deps.publicOrigin ?? url.origin;
    const sent = c.req.method === 'POST' ? await sentForm(c, origin) : null;
    const cookies: string[] = [];
    const call = async (request: Request): Promise<Response> => {
      const answer = await deps.callApi(request, refreshToken, c);
      // Signing in by a form sets the session with the page.
      if (sent) cookies.push(...answer.headers.getSetCookie());
      return answer;
    };
    const https = url.protocol === 'https:' || deps.secureCookies;
    const rendered = await renderRequest(sent ?? c.req.raw, { call, language, nonce, origin, turn });
    for (const cookie of cookies) rendered.headers.append('Set-Cookie', cookie);
    return toRendered(rendered, nonce, https);
  };

  const cached = async (key: string, make: () => Promise<Rendered>): Promise<Rendered> => {
    const page = await cache.forceFetch(key, { context: make });
    if (page.status !== 200) cache.delete(key);
    return page;
  };

  return async (c) => {
    const url = new URL(c.req.url);
    // Sent back as it came, such a path would be read as another site's address.
    if (url.pathname.startsWith('//')) {
      const own = url.pathname.replace(/^\/+/, '/') + url.search;
      return c.redirect(own, c.req.method === 'GET' || c.req.method === 'HEAD' ? 308 : 303);
    }
    // A form that no page handles, or that another site sends: the page is shown again.
    const foreign = ![undefined, deps.publicOrigin ?? url.origin].includes(c.req.header('origin'));
    if (c.req.method === 'POST' && (foreign || !deps.takesForm(url.pathname)))
      return c.redirect(url.pathname + url.search, 303);
    const chosen = url.searchParams.get('lang');
    const language = toLanguage(chosen ?? getCookie(c, languageCookie));
    const refreshToken = getCookie(c, refreshCookieName(deps.secureCookies)) ?? null;
    if (url.pathname === routesPath) {
      // The same for everybody, and browsers keep it for this version: nothing to keep here.
      const { status, headers, body } = await renderPage(c, language, null);
      return c.body(body, status as 200, Object.fromEntries(headers));
    }
    const key = `${language} ${url.origin}${url.pathname}${url.search}`;
    // An endless address is opened by a program: it would only fill the cache.
    const personal =
      refreshToken !== null ||
      personalValues.some((name) => url.searchParams.has(name)) ||
      key.length > maxKeptKey;
    const shared = !personal && c.req.method === 'GET' && deps.guestCacheMs > 0;
    const page = shared
      ? await cached(key, () => renderPage(c, language, null))
      : await renderPage(c, language, refreshToken);

    for (const [name, value] of page.headers) c.header(name, value, { append: name === 'set-cookie' });
    if (chosen !== null) {
      setCookie(c, languageCookie, language, {
        path: '/',
        maxAge: yearSeconds,
        sameSite: 'Lax',
        secure: deps.secureCookies,
      });
    }
    c.header('Cache-Control', shared ? 'no-cache' : 'no-store');
    c.header('Vary', 'Cookie, Accept-Encoding');
    if (shared && page.status === 200) {
      c.header('ETag', page.etag);
      // No policy on a 304: the stored page keeps the one that belongs to its nonce.
      if (c.req.header('if-none-match') === page.etag) return c.body(null, 304);
    }
    if (page.policy === null) return c.body(page.body, page.status as 200);
    c.header('Content-Security-Policy', page.policy);
    if (!takesBrotli(c)) return c.body(page.body, page.status as 200);
    page.small ??= toBrotli(page.body, 5);
    c.header('Content-Encoding', 'br');
    return c.body(await page.small, page.status as 200);
  };
}
