import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { prepareReleased } from '../scripts/released.ts';
import { buildMainJobPeople, doMainJob, type ReachedSite } from './support/main-job.ts';
import { type PostgresServer, startPostgresServer } from './support/postgres-server.ts';
import { type RunningProgram, startProgram } from './support/site-process.ts';
import { createTestApplication, type TestApplication, testSecret } from './support/test-application.ts';

/*
 * During an update the released program goes on for a while on tables that the new one has brought up to date (ADR 63). Where its
 * commit is not in this copy of the repository, `npm run test:slow` says so.
 */
const released = prepareReleased();

describe.skipIf(!released)('the released program beside this one', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'prilika-released-'));
  const log = createLog('silent');
  let postgres: PostgresServer;
  let database: Database;
  let old: RunningProgram;
  let app: TestApplication;
  let oldSite: ReachedSite;
  let newSite: ReachedSite;

  beforeAll(async () => {
    postgres = await startPostgresServer();
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, SESSION_SECRET: testSecret };
    old = await startProgram(environment, released as string);
    oldSite = { fetch: (path, init) => fetch(`${old.url}${path}`, init), origin: old.url };
    database = await openDatabase({ dataDir: '', databaseUrl: postgres.url, log });
    await migrateDatabase(database);
    app = await createTestApplication({}, log, { database });
    app.clock.advance({ seconds: (Date.now() - app.clock.now().getTime()) / 1000 });
    newSite = { fetch: (path, init) => app.fetch(path, init), origin: 'https://prilika.test' };
    return async () => {
      await app.application.stop();
      await old.kill();
      await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
  });

  test('does its main job on the new tables, and each finds what the other one publishes', async () => {
    const context = { database, clock: systemClock };
    const byOld = await doMainJob(oldSite, await buildMainJobPeople(context));
    const byNew = await doMainJob(newSite, await buildMainJobPeople(context));
    const found = (await app.call(searchPostings, {})).data.map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining([byOld.postingId, byNew.postingId]));
    const list = (await (await oldSite.fetch('/api/postings')).json()) as { data: { id: number }[] };
    expect(list.data.map(({ id }) => id)).toEqual(expect.arrayContaining([byOld.postingId, byNew.postingId]));
  });

  test('works on jobs that the new one sends', async () => {
    // Both have sent mails of applications; the released program is the only one that works on jobs.
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ left: number }>(
          `select count(*)::int as left from pgboss.job where name = 'mail.send' and state < 'completed'`,
        );
        expect(rows[0]?.left).toBe(0);
      },
      { timeout: 50_000, interval: 200 },
    );
    expect(old.lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('ends in good order', async () => {
    expect(await old.stop()).toBe(0);
  });
});

describe.skipIf(!released)('a data folder of the released program', () => {
  const place = mkdtempSync(join(tmpdir(), 'prilika-carried-'));
  const [before, after, archive] = ['before', 'after', 'site.tar.gz'].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];
  /** A command of one of the two programs, as an operator types it in its folder. */
  const run = async (folder: string, dataDir: string, name: string, parameter: string) => {
    const parameters = ['--import', './scripts/tsx-hook.mjs', `src/commands/${name}.ts`, parameter];
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      INIT_CWD: place,
    };
    const child = spawn(process.execPath, parameters, {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [out] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return out;
  };

  test('is left alone, and carried over by the two commands that its refusal names', async () => {
    const old = released as string;
    expect(await run(old, before, 'import', resolve('docs/import-example.jsonl'))).toContain('3 postings added');
    const refusal = await openDatabase({ dataDir: before, log: createLog('silent') }).catch((error) => error);
    expect(refusal.message).toMatch(
      /was made by an earlier version of Prilika\. .*npm run backup -- FILE\..*npm run restore -- FILE\.$/,
    );
    await run(old, before, 'backup', archive);
    expect(await run('.', after, 'restore', archive)).toMatch(/^Restored as of /);
    const database = await openDatabase({ dataDir: after, log: createLog('silent') });
    expect((await database.pool.query('select id from postings')).rows).toHaveLength(3);
    await database.close();
    rmSync(place, { recursive: true });
  });
});
