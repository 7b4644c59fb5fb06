import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import {
  createDatabase,
  createEmbeddedPool,
  type Database,
  openDatabase,
} from '#platform/database/database.ts';
import { startWorker } from '#platform/database/embedded/embedded-database.ts';
import { createLog, type Log } from '#platform/log.ts';
import { runOnServer, withDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which of the two kinds of database the project runs on. */
    databaseKind: 'embedded' | 'postgres';
    /** What `global-setup.ts` migrated once: a file with a dump, or a server with a template database. */
    testDatabase: { dump: string } | { serverUrl: string; template: string };
  }
}

/** How a test watches its statements; by default nothing is logged. */
interface Watching {
  log?: Log;
  slowMs?: number;
}

const silent = createLog('silent');
/** Shorter than in production, so that a test that asks outside its transaction fails soon. */
const connectionTimeoutMillis = 5_000;
/**
 * A fresh, migrated database of this test file's own, dropped after its last test. Call it at the top of the file; the
 * file is called `*.db.test.ts`.
 */
export async function createTestDatabase(watching: Watching = {}): Promise<Database> {
  const source = inject('testDatabase');
  const database =
    'dump' in source
      ? await loadDump(source.dump, watching)
      : await copyTemplate(source.serverUrl, source.template, watching);
  afterAll(() => database.close());
  return database;
}

/** In memory, through the same thread and socket as in production. */
async function loadDump(file: string, { log = silent, slowMs }: Watching): Promise<Database> {
  // Inside the folder that the run removes at its end, whatever becomes of this file.
  const folder = mkdtempSync(join(dirname(file), 'copy-'));
  const dump = new Uint8Array(readFileSync(file));
  const worker = await startWorker({ dataDir: folder, inMemory: true, dump }, (error) => {
    throw error;
  });
  const stop = () => worker.stop().finally(() => rmSync(folder, { recursive: true, force: true }));
  return createDatabase(createEmbeddedPool(worker.connection, connectionTimeoutMillis, log, slowMs), {
    embedded: true,
    stop,
  });
}

async function copyTemplate(
  serverUrl: string,
  template: string,
  { log = silent, slowMs }: Watching,
): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name} template ${template}`);
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
