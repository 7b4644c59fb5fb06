import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Application, type ApplicationDeps, composeApplication } from './composition.ts';
import { demoAccounts, loadDemo } from './demo/load-demo.ts';
import { drawDemoProformas } from './demo/load-demo-orders.ts';
import { loadFirstPosts } from './features/content/blog/server/first-posts.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import type { KeptListener } from './platform/http/kept-listener.ts';
import { createStaticFiles } from './platform/http/static-files.ts';
import { createLog, type Log } from './platform/log.ts';
import { peopleRead, readableLines } from './platform/log-lines.ts';
import { explainStartFailure } from './platform/start-failure.ts';
import type { RenderPage } from './shared/render-host.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const patienceMs = 20_000;

/** Binds the port before anything is opened: a second start must fail before it touches the data. */
const listen = async (server: Server, port: number, host: string): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};

/** The web build, as far as this side knows it. */
interface ServerBuild {
  entry: { module: { createRender(build: ServerBuild, mode: string): RenderPage } };
  assets: { version: string };
}

const loadBuild = async (): Promise<{ render: RenderPage; version: string }> => {
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild;
  return { render: build.entry.module.createRender(build, 'production'), version: build.assets.version };
};

interface Running {
  /** The application that handles requests now; in development it is replaced after an edit. */
  current(): Promise<Application>;
  stop(): Promise<void>;
}

type Surroundings = Pick<ApplicationDeps, 'config' | 'database' | 'log'>;

/** Puts in what an application begins with; before its jobs start, which would wait for the one connection in vain. */
type Fill = (application: Application) => Promise<void>;

const startProduction = async (deps: Surroundings, fill: Fill): Promise<Running> => {
  const build = loadBuild();
  const staticFiles = createStaticFiles(join(root, 'build/client'));
  const application = await composeApplication({
    ...deps,
    loadRender: async () => (await build).render,
    webVersion: async () => (await build).version,
    staticFiles,
    development: false,
  });
  await fill(application);
  await application.start();
  return { current: () => Promise.resolve(application), stop: () => application.stop() };
};

/** Loads the application through Vite, and composes it again over the same database when its modules change. */
const startDevelopment = async (
  deps: Surroundings,
  fill: Fill,
  server: Server,
  listener: RequestListener,
): Promise<Running> => {
  const { startDevelopmentWeb } = await import('./platform/http/development-web.ts');
  const web = await startDevelopmentWeb(root, server, listener);
  let loaded: object | null = null;
  let running: Promise<Application> | null = null;
  const compose = async (
    previous: Promise<Application> | null,
    module: { composeApplication: typeof composeApplication },
  ) => {
    await (await previous)?.stop();
    const next = await module.composeApplication({
      ...deps,
      loadRender: web.loadRender,
      staticFiles: null,
      development: true,
    });
    await fill(next);
    await next.start();
    return next;
  };
  const current = async (): Promise<Application> => {
    const module = await web.load<{ composeApplication: typeof composeApplication }>('/src/composition.ts');
    if (module !== loaded || !running) {
      loaded = module;
      running = compose(running?.catch(() => null as never) ?? null, module);
    }
    return running;
  };
  await current();
  return {
    current,
    async stop() {
      await web.stop();
      await (await running)?.stop();
    },
  };
};

const announce = (address: string, demo: boolean, seeded: boolean): void => {
  process.stdout.write(`\nPrilika: ${address}\n`);
  if (!demo) return;
  if (seeded) process.stdout.write('Demo data loaded.\n');
  process.stdout.write(
    `Demo accounts, password ${demoAccounts.password}: ${demoAccounts.emails.join(', ')}\n\n`,
  );
};

/** Runs one step of the start and reports how long it took: a line on the terminal, or an entry of the log. */
const createSteps =
  (log: Log, readable: boolean) =>
  async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const begin = performance.now();
    if (readable) process.stderr.write(`${name} … `);
    try {
      return await work();
    } finally {
      const ms = Math.round(performance.now() - begin);
      if (readable) process.stderr.write(`${(ms / 1000).toFixed(1)} s\n`);
      else log.info({ ms }, name);
    }
  };

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const development = process.env['PRILIKA_DEV'] === '1';
  const readable = peopleRead(config.LOG_FORMAT, process.stdout.isTTY);
  const log = readable ? createLog(config.LOG_LEVEL, readableLines) : createLog(config.LOG_LEVEL);
  const step = createSteps(log, readable);

  // Until the application is ready every request waits for it.
  const ready = Promise.withResolvers<Running>();
  const fetching = getRequestListener(async (request, env) =>
    (await (await ready.promise).current()).http.fetch(request, env),
  );
  let answerKept: KeptListener = () => false;
  const listener: RequestListener = (request, response) => {
    if (!answerKept(request, response)) void fetching(request, response);
  };
  const { server, close } = createHttpServer(listener);
  const port = await listen(server, config.PORT, config.HOST);

  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: poolSize } = config;
  const started = Promise.withResolvers<Running>();
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    // A start that is under way is ended first: without its database it would fail, and leave demo data without their files.
    const [running] = await Promise.all([started.promise, close(patienceMs / 2)]);
    await running.stop();
    await (await opening).close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));

  // Signals are heard before anything is opened: whoever waits for the first line may send one at once.
  const opening = step('Opening the database', () => openDatabase({ dataDir, databaseUrl, poolSize, log }));
  const database = await opening;
  await step('Updating its tables', async () => {
    await migrateDatabase(database);
    await loadFirstPosts(database, new Date());
  });
  const deps = { config, database, log };
  const demo = config.SEED === 'demo';
  let seeded = false;
  const fill: Fill = async ({ accounts, files }) => {
    if (!demo) return;
    const load = () => loadDemo({ database, accounts, files, now: new Date() });
    seeded = await step('Loading demo data', load);
  };
  const running = development
    ? await startDevelopment(deps, fill, server, listener)
    : await startProduction(deps, fill);
  ({ answerKept } = await running.current());
  ready.resolve(running);
  if (demo) await drawDemoProformas({ database, jobs: (await running.current()).jobs });
  announce(config.PUBLIC_URL ?? `http://localhost:${port}`, demo, seeded);
  started.resolve(running);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartFailure(error, process.env['PORT'] || '3000')}\n`);
  process.exit(1);
});
