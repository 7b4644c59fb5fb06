import type { Hono } from 'hono';
import { inProcessApi } from '#app/in-process-api.ts';
import { takesForm } from '#app/path-access.ts';
import { servedTexts } from '#app/reading-texts.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Analytics } from '#host/analytics/analytics.ts';
import { siteOf } from '#host/config.ts';
import type { Feature, MountHost } from '#host/feature.ts';
import { type CacheListener, createCacheListener } from '#host/http/cache-listener.ts';
import { on } from '#host/http/call-context.ts';
import { createCallers } from '#host/http/callers.ts';
import { createHttpApp, type HttpAppDeps } from '#host/http/http-app.ts';
import type { PageCache } from '#host/http/page-cache.ts';
import { callable, createPageCalls } from '#host/http/page-calls.ts';
import { createPageHost } from '#host/http/page-host.ts';
import { createRecompression } from '#host/http/recompression.ts';
import type { Rendered } from '#host/http/rendered-page.ts';
import { bodyLimits, createRequestBodies } from '#host/http/request-body.ts';
import { createRequestFacts } from '#host/http/request-facts.ts';
import { createRequestLog } from '#host/http/request-log.ts';
import type { AccessTokens } from '#host/sessions/access-token.ts';
import type { Versions } from '#host/versions/versions.ts';
import { ApiProblem } from '#kit/client-errors.ts';
import { generalProblems, Problem, type ProblemCode, type ProblemTable } from '#kit/problem.ts';
import { developmentVersion, webVersion } from '#kit/web-version.ts';
import type { openSiteErrors } from '#operations/errors/site-errors.ts';
import type { openMetrics } from '#operations/metrics/metrics-endpoint.ts';
import type { ApplicationDeps } from './application.ts';

interface Served extends Pick<HttpAppDeps, 'translator' | 'log' | 'needs' | 'late'> {
  features: readonly Feature[];
  errors: Awaited<ReturnType<typeof openSiteErrors>> | null;
  metrics: Awaited<ReturnType<typeof openMetrics>> | null;
  versions: Pick<Versions, 'changed'>;
  tokens: AccessTokens;
  sessions: Accounts['sessions'];
  /** Cache of guests' pages; null: none. */
  cache: PageCache<Rendered> | null;
  analytics: Analytics | null;
  /** Folder for incoming uploads. */
  temporary: string;
}

/** Responses of a site with demo data (`scripts/api-examples.ts`). */
const examples: HttpAppDeps['examples'] = async () =>
  (await import('./demo/api-examples.json', { with: { type: 'json' } })).default;

/** Creates the HTTP layer of the features: the API, their mounted routes, and the pages. */
export async function createSiteHttp(deps: ApplicationDeps, served: Served) {
  const { config, tracing, loadRender, staticFiles, development } = deps;
  const { features, errors, metrics, cache, analytics, sessions, tokens, log, translator } = served;
  const { publicOrigin, secureCookies, strictTransport } = siteOf(config);
  const answered = createRequestLog(log, config.SLOW_REQUEST_MS, (request) => metrics?.answered(request));
  const facts = createRequestFacts({ trustedProxies: config.TRUSTED_PROXIES, publicOrigin });
  const mountTunnel = await errors?.openTunnel(facts);
  const { actorOf, viewerOf } = createCallers({ sessions, tokens, secureCookies });
  const problems: ProblemTable = Object.assign({}, generalProblems, ...features.map((one) => one.problems));
  const bodies = createRequestBodies(served.temporary, bodyLimits(config.WEB_PROCESSES));
  const common = { facts, bodies, secureCookies, translator, log, problems };
  const guests = { recompress: createRecompression(), cdnSeconds: config.CDN_CACHE_SECONDS, analytics };
  const endpoints = [
    on(webVersion, async () => ({ version: (await deps.webVersion?.()) ?? developmentVersion })),
    ...features.flatMap((feature) => feature.routes),
  ];
  const routes = await callable(endpoints, config.CHECK_ANSWERS);
  const callsOf = createPageCalls({ ...common, routes, sessions });
  const guestCall: MountHost['guestCall'] = (c, language) => (endpoint, input) =>
    inProcessApi(callsOf(c, language, null))
      .call(endpoint, input)
      .catch((error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        const { problem, retryAfter } = error;
        throw new Problem(problem.code as ProblemCode, { cause: error, ...(retryAfter ? { retryAfter } : {}) });
      });
  const host: MountHost = { facts, secureCookies, publicOrigin, viewerOf, guestCall };
  const http: Hono = await createHttpApp({
    ...common,
    routes,
    actorOf,
    answered,
    staticFiles,
    strictTransport,
    translations: servedTexts,
    around: [tracing?.around, errors?.around].filter((around) => around !== undefined),
    changed: () => served.versions.changed(),
    examples,
    needs: served.needs,
    late: served.late,
    mountMore: (app) => {
      metrics?.mount(app);
      mountTunnel?.(app);
      for (const { mount } of features) mount?.(app, host);
    },
    pages:
      loadRender &&
      createPageHost({
        ...guests,
        ...errors?.ofPages,
        loadRender,
        facts,
        bodies,
        takesForm,
        publicOrigin,
        secureCookies,
        development,
        cache,
        callsOf,
      }),
  });
  /** Answers what needs nothing of the application: cached pages of guests. */
  const answerFromCache: CacheListener = cache
    ? createCacheListener({
        ...guests,
        cache,
        publicOrigin,
        secureCookies,
        strictTransport,
        answered(request) {
          answered(request);
          tracing?.answeredFromCache(request);
        },
      })
    : () => false;
  return { http, routes, answerFromCache };
}
