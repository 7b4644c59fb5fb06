import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { type PostgresServer, startPostgresServer } from './support/postgres-server.ts';
import { createTestApplication, type TestApplication } from './support/test-application.ts';

/* A PostgreSQL of this file's own, because it is stopped in the middle. */
let postgres: PostgresServer;
let app: TestApplication;

beforeAll(async () => {
  postgres = await startPostgresServer();
  const log = createLog('silent');
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url, log });
  await migrateDatabase(database);
  app = await createTestApplication({}, log, { database });
  return async () => {
    await app.application.stop();
    await database.close();
    await postgres.stop();
  };
});

const json = { 'Content-Type': 'application/json', Origin: 'https://prilika.test' };
const requests: [string, RequestInit?][] = [
  ['/api/postings?q=kuvar'],
  ['/api/postings/1'],
  ['/api/employers'],
  ['/api/contact'],
  ['/api/ad-types'],
  [
    '/api/auth/login',
    {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'a@primer.rs', password: 'Prilika1!', accountType: 'jobseeker' }),
    },
  ],
  [
    '/api/services/password/reset/request',
    { method: 'POST', headers: json, body: JSON.stringify({ email: 'a@primer.rs' }) },
  ],
  ['/sitemap-postings-1.xml'],
];

const ask = (headers: Record<string, string>) =>
  Promise.all(
    requests.map(async ([path, init]) => ({
      path,
      response: await app.fetch(path, { ...init, headers: { ...(init?.headers as object), ...headers } }),
    })),
  );

test('PostgreSQL down: a sentence and Retry-After; up again: everything works', async () => {
  for (const { path, response } of await ask({})) expect(response.status, path).toBeLessThan(500);
  await postgres.halt();
  // Earlier results are valid for seconds.
  app.clock.advance({ minutes: 1 });
  for (const [locale, sentence] of [
    ['sr', 'Usluga trenutno nije dostupna. Pokušajte ponovo za koji minut.'],
    ['en', 'The service is not available right now. Try again in a minute.'],
  ] as const) {
    for (const { path, response } of await ask({ Locale: locale })) {
      expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '10']);
      expect(await response.json()).toMatchObject({ code: 'unavailable', detail: sentence, errors: [] });
    }
  }
  expect((await app.fetch('/healthz')).status).toBe(200);
  const ready = await app.fetch('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', missing: ['database'] }]);

  await postgres.resume();
  await expect.poll(async () => (await app.fetch('/readyz')).status).toBe(200);
  for (const { path, response } of await ask({})) expect(response.status, path).toBeLessThan(500);
});

test('a connection that breaks in the middle of a transaction is reported the same way', async () => {
  const broken = app.database.transaction(async (tx) => {
    await postgres.halt();
    await tx.execute('select 1');
  });
  await expect(broken).rejects.toThrow();
  await postgres.resume();
  await expect.poll(async () => (await app.fetch('/readyz')).status).toBe(200);
});
