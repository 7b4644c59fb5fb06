import { join } from 'node:path';
import type { Hono } from 'hono';
import { texts } from '#app/texts.ts';
import { createMailListAddresses } from '#features/accounts/server/index.ts';
import { createNotifications } from '#features/notifications/server/index.ts';
import { type Analytics, createAnalytics } from '#host/analytics/analytics.ts';
import { type Clock, systemClock } from '#host/clock.ts';
import { type Config, siteOf } from '#host/config.ts';
import type { Database } from '#host/database/database.ts';
import type { ReadReplica } from '#host/database/read-database.ts';
import { createReadDatabase, type ReadDatabase, readingFrom } from '#host/database/read-database.ts';
import type { Clamd } from '#host/files/file-scanner.ts';
import type { FileStore } from '#host/files/file-store.ts';
import { openFileStore } from '#host/files/open-file-store.ts';
import type { CachedDocument } from '#host/http/cached-answers.ts';
import { createKeeping, type PageCache } from '#host/http/page-cache.ts';
import type { Rendered } from '#host/http/rendered-page.ts';
import { createStoredDocuments, type StoredDocuments } from '#host/http/stored-documents.ts';
import type { Log } from '#host/log.ts';
import { createMachinery, type Machinery } from '#host/machinery.ts';
import { createKeys, type Key } from '#host/secrets.ts';
import { type AccessTokens, createAccessTokens } from '#host/sessions/access-token.ts';
import { createVersions } from '#host/versions/versions.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import type { RenderPage } from '#kit/render-host.ts';
import type { ErrorTracking } from '#operations/errors/error-tracking.ts';
import { exitTimeoutMs } from '#operations/errors/exit-timeout.ts';
import { openSiteErrors } from '#operations/errors/site-errors.ts';
import { openMetrics } from '#operations/metrics/metrics-endpoint.ts';
import { measureSite } from '#operations/metrics/site-metrics.ts';
import { createClamd } from '#operations/scanner/clamd.ts';
import type { Tracing } from '#operations/traces/tracing.ts';
import { composeFeatures } from './composition.ts';
import { isDemoAddress } from './demo/demo-accounts.ts';
import { siteHealth } from './site-health.ts';
import { createSiteHttp } from './site-http.ts';

export interface ApplicationDeps {
  config: Config;
  database: Database;
  /** For reads that may be about a second old. */
  replica?: ReadReplica | null;
  log: Log;
  /** Traces all work; without it there are no spans. */
  tracing?: Tracing | undefined;
  clock?: Clock;
  /** Whether there are demo data: no mail is sent to their invented addresses. */
  demo?: boolean;
  /** Store of the bytes of files; by default the configured one. */
  store?: FileStore;
  /** Renders pages; null serves the API alone. */
  loadRender: (() => Promise<RenderPage>) | null;
  /** Version of the served web client; by default the constant one of development. */
  webVersion?: () => Promise<string>;
  /** The address of a script of the web build that no page loads by itself, by name; null without a build. */
  assetOf?: (name: string) => string | null;
  staticFiles: ((app: Hono) => void) | null;
  development: boolean;
}

/** What all features build on. */
export interface Ground {
  config: Config;
  machinery: Machinery;
  /** For reading what everybody may see, never for decisions. */
  readDatabase: ReadDatabase;
  /** Called so that lists show what was just changed. */
  listsChanged: () => void;
  keyFor: ReturnType<typeof createKeys>;
  store: FileStore;
  tokens: AccessTokens;
  /** Key of the unsubscribe links in mails. */
  unsubscribeSecret: Key;
  analytics: Analytics | null;
  /** Null when uploads are not scanned. */
  clamd: Clamd | null;
  /** Documents of feeds: short ones in memory (null: not cached); long ones on disk. */
  cache: PageCache<CachedDocument> | null;
  documents: StoredDocuments;
}

export type Application = Awaited<ReturnType<typeof composeApplication>>;

/**
 * Opens the database for reads of public data, and its notification of changes. The one place that determines what may
 * be read from a replica: users of `readDatabase` must not base decisions on it.
 */
function openReads(
  { config, database, replica = null }: ApplicationDeps,
  changed: Record<'postings' | 'settings', () => void>,
) {
  const upToDate = (): Promise<void> => versions.upToDate();
  const replicated = replica && createReadDatabase({ database, replica, upToDate });
  const versions = createVersions({
    database,
    freshMs: config.SEARCH_FRESH_MS,
    heard: (scopes) => {
      replicated?.mustSee();
      if (scopes.has('postings')) changed.postings();
      if (scopes.has('settings')) changed.settings();
    },
  });
  const listsChanged = (): void => {
    replicated?.mustSee();
    changed.postings();
  };
  return { readDatabase: replicated ?? readingFrom(database), listsChanged, versions };
}

/** Composes the whole application: what features build on, the features, and the HTTP layer. */
export async function composeApplication(deps: ApplicationDeps) {
  const { config, database, replica = null, clock = systemClock, development, tracing } = deps;
  const dsn = config.ERROR_TRACKING_DSN;
  const errors = dsn ? await openSiteErrors({ ...deps, dsn }) : null;
  const log = errors?.watch(deps.log) ?? deps.log;
  const { siteUrl } = siteOf(config);
  const keyFor = createKeys(config.SESSION_SECRET, config.DATA_DIR, config.SESSION_SECRET_PREVIOUS);
  const translator = createTranslators(texts);
  const { METRICS_ALLOWED: metricsAllowed, TRUSTED_PROXIES: trustedProxies } = config;
  const metrics = metricsAllowed.length > 0 ? await openMetrics(metricsAllowed, trustedProxies) : null;
  const store = deps.store ?? (await openFileStore(config));
  const temporary = join(config.DATA_DIR, 'temporary');
  const tokens = createAccessTokens(keyFor('access tokens'), clock);
  const unsubscribeSecret = keyFor('unsubscribe');
  const machinery = await createMachinery({
    config,
    database,
    clock,
    log,
    siteUrl,
    translator,
    tracing,
    openFile: (id) => parts.files.open(id),
    wantsList: createMailListAddresses({ database, secret: unsubscribeSecret }),
    notifications: createNotifications({ database, clock, written: (tx, ids) => parts.notificationsWritten(tx, ids) }),
    isInvented: deps.demo ? isDemoAddress : undefined,
  });
  const { jobs, mailer } = machinery;

  const { readDatabase, listsChanged, versions } = openReads(deps, {
    postings: () => parts.finding.changed(),
    settings: () => parts.settings.changed(),
  });
  const megabytes = development ? 0 : config.PAGE_CACHE_MB;
  /** The cache of guests' pages; a few feeds are as large as many pages. */
  const keeping = createKeeping({ versions, clock, metrics, megabytes });
  const cache = keeping<Rendered>(0.75);
  const clamd = config.CLAMD_SOCKET ? createClamd(config.CLAMD_SOCKET) : null;
  const analytics = createAnalytics(config, clock);
  const parts = await composeFeatures({
    config,
    machinery,
    readDatabase,
    listsChanged,
    keyFor,
    store,
    tokens,
    analytics,
    clamd,
    unsubscribeSecret,
    documents: createStoredDocuments(temporary),
    cache: keeping<CachedDocument>(0.25),
  });
  const { features, accounts, files, finding } = parts;
  const uploadsChecking = async () => (await files.waitingScans(database.executor)).files;
  if (metrics) measureSite(metrics, { database, replica, jobs, cache, uploadsChecking, searchAgeMs: finding.indexAge });
  const served = await createSiteHttp(deps, {
    features,
    translator,
    log,
    errors,
    metrics,
    versions,
    tokens,
    cache,
    analytics,
    temporary,
    sessions: accounts.sessions,
    ...siteHealth({ database, store, jobs, replica, clock, scans: clamd && files.waitingScans }),
  });

  return {
    ...served,
    jobs,
    accounts,
    files,
    mailer,
    /** Where errors are reported; null where no collector is configured. */
    errors: errors as Pick<ErrorTracking, 'report' | 'close'> | null,
    /**
     * Starts the job queue; no job may be sent before. Jobs are run here when `ROLES` includes it, unless `work`
     * overrides that.
     */
    async start(options = { work: config.ROLES.includes('worker') }): Promise<void> {
      await jobs.start(options);
      for (const { start } of features) await start?.();
    },
    /** Called once requests are answered: computes what the first ones would otherwise wait for. */
    warmUp: (): Promise<void> => finding.warmUp(),
    async stop(): Promise<void> {
      await jobs.stop();
      for (const { stop } of features) await stop?.();
      mailer.close();
      await errors?.close(exitTimeoutMs);
    },
  };
}
