import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabaseAddress, type DatabaseAddress } from '#tests/support/database-address.ts';
import { prepare } from '#tests/support/global-setup.ts';
import { type PostgresServer, startPostgresServer } from '#tests/support/postgres-server.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createLog } from '../log.ts';
import { type Database, openDatabase } from './database.ts';

/* A server from which nothing comes any more, as if its machine were gone without a word: connections stay open. */
let postgres: PostgresServer;
let road: DatabaseAddress;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgresServer();
  road = await createDatabaseAddress(postgres.url);
  const databaseUrl = road.url;
  const log = createLog('silent');
  const opened = await openDatabase({ dataDir: '', databaseUrl, log });
  await prepare(opened);
  await opened.close();
  database = await openDatabase({
    dataDir: '',
    databaseUrl,
    log,
    poolSize: 2,
    statementPatienceMs: 1000,
    connectionTimeoutMillis: 1000,
  });
});
afterAll(async () => {
  await database.close();
  await road.stop();
  await postgres.stop();
});

test('is away like any other that cannot be reached, also in a transaction, and is there again when it speaks', async () => {
  const app = await createTestApplication({}, createLog('silent'), { database });
  expect((await app.fetch('/api/postings/1')).status).toBe(404);
  const inTransaction = database.transaction(async (tx) => {
    road.hang();
    await tx.execute('select 1');
  });
  await expect(inTransaction).rejects.toThrow();
  const answer = await app.fetch('/api/postings/1');
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'unavailable']);
  const ready = await app.fetch('/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([503, { missing: ['database'] }]);

  road.open();
  expect((await app.fetch('/api/postings/1')).status).toBe(404);
  expect((await app.fetch('/readyz')).status).toBe(200);
  expect(database.pool.totalCount).toBeLessThanOrEqual(2);
});
