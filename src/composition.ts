import { join } from 'node:path';
import type { Hono } from 'hono';
import { texts } from '#app/texts.ts';
import { createAccounts, createMailListAddresses, type LegalTexts } from '#features/accounts/server/index.ts';
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
import { createFiles } from '#features/files/server/index.ts';
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
import { openSiteErrors } from '#platform/errors/site-errors.ts';
import type { Feature } from '#platform/feature.ts';
import { createClamd } from '#platform/files/clamd.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFileStore } from '#platform/files/open-file-store.ts';
import type { KeptDocument } from '#platform/http/kept-answers.ts';
import { createKeeping } from '#platform/http/kept-pages.ts';
import type { Rendered } from '#platform/http/rendered-page.ts';
import { createStoredDocuments } from '#platform/http/stored-documents.ts';
import type { Log } from '#platform/log.ts';
import { createMachinery, machineryPersonalData } from '#platform/machinery.ts';
import { openMetrics } from '#platform/metrics/metrics-endpoint.ts';
import { measureSite } from '#platform/metrics/site-metrics.ts';
import { createKeys } from '#platform/secrets.ts';
import { createAccessTokens } from '#platform/sessions/access-token.ts';
import type { Tracing } from '#platform/traces/tracing.ts';
import { createVersions } from '#platform/versions/versions.ts';
import { createTranslators } from '#shared/i18n/translator.ts';
import type { RenderPage } from '#shared/render-host.ts';
import { isDemoAddress } from './demo/demo-accounts.ts';
import { allMails } from './mails.ts';
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

export type Application = Awaited<ReturnType<typeof composeApplication>>;

/** Wires the whole application: the one file that knows every feature's server half. */
export async function composeApplication(deps: ApplicationDeps) {
  const { config, database, replica = null, clock = systemClock, development, tracing } = deps;
  const dsn = config.ERROR_TRACKING_DSN;
  const errors = dsn ? await openSiteErrors({ ...deps, dsn }) : null;
  const log = errors?.watch(deps.log) ?? deps.log;
  const { siteUrl, publicOrigin } = siteOf(config);
  const keyFor = createKeys(config.SESSION_SECRET, config.DATA_DIR, config.SESSION_SECRET_PREVIOUS);
  const translator = createTranslators(texts);
  const { METRICS_ALLOWED: metricsAllowed, TRUSTED_PROXIES: trustedProxies } = config;
  const metrics = metricsAllowed.length > 0 ? await openMetrics(metricsAllowed, trustedProxies) : null;
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
  const megabytes = development ? 0 : config.PAGE_CACHE_MB;
  /** Guests' pages; a few feeds are as large as many of them. */
  const keeping = createKeeping({ versions, clock, metrics, megabytes });
  const kept = keeping<Rendered>(0.75);
  const uploadsChecking = async () => (await files.waitingScans(database.executor)).files;
  if (metrics)
    measureSite(metrics, {
      ...{ database, replica, jobs, kept, uploadsChecking },
      searchAgeMs: () => finding.indexAge(),
    });
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
  mailer.register(allMails(agents));

  const served = await createSiteHttp(deps, {
    features,
    translator,
    log,
    errors,
    metrics,
    versions,
    tokens,
    kept,
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
    /** Where errors are told of; null where nobody is told. */
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
