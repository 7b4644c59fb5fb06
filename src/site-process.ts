import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ReadReplica } from '#host/database/read-database.ts';
import { exitTimeoutMs } from '#operations/errors/exit-timeout.ts';
import { createReadReplica } from '#operations/replica/read-replica.ts';
import type { Tracing } from '#operations/traces/tracing.ts';
import { demoAccounts, findDemoAccounts, openDemoAccounts, withDemoPassword } from './demo/demo-accounts.ts';
import { type Config, isPublicAddress } from './host/config.ts';
import { type Database, openDatabase } from './host/database/database.ts';
import { migrateDatabase } from './host/database/migrate.ts';
import type { StatementWatch } from './host/database/statement-watch.ts';
import type { CacheListener } from './host/http/cache-listener.ts';
import { createHttpServer } from './host/http/http-server.ts';
import type { Log } from './host/log.ts';
import { StartRefusal } from './host/start-refusal.ts';
import { createSteps } from './host/start-steps.ts';
import { type Fill, type Running, startDevelopment, startProduction } from './running-application.ts';

const openReplica = (
  config: Config,
  { database, log, watch }: { database: Database; log: Log; watch: StatementWatch | undefined },
): ReadReplica | null => {
  const { DATABASE_READ_URL: url, DATABASE_POOL_SIZE: poolSize, SLOW_STATEMENT_MS: slowMs } = config;
  return url ? createReadReplica({ url, database, log, poolSize, slowMs, watch }) : null;
};

const loadDemoModules = async () => ({
  ...(await import('./demo/load-demo.ts')),
  ...(await import('./demo/load-demo-orders.ts')),
});

/** What is printed in the terminal about the demo accounts. */
const demoLines = ({ HOST: host, SEED: seed }: Config, seeded: boolean): string => {
  const { password, emails } = demoAccounts;
  return [
    ...(seeded ? ['Demo data loaded.'] : []),
    ...(seed === 'demo' ? [`Demo accounts, password ${password}: ${emails.join(', ')}`] : []),
    ...(host
      ? []
      : ['Only this machine reaches the site while there are demo accounts; HOST=0.0.0.0 opens it to the network.']),
    '',
    '',
  ].join('\n');
};

/** A process of the site, as it is started. */
export interface SiteProcess {
  config: Config;
  log: Log;
  /** Whether the log is for people, who see each step of the start with its duration. */
  readable: boolean;
  development: boolean;
  /**
   * Whether it is the first process of a start, or the only one: it takes the port before it opens anything, so that a
   * second start fails before it touches the data; loads demo data; and reports that the site is running. All others
   * take the port when they can answer.
   */
  first: boolean;
}

export interface RunningSite {
  /** Ends it after its current work. With `everyRequest` no client meets a closed connection. */
  stop(reason: string, everyRequest?: boolean): Promise<void>;
  /** Resolves when requests are answered. */
  ready: Promise<void>;
}

/** Timeout of statements, longer than any of the site takes; migrations have none. */
const statementPatienceMs = 60_000;

/** Uses its own connections without a statement timeout. */
async function migrateServer(databaseUrl: string, log: Log): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl, poolSize: 2, log });
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
}

/** How long responses to received requests may take when the process ends, in milliseconds. */
const responsesMs = 10_000;

/** Tracing, if it is configured: the library is loaded only then. */
const openTraces = async (config: Config): Promise<Tracing | undefined> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return undefined;
  const { openTracing } = await import('#operations/traces/tracing.ts');
  return openTracing({
    endpoint,
    service: config.OTEL_SERVICE_NAME,
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    trustsProxy: config.TRUSTED_PROXIES > 0,
  });
};

const allAddresses = '0.0.0.0';
const thisMachine = '127.0.0.1';

/**
 * Whether the site has demo accounts, or gets them now.
 * @throws StartRefusal when accounts with publicly known passwords could be reached at a public address
 */
async function findDemo({ SEED: seed, PUBLIC_URL: url }: Config, { pool }: Database): Promise<boolean> {
  const found = await findDemoAccounts(pool);
  const known = isPublicAddress(url) ? await withDemoPassword(found) : [];
  if (known.length > 0 && url) {
    const { says, todo } = openDemoAccounts(known, url);
    throw new StartRefusal(`Not started: ${says} ${todo}`);
  }
  return seed === 'demo' || found.length > 0;
}

/**
 * Runs one process of the site: opens the database, composes the application, listens. `ready` rejects when that fails.
 */
export function runSite({ config, log, readable, development, first }: SiteProcess): RunningSite {
  const step = createSteps(log, readable && first);
  // Requests wait until the application is ready.
  const ready = Promise.withResolvers<Running>();
  const fetching = getRequestListener(async (request, env) =>
    (await (await ready.promise).current()).http.fetch(request, env),
  );
  let replica: ReadReplica | null = null;
  let answerFromCache: CacheListener = () => false;
  const listener: RequestListener = (request, response) => {
    if (!answerFromCache(request, response)) void fetching(request, response);
  };
  const { server, listen, close, everyRequestMs } = createHttpServer(listener);
  const opening = Promise.withResolvers<Database>();
  let stopping: Promise<void> | null = null;
  let closeTraces = async (): Promise<void> => {};

  const run = async (): Promise<void> => {
    // Before anything is opened: a second start must fail before it touches the data. Other machines are admitted once
    // it is known that there are no demo accounts.
    const early = first ? await listen(config.PORT, config.HOST ?? thisMachine) : null;
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: poolSize } = config;
    const slowMs = config.SLOW_STATEMENT_MS;
    const tracing = await openTraces(config);
    closeTraces = async () => tracing?.close(exitTimeoutMs);
    const watch = tracing?.statement;
    // Signal handlers come first: a parent that waits for the first line may send one at once.
    const opened = step('Opening the database', () =>
      openDatabase({ dataDir, databaseUrl, poolSize, slowMs, watch, statementPatienceMs, log }),
    );
    // The application is loaded while the server of the data folder starts. A connection to another one would meanwhile
    // time out on a slow machine.
    if (!development && databaseUrl === undefined) import('./application.ts').catch(() => {});
    const database = await opened;
    opening.resolve(database);
    const demo = await findDemo(config, database);
    const host = config.HOST ?? (demo ? thisMachine : allAddresses);
    if (early !== null && !config.HOST && !demo && !stopping) await listen(early, host);
    await step('Updating its tables', async () => {
      await migrateServer(database.url, log);
      const { loadFirstPosts } = await import('./features/content/articles/server/first-posts.ts');
      await loadFirstPosts(database, new Date());
    });
    replica = openReplica(config, { database, log, watch });
    const deps = { config, database, replica, log, tracing, demo };
    const filling = first && config.SEED === 'demo' ? await loadDemoModules() : null;
    let seeded = false;
    const fill: Fill = async ({ accounts, files }) => {
      if (!filling) return;
      const load = () => filling.loadDemo({ database, accounts, files, now: new Date() });
      seeded = await step('Loading demo data', load);
    };
    const running = development
      ? await startDevelopment(deps, fill, server, listener)
      : await startProduction(deps, fill);
    const { errors, answerFromCache: answer } = await running.current();
    answerFromCache = answer;
    if (errors && !development) (await import('#operations/errors/process-errors.ts')).reportProcessErrors(errors, log);
    ready.resolve(running);
    if (filling) await filling.drawDemoProformas({ database, jobs: (await running.current()).jobs });
    if (early === null && !stopping) await listen(config.PORT, host);
    if (early === null) return;
    process.stdout.write(`\nPrilika: ${config.PUBLIC_URL ?? `http://localhost:${early}`}\n`);
    if (demo) process.stdout.write(demoLines(config, seeded));
  };
  const started = run();

  const end = async (everyRequest: boolean): Promise<void> => {
    const patience = { responses: responsesMs, ...(everyRequest ? { requests: everyRequestMs } : {}) };
    // A running start is completed first: without its database it would fail, and leave demo data without their files.
    await Promise.all([started, server.listening ? close(patience) : null]);
    if (server.listening) await close(patience);
    await (await ready.promise).stop();
    await replica?.close();
    await (await opening.promise).close();
    await closeTraces();
  };
  return {
    ready: started,
    stop(reason, everyRequest = false) {
      if (!stopping) log.info({ reason }, 'stopping');
      stopping ??= end(everyRequest);
      return stopping;
    },
  };
}
