import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { type Application, type ApplicationDeps, composeApplication } from './composition.ts';
import { demoAccounts, loadDemo } from './demo/load-demo.ts';
import { loadFirstPosts } from './features/content/server/first-posts.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { DataFolderInUse } from './platform/database/embedded/data-folder-lock.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createStaticFiles } from './platform/http/static-files.ts';
import { createLog } from './platform/log.ts';
import type { RenderPage } from './shared/render-host.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const patienceMs = 20_000;
/** Far above the longest address that is allowed, so that a longer one is still refused in a sentence. */
const maxHeadBytes = 131_072;

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
  /** The application that answers now; in development another one after an edit. */
  current(): Promise<Application>;
  stop(): Promise<void>;
}

type Surroundings = Pick<ApplicationDeps, 'config' | 'database' | 'log'>;

const startProduction = async (deps: Surroundings): Promise<Running> => {
  const build = loadBuild();
  const staticFiles = createStaticFiles(join(root, 'build/client'));
  const application = await composeApplication({
    ...deps,
    loadRender: async () => (await build).render,
    webVersion: async () => (await build).version,
    staticFiles,
    development: false,
  });
  await application.start();
  return { current: () => Promise.resolve(application), stop: () => application.stop() };
};

/** Loads the application through Vite, and composes it anew over the same database when its modules change. */
const startDevelopment = async (
  deps: Surroundings,
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

/** Takes no more requests and waits a while for those under way. */
const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patienceMs / 2).unref())]);
  server.closeAllConnections();
};

const announce = (address: string, demo: boolean, seeded: boolean): void => {
  process.stdout.write(`\nPrilika: ${address}\n`);
  if (!demo) return;
  if (seeded) process.stdout.write('Demo data loaded.\n');
  process.stdout.write(
    `Demo accounts, password ${demoAccounts.password}: ${demoAccounts.emails.join(', ')}\n\n`,
  );
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const development = process.env['PRILIKA_DEV'] === '1';
  const log = createLog(config.LOG_LEVEL);

  // Until the application is ready every request waits for it.
  const ready = Promise.withResolvers<Running>();
  const listener = getRequestListener(async (request, env) =>
    (await (await ready.promise).current()).http.fetch(request, env),
  );
  const server = createServer({ maxHeaderSize: maxHeadBytes }, listener);
  const port = await listen(server, config.PORT, config.HOST);

  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: poolSize } = config;
  const database = await openDatabase({ dataDir, databaseUrl, poolSize, log });
  let running: Running | null = null;
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    await closeServer(server);
    await running?.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));

  await migrateDatabase(database);
  await loadFirstPosts(database, new Date());
  const deps = { config, database, log };
  running = development ? await startDevelopment(deps, server, listener) : await startProduction(deps);
  const demo = config.SEED === 'demo';
  const { accounts, files } = await running.current();
  const seeded = demo && (await loadDemo({ database, accounts, files, now: new Date() }));
  ready.resolve(running);
  announce(config.PUBLIC_URL ?? `http://localhost:${port}`, demo, seeded);
}

/** What the operator can mend is told in a sentence, everything else with its trace. */
const explain = (error: unknown, port: string): string => {
  if (error instanceof ConfigError) return `The configuration is wrong.\n${error.message}`;
  if (error instanceof DataFolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the other program or set PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error, process.env['PORT'] ?? '3000')}\n`);
  process.exit(1);
});
