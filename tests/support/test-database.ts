import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog, type Log } from '#host/log.ts';
import { runOnServer, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server, and the template database that `global-setup.ts` migrated once. */
    testDatabase: { serverUrl: string; template: string };
  }
}

/** How a test watches its statements; by default nothing is logged. */
interface Watching {
  log?: Log;
  slowMs?: number;
}

const silent = createLog('silent');
/** Shorter than in production, so that a test that takes all connections fails soon. */
const connectionTimeoutMillis = 5_000;
/**
 * A fresh, migrated database of this test file's own, dropped after its last test. Call it at the top of the file; the
 * file is called `*.db.test.ts`.
 */
export async function createTestDatabase(watching: Watching = {}): Promise<Database> {
  const { serverUrl, template } = inject('testDatabase');
  const database = await copyTemplate(serverUrl, template, watching);
  afterAll(() => database.close());
  return database;
}

async function copyTemplate(
  serverUrl: string,
  template: string,
  { log = silent, slowMs }: Watching,
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: through the log, as by default, takes five times as long.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const databaseUrl = withDatabase(serverUrl, name);
  const database = await openDatabase({
    dataDir: '',
    databaseUrl,
    poolSize: 5,
    connectionTimeoutMillis,
    log,
    slowMs,
  });
  const close = () =>
    database.close().then(() => runOnServer(serverUrl, `drop database if exists ${name} with (force)`));
  return { ...database, close };
}
