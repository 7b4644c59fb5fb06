import { sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { takesForm } from '#app/path-access.ts';
import { sitemapPages } from '#app/sitemap-pages.ts';
import { browserTexts, texts } from '#app/texts.ts';
import {
  type Accounts,
  accountMails,
  createAccounts,
  personalDataMails,
} from '#features/accounts/server/index.ts';
import { createMailListAddresses } from '#features/accounts/server/mail-list-addresses.ts';
import { companyMails, createAdministration } from '#features/administration/server/index.ts';
import { createAdvertising, orderMails } from '#features/advertising/server/index.ts';
import { applicationsPersonalData } from '#features/applications/server/application-personal-data.ts';
import { applicationMails, createApplications } from '#features/applications/server/index.ts';
import { catalogRoutes } from '#features/catalog/server/catalog-routes.ts';
import { contactPersonalData } from '#features/contact/server/contact-personal-data.ts';
import { contactMails, createContact } from '#features/contact/server/index.ts';
import { reportsPersonalData } from '#features/contact/server/report-personal-data.ts';
import { createContent } from '#features/content/server/index.ts';
import { createEmployerDirectory } from '#features/employers/server/employer-directory.ts';
import { employersPersonalData } from '#features/employers/server/employer-personal-data.ts';
import { createEmployerProfiles } from '#features/employers/server/employer-profile.ts';
import { createEmployers } from '#features/employers/server/index.ts';
import { createFeeds } from '#features/feeds/server/index.ts';
import { filesPersonalData } from '#features/files/server/file-personal-data.ts';
import { createFiles, type Files } from '#features/files/server/index.ts';
import { createPostings, postingMails } from '#features/postings/server/index.ts';
import { recountPayJob } from '#features/postings/server/pay-jobs.ts';
import { postingsPersonalData } from '#features/postings/server/posting-personal-data.ts';
import { savedPostingsPersonalData } from '#features/postings/server/saved-posting-personal-data.ts';
import { createSettings } from '#features/settings/server/index.ts';
import { createAudit } from '#platform/audit/audit.ts';
import { auditPersonalData } from '#platform/audit/audit-personal-data.ts';
import { type Clock, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { createFolderStore, type FileStore } from '#platform/files/file-store.ts';
import { type Route, route } from '#platform/http/call-context.ts';
import { createHttpApp, type InProcess } from '#platform/http/http-app.ts';
import { createPageHost } from '#platform/http/page-host.ts';
import { problemResponse, toProblem } from '#platform/http/problem-response.ts';
import { createRequestFacts, refreshCookieOf } from '#platform/http/request-facts.ts';
import { handleIdempotencyJobs } from '#platform/idempotency/idempotency-jobs.ts';
import { idempotencyPersonalData } from '#platform/idempotency/idempotency-personal-data.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import { mailPersonalData } from '#platform/mail/mail-personal-data.ts';
import { createSmtpTransport } from '#platform/mail/mail-transport.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { createRateLimits } from '#platform/rate-limit.ts';
import { createKeys } from '#platform/secrets.ts';
import { createAccessTokens } from '#platform/sessions/access-token.ts';
import { type Actor, guest } from '#shared/actor.ts';
import { type Language, languages, toLanguage } from '#shared/i18n/language.ts';
import { createTranslator, type Translate } from '#shared/i18n/translator.ts';
import { Problem } from '#shared/problem.ts';
import type { RenderPage } from '#shared/render-host.ts';
import { developmentVersion, webVersion } from '#shared/web-version.ts';

export interface ApplicationDeps {
  config: Config;
  database: Database;
  log: Log;
  clock?: Clock;
  /** Where the bytes of files are; a folder of the data folder unless said. */
  store?: FileStore;
  /** The rendered pages; null serves the API alone. */
  loadRender: (() => Promise<RenderPage>) | null;
  /** Version of the served web client; without one it is the one of development. */
  webVersion?: () => Promise<string>;
  staticFiles: ((app: Hono) => void) | null;
  development: boolean;
}

export interface Application {
  http: Hono;
  routes: Route[];
  jobs: Jobs;
  accounts: Accounts;
  files: Files;
  mailer: Mailer;
  /** Starts the job queue; nothing may be sent before. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Wires the whole application: the one file that knows every feature's server half. */
export async function composeApplication(deps: ApplicationDeps): Promise<Application> {
  const { config, database, log, clock = systemClock, development } = deps;
  const keyFor = createKeys(config.SESSION_SECRET, config.DATA_DIR);
  const siteUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '');
  const publicOrigin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null;
  const secureCookies = config.PUBLIC_URL?.startsWith('https:') ?? false;

  const jobs = createJobs({ database, log, clock });
  const rateLimit = createRateLimits(database.pool);
  const tokens = createAccessTokens(keyFor('access tokens'), clock);
  const transport = config.SMTP_URL ? createSmtpTransport(config.SMTP_URL, config.MAIL_FROM) : null;
  const unsubscribeSecret = keyFor('unsubscribe');
  const mailer = await createMailer({
    database,
    jobs,
    clock,
    log,
    templates: [
      ...accountMails,
      ...applicationMails,
      ...personalDataMails,
      ...contactMails,
      ...postingMails,
      ...orderMails,
      ...companyMails,
    ],
    transport,
    siteUrl,
    openFile: (id) => files.open(id),
    wantsList: createMailListAddresses({ database, secret: unsubscribeSecret }),
  });

  const audit = createAudit(clock);
  const settings = await createSettings({
    database,
    clock,
    audit,
    effects: {
      offerFreeAd: (tx, available) => advertising.offerFreeAd(tx, available),
      rateChanged: (tx) => jobs.send(tx, recountPayJob, {}),
    },
    first: {
      name: config.PROVIDER_NAME,
      address: config.PROVIDER_ADDRESS,
      pib: config.PROVIDER_PIB,
      registrationNumber: config.PROVIDER_REGISTRATION_NUMBER,
      bankAccount: config.PROVIDER_BANK_ACCOUNT,
      email: config.CONTACT_EMAIL,
      phone: config.CONTACT_PHONE,
    },
  });
  const store = deps.store ?? createFolderStore(config.DATA_DIR);
  const files = await createFiles({
    database,
    clock,
    jobs,
    rateLimit,
    secret: keyFor('file links'),
    store,
  });
  const employers = createEmployers({ files });
  const accounts = await createAccounts({
    database,
    clock,
    jobs,
    audit,
    log,
    mailer,
    tokens,
    rateLimit,
    external: { providers: config.OIDC, secret: keyFor('external sign-in') },
    files,
    employers,
    contactEmail: async (executor) => (await settings.current(executor)).provider.email,
    unsubscribeSecret,
  });
  // Orders and postings know of each other: neither is asked before both stand.
  const advertising = await createAdvertising({
    database,
    clock,
    settings,
    audit,
    jobs,
    mailer,
    employers,
    files,
    postings: {
      hold: (tx, id) => postings.ordered.hold(tx, id),
      paid: (...payment) => postings.ordered.paid(...payment),
      unpaid: (tx, id, by) => postings.ordered.unpaid(tx, id, by),
      changed: () => postings.ordered.changed(),
    },
  });
  const postings = await createPostings({
    database,
    clock,
    jobs,
    log,
    secret: keyFor('views'),
    advertising,
    files,
    rateLimit,
    audit,
    mailer,
    employers,
    searchFreshMs: config.SEARCH_FRESH_MS,
  });
  const applications = createApplications({
    database,
    clock,
    mailer,
    rateLimit,
    files,
    postings,
  });
  const contact = await createContact({
    database,
    clock,
    jobs,
    mailer,
    rateLimit,
    postings,
    secret: keyFor('reports'),
    settings,
  });
  const content = createContent({ database, clock });
  const administration = await createAdministration({
    database,
    clock,
    jobs,
    audit,
    accounts,
    employers,
    files,
    postings,
    mailer,
    mailFrom: config.MAIL_FROM,
  });
  await handleIdempotencyJobs({ database, jobs, clock });
  accounts.addPersonalData(
    employersPersonalData,
    postingsPersonalData,
    savedPostingsPersonalData,
    applicationsPersonalData(clock),
    contactPersonalData,
    reportsPersonalData,
    filesPersonalData,
    mailPersonalData,
    auditPersonalData,
    idempotencyPersonalData,
  );

  const routes = [
    route(webVersion, async () => ({
      data: { version: (await deps.webVersion?.()) ?? developmentVersion },
    })),
    ...catalogRoutes(),
    ...accounts.routes,
    ...files.routes,
    ...advertising.routes,
    ...postings.routes,
    ...createEmployerDirectory({ database, postings }).routes,
    ...createEmployerProfiles({ database, audit, files, accounts, postings }).routes,
    ...applications.routes,
    ...contact.routes,
    ...settings.routes,
    ...content.routes,
    ...administration.routes,
  ];
  const translators = Object.fromEntries(
    languages.map((language) => [language, createTranslator(language, texts[language])]),
  );

  const translator = (language: Language): Translate => translators[language] as Translate;
  const keepMs = development ? 0 : config.GUEST_CACHE_SECONDS * 1000;
  const feeds = createFeeds({
    clock,
    postings,
    blog: content,
    translator,
    publicOrigin,
    pages: sitemapPages,
    keepMs,
  });

  const facts = createRequestFacts({ trustedProxies: config.TRUSTED_PROXIES, publicOrigin });
  const actorOf = async (authorization: string | undefined): Promise<Actor> => {
    // A guest costs no read.
    if (authorization === undefined) return guest;
    const [scheme, token] = authorization.split(' ');
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthorized');
    return accounts.sessions.alive(await tokens.verify(token));
  };

  // The page host calls the application it is part of.
  let http: Hono;
  const callApi = async (request: Request, refreshToken: string | null, page: Context): Promise<Response> => {
    if (refreshToken) {
      try {
        const account = await accounts.sessions.accountOf(refreshToken);
        if (account) request.headers.set('Authorization', `Bearer ${await tokens.sign(account)}`);
      } catch (error) {
        // What keeps the API from knowing whose page it is, is its answer as well.
        const { requestId } = facts(page);
        const t = translator(toLanguage(request.headers.get('locale')));
        return problemResponse(toProblem(error, requestId, log), t, requestId);
      }
    }
    // The visitor is who asks for the page.
    for (const name of ['User-Agent', 'X-Forwarded-For']) {
      const value = page.req.header(name);
      if (value !== undefined) request.headers.set(name, value);
    }
    const inProcess: InProcess = { inProcess: true };
    return http.fetch(request, { ...page.env, ...inProcess });
  };
  const pages: ((c: Context) => Promise<Response>) | null = deps.loadRender
    ? createPageHost({
        loadRender: deps.loadRender,
        callApi,
        takesForm,
        publicOrigin,
        secureCookies,
        development,
        guestCacheMs: keepMs,
      })
    : null;

  http = await createHttpApp({
    routes,
    actorOf,
    facts,
    secureCookies,
    checkAnswers: config.CHECK_ANSWERS,
    translator,
    translations: browserTexts,
    needs: {
      database: async () => {
        await database.executor.execute(sql`select 1`);
      },
      disk: () => store.tryToWrite(),
    },
    mountMore: (app) => {
      feeds.mount(app);
      postings.mountPictures(app);
      files.mountDownloads(app, async (c) => {
        const authorization = c.req.header('authorization');
        if (authorization !== undefined) return actorOf(authorization);
        // A page's pictures come without a token: the session's cookie tells whose page it is.
        const refreshToken = refreshCookieOf(c, secureCookies).read();
        return (refreshToken && (await accounts.sessions.accountOf(refreshToken))) || guest;
      });
      accounts.mountExternal(app, { facts, secureCookies, publicOrigin });
    },
    pages,
    staticFiles: deps.staticFiles,
    log,
  });

  return {
    http,
    routes,
    jobs,
    accounts,
    files,
    mailer,
    start: () => jobs.start({ work: config.ROLES.includes('worker') }),
    async stop() {
      await jobs.stop();
      await postings.searchNotes.stop();
      mailer.close();
    },
  };
}
