import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { routePath } from 'hono/route';
import { type Language, languages } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { Problem, type ProblemTable } from '#kit/problem.ts';
import type { Log } from '../log.ts';
import { readProgramVersion } from '../versions/program-version.ts';
import { withTimeout } from '../with-timeout.ts';
import { mountApiDocs } from './api-docs.ts';
import type { Route } from './call-context.ts';
import { takesBrotli, toBrotli } from './encoding.ts';
import { type MountDeps, mountEndpoint } from './mount-endpoint.ts';
import { offlinePage } from './offline-page.ts';
import type { ApiExamples } from './openapi.ts';
import type { CallableRoute } from './page-calls.ts';
import { isForPeople, problemPage } from './problem-page.ts';
import { problemResponse, toProblem } from './problem-response.ts';
import { requestLanguage } from './request-language.ts';
import { pageRoute, type RequestLog } from './request-log.ts';
import { commonHeaders, dataCsp, documentHeaders } from './security-headers.ts';

export interface HttpAppDeps extends MountDeps {
  /** `Strict-Transport-Security` of every answer; null without https. */
  strictTransport: string | null;
  routes: readonly CallableRoute[];
  /** Called after a request that may have written something. */
  changed: () => void;
  translator: (language: Language) => Translate;
  /** The served texts by the name of their file: `/locales/{language}/translation.json`, `…/reading.json`. */
  translations: Record<'translation' | 'reading', Record<Language, object>>;
  /** What the process cannot work without, by name; each function throws while it is unreachable. */
  needs: Record<string, () => Promise<void>>;
  /** What may be unavailable without failing the health check, by name; each function returns whether it is. */
  late: Record<string, () => Promise<boolean>>;
  /** Mounts routes that are not endpoint values, such as downloads. */
  mountMore: (app: Hono) => void;
  /** Handles everything that is neither API nor file; null serves only the API. */
  pages: ((c: Context) => Promise<Response>) | null;
  /** Files of the web build; null when the development server serves them. */
  staticFiles: ((app: Hono) => void) | null;
  log: Log;
  answered: RequestLog;
  /** Wrappers around the handling of each request, outermost first. */
  around?: readonly AroundRequest[];
  /** Every problem code with its status. */
  problems: ProblemTable;
  /** Example calls and responses for the API description. */
  examples: () => Promise<ApiExamples>;
}

/** Wraps the handling of a request. `route` may be called once it is known: after the response or an error. */
export type AroundRequest = (c: Context, route: () => string, work: () => Promise<void>) => Promise<void>;

/** Maximum length of a URL in bytes (rules.md#list-queries). */
export const maxAddressBytes = 8192;

/** Methods that change nothing. */
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Length of path and query as received. */
const addressLength = (c: Context): number => c.req.url.length - new URL(c.req.url).origin.length;

/** Removes tokens from logged paths, because a signed link is all its holder needs. */
const withoutTokens = (routes: readonly Route[]): ((path: string) => string) => {
  const before = routes.flatMap(({ endpoint }) => {
    const [start, token] = endpoint.path.split('{token}');
    return token === undefined ? [] : [`/api${start}`];
  });
  return (path) => {
    const start = before.find((one) => path.startsWith(one));
    return start === undefined ? path : `${start}{token}`;
  };
};

/** Whether the path exists under another method, so that the response is 405 instead of 404. */
const otherMethodExists = (routes: readonly Route[], method: string, path: string): boolean =>
  routes.some(({ endpoint }) => {
    const pattern = new RegExp(`^/api${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return endpoint.method !== method && pattern.test(path);
  });

/**
 * Sorts fixed parts of a path before parameters, regardless of the order of the routes: `/postings/home` is not the
 * posting `home`.
 */
const fixedFirst = (routes: readonly CallableRoute[]): CallableRoute[] => {
  const key = ({ endpoint }: Route): string => endpoint.path.replace(/\{\w+\}/g, '~');
  return routes.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
};

/* Adds headers to an existing response directly: `c.header` would create another response and copy the body. */

/** Hono's pattern for all remaining paths: the pages. */
const everyPath = '/*';

/** The route that answered, as the pattern of its path, of which there are few. */
const routeOf = (c: Context, pathname: string): string => {
  const pattern = routePath(c);
  return pattern === everyPath ? pageRoute(pathname) : pattern;
};

const logged =
  (answered: RequestLog, pathOf: (path: string) => string) =>
  async (c: Context, next: () => Promise<void>): Promise<void> => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const { pathname } = new URL(c.req.url);
    const ms = performance.now() - started;
    const { method } = c.req;
    const { status } = c.res;
    answered({ requestId, method, path: pathOf(pathname), route: routeOf(c, pathname), status, ms });
  };

/** Texts for browsers; an address with their hash may be cached for ever. */
function mountTexts(app: Hono, path: string, texts: object): void {
  const body = JSON.stringify(texts);
  let small: Promise<Uint8Array<ArrayBuffer>> | undefined;
  app.get(path, async (c) => {
    c.header('Content-Type', 'application/json; charset=utf-8');
    c.header('Cache-Control', c.req.query('v') ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('Vary', 'Accept-Encoding');
    if (!takesBrotli(c)) return c.body(body);
    c.header('Content-Encoding', 'br');
    small ??= toBrotli(Buffer.from(body), 11);
    return c.body(await small);
  });
}

/** Timeout of a check of a dependency; after it the dependency counts as missing. */
const checkMs = 3000;

/** Names of the dependencies that the process cannot work without and cannot reach. */
const missingOf = async ({ needs, log }: Pick<HttpAppDeps, 'needs' | 'log'>): Promise<string[]> => {
  const missing: string[] = [];
  for (const [name, check] of Object.entries(needs)) {
    await withTimeout(checkMs, check()).catch((error: unknown) => {
      log.warn({ err: error, missing: name }, 'not ready');
      missing.push(name);
    });
  }
  return missing;
};

/** Names of what is late, for monitoring: pages and API respond nevertheless. */
const lateOf = async ({ late }: Pick<HttpAppDeps, 'late'>): Promise<string[]> => {
  const names = await Promise.all(
    Object.entries(late).map(async ([name, isLate]) => ((await isLate().catch(() => true)) ? [name] : [])),
  );
  return names.flat();
};

/** What is missing; and, when the database is reachable, what is late. */
const checkAll = async (deps: Pick<HttpAppDeps, 'needs' | 'late' | 'log'>) => {
  const missing = await missingOf(deps);
  return { missing, late: missing.length > 0 ? [] : await lateOf(deps) };
};

/** The whole HTTP layer as one Hono application: health, API, documents, files, pages. */
export async function createHttpApp(deps: HttpAppDeps): Promise<Hono> {
  const app = new Hono();
  app.use(logged(deps.answered, withoutTokens(deps.routes)));
  app.use(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const isPage = headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of Object.entries({ ...commonHeaders, ...(isPage ? documentHeaders : {}) }))
      if (!headers.has(name)) headers.set(name, value);
    if (deps.strictTransport) headers.set('Strict-Transport-Security', deps.strictTransport);
    if (!isPage && status !== 304 && !headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', dataCsp);
  });
  for (const around of deps.around ?? [])
    app.use((c, next) => around(c, () => routeOf(c, new URL(c.req.url).pathname), next));
  app.use(compress());
  app.use(async (c, next) => {
    if (addressLength(c) > maxAddressBytes) throw new Problem('uri-too-long');
    await next();
    if (!readingMethods.has(c.req.method)) deps.changed();
  });

  app.onError((error, c) => {
    const requestId = c.get('requestId' as never) as string;
    const problem = toProblem(error, requestId, deps);
    const response = isForPeople(c)
      ? problemPage(c, problem, deps.translator, deps.problems)
      : problemResponse(problem, deps.translator(requestLanguage(c)), requestId, deps.problems);
    // A refusal may clear a cookie; the other headers belonged to the response that was not sent.
    for (const cookie of c.newResponse(null).headers.getSetCookie()) response.headers.append('Set-Cookie', cookie);
    return response;
  });

  const program = readProgramVersion();
  app.get('/healthz', (c) => c.json({ status: 'ok', ...program }));
  let checking: Promise<{ missing: string[]; late: string[] }> | null = null;
  app.get('/readyz', async (c) => {
    // Concurrent requests share one check.
    checking ??= checkAll(deps).finally(() => {
      checking = null;
    });
    const { missing, late } = await checking;
    const lateness = late.length > 0 ? { late } : {};
    return missing.length === 0
      ? c.json({ status: 'ready', ...lateness })
      : c.json({ status: 'not ready', missing, ...lateness }, 503);
  });

  for (const [name, texts] of Object.entries(deps.translations))
    for (const language of languages) mountTexts(app, `/locales/${language}/${name}.json`, texts[language]);

  app.get('/offline', offlinePage(deps.translator));
  mountApiDocs(app, { ...deps, endpoints: deps.routes.map(({ endpoint }) => endpoint) });
  deps.mountMore(app);
  for (const { endpoint, operation } of fixedFirst(deps.routes)) mountEndpoint(app, endpoint, operation, deps);
  app.all('/api/*', (c) => {
    throw new Problem(
      otherMethodExists(deps.routes, c.req.method, new URL(c.req.url).pathname) ? 'method-not-allowed' : 'not-found',
    );
  });

  deps.staticFiles?.(app);
  const { pages } = deps;
  if (pages) app.all(everyPath, (c) => pages(c));
  return app;
}
