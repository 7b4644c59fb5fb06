import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { takesForm } from '#app/path-access.ts';
import { servedTexts } from '#app/reading-texts.ts';
import { texts } from '#app/texts.ts';
import {
  type Accounts,
  createAccounts,
  createMailListAddresses,
  type LegalTexts,
} from '#features/accounts/server/index.ts';
import { createAdministration } from '#features/administration/server/index.ts';
import { createAdvertising, employerOrders } from '#features/advertising/server/index.ts';
import { createAgents } from '#features/agents/server/index.ts';
import { createAnalyticsChoices } from '#features/analytics/server/index.ts';
import {
  createApplications,
  employerReplies,
  sentWith,
  userCounts,
} from '#features/applications/server/index.ts';
import { createCandidates, keptDocuments } from '#features/candidates/server/index.ts';
import { createCatalog } from '#features/catalog/server/index.ts';
import { createContact } from '#features/contact/server/index.ts';
import { createContent } from '#features/content/server/index.ts';
import { accountCompanies, createEmployers } from '#features/employers/server/index.ts';
import { createFeeds } from '#features/feeds/server/index.ts';
import { createFiles, type Files } from '#features/files/server/index.ts';
import { createFinding } from '#features/finding/server/index.ts';
import { createMails } from '#features/mails/server/index.ts';
import { createModeration } from '#features/moderation/server/index.ts';
import { recountPayJob } from '#features/postings/pay/server/pay-jobs.ts';
import {
  countSavedPostings,
  createPostings,
  employerPostings,
  soldPostings,
} from '#features/postings/server/index.ts';
import { createPublishing } from '#features/publishing/server/index.ts';
import { firstProvider } from '#features/settings/server/first-provider.ts';
import { createSettings } from '#features/settings/server/index.ts';
import { createStatistics } from '#features/statistics/server/index.ts';
import { createAnalytics } from '#platform/analytics/analytics.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import { type Config, siteOf } from '#platform/config.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { createReadDatabase, readingFrom } from '#platform/database/read-database.ts';
import type { ReadReplica } from '#platform/database/read-replica.ts';
import type { ErrorTracking } from '#platform/errors/error-tracking.ts';
import { partingMs } from '#platform/errors/parting.ts';
import type { Feature, MountHost } from '#platform/feature.ts';
import { createClamd } from '#platform/files/clamd.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { isAway, openFileStore } from '#platform/files/open-file-store.ts';
import { on, type Route } from '#platform/http/call-context.ts';
import { createCallers } from '#platform/http/callers.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import type { KeptDocument } from '#platform/http/kept-answers.ts';
import { createKeptListener, type KeptListener } from '#platform/http/kept-listener.ts';
import { createKeptPages } from '#platform/http/kept-pages.ts';
import type { ApiExamples } from '#platform/http/openapi.ts';
import { callable, createPageCalls } from '#platform/http/page-calls.ts';
import { createPageHost } from '#platform/http/page-host.ts';
import { createRecompression } from '#platform/http/recompression.ts';
import type { Rendered } from '#platform/http/rendered-page.ts';
import { createRequestBodies } from '#platform/http/request-body.ts';
import { createRequestFacts } from '#platform/http/request-facts.ts';
import { createRequestLog } from '#platform/http/request-log.ts';
import { createStoredDocuments } from '#platform/http/stored-documents.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import { createMachinery, machineryPersonalData } from '#platform/machinery.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { openMetrics } from '#platform/metrics/metrics-endpoint.ts';
import { measureSite } from '#platform/metrics/site-metrics.ts';
import { createKeys } from '#platform/secrets.ts';
import { createAccessTokens } from '#platform/sessions/access-token.ts';
import type { Tracing } from '#platform/traces/tracing.ts';
import { createVersions } from '#platform/versions/versions.ts';
import { browserErrorsPath } from '#shared/browser-errors.ts';
import { createTranslators } from '#shared/i18n/translator.ts';
import { generalProblems, type ProblemTable } from '#shared/problem.ts';
import type { RenderPage } from '#shared/render-host.ts';
import { developmentVersion, webVersion } from '#shared/web-version.ts';
import { isDemoAddress } from './demo/demo-accounts.ts';

/** A job that has been due for so long is not being worked on: the longest of ours run for a few minutes. */
const latestJobSeconds = 900;

export interface ApplicationDeps {
  config: Config;
  database: Database;
  /** What may be a second old is read there. */
  replica?: ReadReplica | null;
  log: Log;
  /** Where spans of all work go; without it none are made. */
  tracing?: Tracing | undefined;
  clock?: Clock;
  /** Whether there are demo data: no mail goes to an address that they have made up. */
  demo?: boolean;
  /** Where the bytes of files are stored; what the settings name by default. */
  store?: FileStore;
  /** The rendered pages; null serves the API alone. */
  loadRender: (() => Promise<RenderPage>) | null;
  /** Version of the served web client; without one it is the one of development. */
  webVersion?: () => Promise<string>;
  /** The address of a script of the web build that no page asks for by itself, by its name; null without a build. */
  assetOf?: (name: string) => string | null;
  staticFiles: ((app: Hono) => void) | null;
  development: boolean;
}

/** What a site with demo data answered (`scripts/api-examples.ts`). */
const apiExamples = async (): Promise<ApiExamples> =>
  (await import('./demo/api-examples.json', { with: { type: 'json' } })).default;

export interface Application {
  http: Hono;
  /** Answers what needs nothing of the application: kept pages of guests. */
  answerKept: KeptListener;
  routes: Route[];
  jobs: Jobs;
  accounts: Accounts;
  files: Files;
  mailer: Mailer;
  /** Where errors are told of; null where nobody is told. */
  errors: Pick<ErrorTracking, 'report' | 'close'> | null;
  /** Starts the job queue; nothing may be sent before. Jobs are worked on here when `ROLES` says so, unless `work` does. */
  start(options?: { work: boolean }): Promise<void>;
  stop(): Promise<void>;
  /** Once requests are answered: works out what the first ones would else wait for. */
  warmUp(): Promise<void>;
}

/** Error tracking with what it needs of HTTP; none of it is read without a DSN. */
const watchErrors = async ({ webVersion, development, assetOf }: ApplicationDeps, dsn: string) => {
  const [{ openErrorTracking }, { aroundRequest }, { openErrorTunnel }] = await Promise.all([
    import('#platform/errors/error-tracking.ts'),
    import('#platform/errors/request-errors.ts'),
    import('#platform/errors/error-tunnel.ts'),
  ]);
  const release = async () => `prilika@${(await webVersion?.()) ?? developmentVersion}`;
  const tracking = await openErrorTracking({
    dsn,
    environment: development ? 'development' : 'production',
    release,
  });
  const script = assetOf?.('error-reports') ?? null;
  return {
    ...tracking,
    ofPages: {
      failed: (error: unknown) => tracking.report(error, { kind: 'page' }),
      browserErrors: async () =>
        script ? { script, to: browserErrorsPath, release: await release() } : null,
    },
    around: aroundRequest(tracking),
    openTunnel: (facts: ReturnType<typeof createRequestFacts>) => openErrorTunnel({ tracking, facts }),
  };
};

/** Wires the whole application: the one file that knows every feature's server half. */
export async function composeApplication(deps: ApplicationDeps): Promise<Application> {
  const { config, database, replica = null, clock = systemClock, development, tracing } = deps;
  const errors = config.ERROR_TRACKING_DSN ? await watchErrors(deps, config.ERROR_TRACKING_DSN) : null;
  const log = errors?.watch(deps.log) ?? deps.log;
  const { siteUrl, publicOrigin, secureCookies, strictTransport } = siteOf(config);
  const keyFor = createKeys(config.SESSION_SECRET, config.DATA_DIR, config.SESSION_SECRET_PREVIOUS);
  const translator = createTranslators(texts);
  const { METRICS_ALLOWED: metricsAllowed, TRUSTED_PROXIES: trustedProxies } = config;
  const metrics = metricsAllowed.length > 0 ? await openMetrics(metricsAllowed, trustedProxies) : null;
  const answered = createRequestLog(log, config.SLOW_REQUEST_MS, (request) => metrics?.answered(request));
  const store = deps.store ?? (await openFileStore(config));
  const temporary = join(config.DATA_DIR, 'temporary');
  const tokens = createAccessTokens(keyFor('access tokens'), clock);
  const unsubscribeSecret = keyFor('unsubscribe');
  const machinery = await createMachinery({
    ...{ config, database, clock, log, siteUrl, translator, tracing },
    openFile: (id) => files.open(id),
    wantsList: createMailListAddresses({ database, secret: unsubscribeSecret }),
    isInvented: deps.demo ? isDemoAddress : undefined,
  });
  const { jobs, mailer } = machinery;

  const upToDate = (): Promise<void> => versions.upToDate();
  const replicated = replica && createReadDatabase({ database, replica, upToDate });
  /** The one place that says what may be read of a replica: who is handed this reads what everybody sees, and decides nothing. */
  const readDatabase = replicated ?? readingFrom(database);
  const listsChanged = (): void => {
    replicated?.mustSee();
    finding.changed();
  };

  // The features, lowest layer first. Those below are handed what they need of those above: none is asked before all exist.
  const settings = await createSettings({
    ...machinery,
    effects: {
      isFreeAdOffered: (executor) => advertising.isFreeAdOffered(executor),
      offerFreeAd: (tx, available) => advertising.offerFreeAd(tx, available),
      rateChanged: (tx) => jobs.send(tx, recountPayJob, {}),
    },
    first: firstProvider(config),
  });
  const legalTexts: LegalTexts = {
    inForce: (executor) => content.legalTexts.inForce(executor),
    asked: (executor) => content.legalTexts.asked(executor),
  };
  const secretOfLinks = keyFor('file links');
  const clamd = config.CLAMD_SOCKET ? createClamd(config.CLAMD_SOCKET) : null;
  const files = await createFiles({ ...machinery, store, secret: secretOfLinks, keptDocuments, clamd });
  const scanSeconds = async (): Promise<number> => {
    const { since } = await files.waitingScans(database.executor);
    return since ? (clock.now().getTime() - since.getTime()) / 1000 : 0;
  };
  const accounts = await createAccounts({
    ...machinery,
    ...{ tokens, files, unsubscribeSecret, companies: accountCompanies, userCounts },
    external: { providers: config.OIDC, secret: keyFor('external sign-in') },
    knownBrowsersSecret: keyFor('known browsers'),
    blockEffects: () => employers.access,
    personalDataParts: () => [
      ...features.flatMap(({ personalData = [] }) => personalData),
      ...machineryPersonalData,
    ],
    contactEmail: async (executor) => (await settings.current(executor)).provider.email,
    legalTexts,
  });
  const analytics = createAnalytics(config, clock);
  const countedBy = analytics && new URL(analytics.script).host;
  const content = createContent({ ...machinery, files, accounts, settings, translator, countedBy });
  const employers = await createEmployers({
    ...{ ...machinery, readDatabase, files, accounts, orders: employerOrders, replies: employerReplies },
    postings: {
      ...employerPostings,
      whoHires: (filter) => finding.whoHires(filter),
      renameCompany: (...name) => postings.renameCompany(...name),
      noticeChanges: () => postings.noticeChanges(),
      ofCompany: () => publishing.ofCompany,
    },
  });
  const advertising = await createAdvertising({
    ...{ ...machinery, settings, employers, files },
    postings: { ...soldPostings, ordered: () => publishing.ordered },
  });
  const postings = await createPostings({
    ...{ ...machinery, readDatabase, files, employers },
    changed: listsChanged,
    liveOf: (employerId) => finding.liveOf(employerId),
  });
  const secret = keyFor('views');
  const searchFreshMs = config.SEARCH_FRESH_MS;
  const finding = await createFinding({ ...machinery, readDatabase, postings, secret, searchFreshMs });
  const versions = createVersions({
    ...{ database, freshMs: searchFreshMs },
    heard: (scopes) => {
      replicated?.mustSee();
      if (scopes.has('postings')) finding.changed();
      if (scopes.has('settings')) settings.changed();
    },
  });
  const pagesKept = metrics?.counter(
    'prilika_page_cache_hits_total',
    'Guests’ pages and feeds served as kept.',
  );
  const pagesMade = metrics?.counter('prilika_page_cache_misses_total', 'Guests’ pages and feeds made anew.');
  /** Guests' pages; a few feeds are as large as many of them. */
  const keeping = <Page>(share: number) =>
    development || config.PAGE_CACHE_MB === 0
      ? null
      : createKeptPages<Page>({
          ...{ versions, clock, maxBytes: config.PAGE_CACHE_MB * 1_048_576 * share },
          count: (isKept) => (isKept ? pagesKept : pagesMade)?.(),
        });
  const kept = keeping<Rendered>(0.75);
  const recompress = createRecompression();
  const uploadsChecking = async () => (await files.waitingScans(database.executor)).files;
  if (metrics)
    measureSite(metrics, {
      ...{ database, replica, jobs, kept, uploadsChecking },
      searchAgeMs: () => finding.indexAge(),
    });
  const cdnSeconds = config.CDN_CACHE_SECONDS;
  const endInterviews = (tx: Executor, postingId: number) => applications.endInterviews(tx, postingId);
  const publishing = createPublishing({
    ...machinery,
    advertising,
    employers,
    files,
    postings,
    endInterviews,
  });
  const contact = await createContact({
    ...{ ...machinery, accounts, postings, settings, legalTexts },
    secret: keyFor('reports'),
  });
  const candidates = createCandidates({
    ...{ ...machinery, accounts, files },
    counts: {
      ...{ applications: userCounts.sentApplications, savedPostings: countSavedPostings },
      agents: (executor, accountId) => agents.counts(executor, accountId),
    },
    sentWith,
  });
  const agents = await createAgents({
    ...{ ...machinery, accounts, finding, translator },
    mailsPerMinute: config.AGENT_MAILS_PER_MINUTE,
    linkSecret: keyFor('agent links'),
    isUndeliverable: (executor, accountId) => accounts.isUndeliverable(executor, accountId),
  });
  const applications = await createApplications({
    ...{ ...machinery, files, postings, employers, candidates, translator, siteUrl, legalTexts },
    interviewSecret: keyFor('interview links'),
    withdrawalSecret: keyFor('withdrawal links'),
  });
  const { orders } = advertising;
  const features: Feature[] = [
    ...[accounts, employers, advertising, postings, finding, publishing],
    await createStatistics({ ...machinery, advertising, postings, secret }),
    createModeration({ ...machinery, files, employers, orders, postings, endInterviews }),
    candidates,
    agents,
    applications,
    ...[contact, settings, content],
    await createAnalyticsChoices({ ...machinery, analytics }),
    await createAdministration({
      ...{ ...machinery, accounts, contact },
      waitingScans: files.waitingScans,
      backups: config.BACKUP_DIR
        ? { folder: config.BACKUP_DIR, key: config.BACKUP_KEY ?? null, store }
        : null,
    }),
    createMails({
      ...{ ...machinery, translator, mailFrom: config.MAIL_FROM },
      agentQueue: () => agents.mailQueue(),
    }),
    ...[createCatalog(), files],
    createFeeds({
      ...{ clock, postings, finding, agents, blog: content, translator, publicOrigin },
      contactEmail: async () => (await settings.current(database.executor)).provider.email,
      kept: keeping<KeptDocument>(0.25),
      documents: createStoredDocuments(temporary),
      rateLimit: machinery.rateLimit,
    }),
  ];
  for (const { mails = [] } of features) mailer.register(mails);

  const facts = createRequestFacts({ trustedProxies, publicOrigin });
  const mountTunnel = await errors?.openTunnel(facts);
  const { sessions } = accounts;
  const { actorOf, viewerOf } = createCallers({ sessions, tokens, secureCookies });
  const host: MountHost = { facts, secureCookies, publicOrigin, viewerOf };
  const problems: ProblemTable = Object.assign({}, generalProblems, ...features.map((one) => one.problems));
  const bodies = createRequestBodies(temporary);
  const common = { facts, bodies, secureCookies, translator, log, problems };
  const { loadRender, staticFiles } = deps;
  const endpoints = [
    on(webVersion, async () => ({ version: (await deps.webVersion?.()) ?? developmentVersion })),
    ...features.flatMap((feature) => feature.routes),
  ];
  const routes = await callable(endpoints, config.CHECK_ANSWERS);
  const http: Hono = await createHttpApp({
    strictTransport,
    ...{ ...common, routes, actorOf, answered, staticFiles, translations: servedTexts },
    around: [tracing?.around, errors?.around].filter((around) => around !== undefined),
    changed: () => versions.changed(),
    examples: apiExamples,
    needs: {
      database: async () => {
        await database.executor.execute(sql`select 1`);
      },
      ...(store.isRemote ? {} : { disk: () => store.tryToWrite() }),
    },
    late: {
      // Pages, search and whatever is about no file go on without it.
      ...(store.isRemote ? { files: () => isAway(store) } : {}),
      queue: async () => (await jobs.backlog()).oldestSeconds > latestJobSeconds,
      ...(replica ? { replica: async () => replica.state() !== 'used' } : {}),
      ...(clamd ? { scanner: async () => (await scanSeconds()) > latestJobSeconds } : {}),
    },
    mountMore: (app) => {
      metrics?.mount(app);
      mountTunnel?.(app);
      for (const { mount } of features) mount?.(app, host);
    },
    pages:
      loadRender &&
      createPageHost({
        ...{ loadRender, facts, bodies, takesForm, publicOrigin, secureCookies, development },
        callsOf: createPageCalls({ ...common, routes, sessions }),
        ...{ kept, recompress, cdnSeconds, analytics },
        ...(errors?.ofPages ?? {}),
      }),
  });

  return {
    ...{ http, routes, jobs, accounts, files, mailer, errors },
    answerKept: kept
      ? createKeptListener({
          ...{ kept, recompress, cdnSeconds, publicOrigin, secureCookies, strictTransport, analytics },
          answered(request) {
            answered(request);
            tracing?.answeredKept(request);
          },
        })
      : () => false,
    async start(options = { work: config.ROLES.includes('worker') }) {
      await jobs.start(options);
      for (const { start } of features) await start?.();
    },
    warmUp: () => finding.warmUp(),
    async stop() {
      await jobs.stop();
      for (const { stop } of features) await stop?.();
      mailer.close();
      await errors?.close(partingMs);
    },
  };
}
