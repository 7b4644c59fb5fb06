import { join } from 'node:path';
import type { Hono } from 'hono';
import { texts } from '#app/texts.ts';
import { createMailListAddresses } from '#features/accounts/server/index.ts';
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
import { partingMs } from '#operations/errors/parting.ts';
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

/** What all features stand on. */
export interface Ground {
  config: Config;
  machinery: Machinery;
  /** Who is handed this reads what everybody sees, and decides nothing. */
  readDatabase: ReadDatabase;
  /** Lists must show what was just changed. */
  listsChanged: () => void;
  keyFor: ReturnType<typeof createKeys>;
  store: FileStore;
  tokens: AccessTokens;
  /** Key of the links by which mails are ended. */
  unsubscribeSecret: Key;
  analytics: Analytics | null;
  /** Null where uploads are not scanned. */
  clamd: Clamd | null;
  /** Documents of feeds: short ones in memory, null keeps none; long ones on the disk. */
  cache: PageCache<CachedDocument> | null;
  documents: StoredDocuments;
}

export type Application = Awaited<ReturnType<typeof composeApplication>>;

/**
 * Where what everybody sees is read, and how lists learn that it has changed. The one place that says what may be read of
 * a replica: who is handed `readDatabase` decides nothing by it.
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

/** The whole application: what its features stand on, the features, and what answers requests with them. */
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
    isInvented: deps.demo ? isDemoAddress : undefined,
  });
  const { jobs, mailer } = machinery;

  const { readDatabase, listsChanged, versions } = openReads(deps, {
    postings: () => parts.finding.changed(),
    settings: () => parts.settings.changed(),
  });
  const megabytes = development ? 0 : config.PAGE_CACHE_MB;
  /** Guests' pages; a few feeds are as large as many of them. */
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
    /** Starts the job queue; nothing may be sent before. Jobs are worked on here when `ROLES` says so, unless `work` does. */
    async start(options = { work: config.ROLES.includes('worker') }): Promise<void> {
      await jobs.start(options);
      for (const { start } of features) await start?.();
    },
    /** Once requests are answered: works out what the first ones would else wait for. */
    warmUp: (): Promise<void> => finding.warmUp(),
    async stop(): Promise<void> {
      await jobs.stop();
      for (const { stop } of features) await stop?.();
      mailer.close();
      await errors?.close(partingMs);
    },
  };
}
