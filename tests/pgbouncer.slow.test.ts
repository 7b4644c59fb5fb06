import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#host/config.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createJobs, defineJob } from '#host/jobs/jobs.ts';
import { createLog } from '#host/log.ts';
import { databaseFindings } from '#operations/doctor/database-findings.ts';
import { findPgbouncer } from '../scripts/installed.ts';
import { signedInEmployer } from './builders/personas.ts';
import { buildPostingInput } from './builders/posting-input-builder.ts';
import { buildMainJobPeople, doMainJob } from './support/main-job.ts';
import { startPgbouncer, type TestPgbouncer } from './support/pgbouncer.ts';
import { type PostgresServer, startPostgresServer } from './support/postgres-server.ts';
import { askServer } from './support/postgres-standby.ts';
import { tableSums } from './support/table-sums.ts';
import { createTestApplication, type TestApplication } from './support/test-application.ts';

/*
 * The site behind pgbouncer, which gives each transaction any of its three connections, where it is installed; `npm run test:slow` says
 * where it is not. A PostgreSQL of this file's own.
 */

const log = createLog('silent');
const connections = 3;

describe.skipIf(!findPgbouncer())('behind pgbouncer', () => {
  let postgres: PostgresServer;
  let pgbouncer: TestPgbouncer;
  let database: Database;
  let app: TestApplication;
  const open = () => openDatabase({ dataDir: '', databaseUrl: pgbouncer.url, poolSize: 10, log });

  beforeAll(async () => {
    postgres = await startPostgresServer();
    pgbouncer = await startPgbouncer(postgres.url, connections);
    database = await open();
    // As several processes of a start do.
    const others = await Promise.all([open(), open()]);
    await Promise.all([database, ...others].map((one) => migrateDatabase(one)));
    await Promise.all(others.map((one) => one.close()));
    app = await createTestApplication({}, log, { database });
    return async () => {
      await app.application.stop();
      await database.close();
      await pgbouncer.stop();
      await postgres.stop();
    };
  });

  test('tables are updated once, however many processes start', async () => {
    const counts = `select count(*)::int - count(distinct hash)::int from drizzle.__drizzle_migrations`;
    expect(await askServer(postgres.url, counts)).toBe(0);
    await migrateDatabase(database);
  });

  test('the main job is done, by several people at once, over three connections', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => buildMainJobPeople(app)));
    const site = {
      fetch: (path: string, init?: RequestInit) => app.fetch(path, init),
      origin: 'https://prilika.test',
    };
    const done = await Promise.all(people.map((some) => doMainJob(site, some)));
    expect(new Set(done.map(({ postingId }) => postingId)).size).toBe(4);
    // Mails of applications are among them.
    expect(await app.jobs.runPending()).toBeGreaterThanOrEqual(4);
    const used = `select count(*)::int from pg_stat_activity where application_name = 'prilika'`;
    expect(await askServer(postgres.url, used)).toBeLessThanOrEqual(connections);
  });

  test('what is sent twice at once happens once', async () => {
    const { token } = await signedInEmployer(app);
    const send = () =>
      app.fetch('/api/employer/postings', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: 'https://prilika.test',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': 'the-same-key-of-both',
        },
        body: JSON.stringify(buildPostingInput({ positionTitle: 'Jednom poslato' })),
      });
    await Promise.all([send(), send(), send()]);
    const sent = `select count(*)::int from postings where position_title = 'Jednom poslato'`;
    expect(await askServer(postgres.url, sent)).toBe(1);
  });

  test('jobs are worked on, and their schedules kept', async () => {
    const jobs = createJobs({ database, log });
    const job = defineJob({ name: 'test.echo', payload: z.object({ text: z.string() }) });
    const worked = Promise.withResolvers<string>();
    await jobs.handle(job, async ({ text }) => worked.resolve(text));
    await jobs.start({ work: true });
    try {
      await database.transaction((tx) => jobs.send(tx, job, { text: 'dobar dan' }));
      expect(await worked.promise).toBe('dobar dan');
    } finally {
      await jobs.stop();
    }
  });

  test('settings of another client’s connection do not reach ours', async () => {
    const client = new pg.Client({ connectionString: pgbouncer.url });
    await client.connect();
    try {
      for (let at = 0; at < 10; at += 1) {
        await client.query(`set time zone 'Asia/Tokyo'`);
        const zones = Array.from({ length: 6 }, () => database.pool.query('show timezone'));
        for (const { rows } of await Promise.all(zones)) expect(rows).toEqual([{ TimeZone: 'UTC' }]);
      }
    } finally {
      await client.end();
    }
  });

  test('the doctor sees the database behind it', async () => {
    const [first] = await databaseFindings(readConfig({ DATABASE_URL: pgbouncer.url }));
    expect(first).toMatchObject({ level: 'good', says: expect.stringMatching(/^PostgreSQL/) });
  });

  test('a backup’s cursors read every table in one transaction', async () => {
    expect((await tableSums(database))['postings']?.rows).toBeGreaterThanOrEqual(5);
  });
});
