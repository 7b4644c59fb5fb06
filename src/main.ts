import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { composeApplication } from './composition.ts';
import { demoAccounts, loadDemo } from './demo/load-demo.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { DataFolderInUse } from './platform/database/embedded/data-folder-lock.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createStaticFiles } from './platform/http/static-files.ts';
import { createLog } from './platform/log.ts';
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
}

const builtPages = async (): Promise<RenderPage> => {
  const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild;
  return build.entry.module.createRender(build, 'production');
};

const onceOnly = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const development = process.env['PRILIKA_DEV'] === '1';
  const log = createLog(config.LOG_LEVEL);

  // Until the application is ready every request waits for it.
  const ready = Promise.withResolvers<(request: Request, env: object) => Response | Promise<Response>>();
  const listener = getRequestListener(async (request, env) => (await ready.promise)(request, env));
  const server = createServer(listener);
  const port = await listen(server, config.PORT, config.HOST);

  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    log,
  });
  await migrateDatabase(database);

  const web = development
    ? await (await import('./platform/http/development-web.ts')).startDevelopmentWeb(root, server, listener)
    : {
        loadRender: onceOnly(builtPages),
        staticFiles: createStaticFiles(join(root, 'build/client')),
        stop: async () => {},
      };
  const application = await composeApplication({
    config,
    database,
    log,
    loadRender: web.loadRender,
    staticFiles: web.staticFiles,
    development,
  });
  await application.start();
  const seeded =
    config.SEED === 'demo' && (await loadDemo({ database, accounts: application.accounts, now: new Date() }));
  ready.resolve((request, env) => application.http.fetch(request, env));

  process.stdout.write(`\nPrilika: ${config.PUBLIC_URL ?? `http://localhost:${port}`}\n`);
  if (config.SEED === 'demo')
    process.stdout.write(
      `${seeded ? 'Demo data loaded. ' : ''}Demo accounts, password ${demoAccounts.password}: ${demoAccounts.emails.join(', ')}\n\n`,
    );

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), patienceMs).unref();
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patienceMs / 2).unref())]);
    server.closeAllConnections();
    await web.stop();
    await application.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

/** What the operator can mend is told in a sentence, everything else with its trace. */
const explain = (error: unknown, port: string): string => {
  if (error instanceof ConfigError) return `The configuration is wrong.\n${error.message}`;
  if (error instanceof DataFolderInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program or set PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error, process.env['PORT'] ?? '3000')}\n`);
  process.exit(1);
});
