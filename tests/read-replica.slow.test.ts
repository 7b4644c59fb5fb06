import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { readConfig } from '#host/config.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createReadDatabase, type ReadReplica } from '#host/database/read-database.ts';
import { createLog } from '#host/log.ts';
import { replicaFindings } from '#operations/doctor/replica-findings.ts';
import { createReadReplica } from '#operations/replica/read-replica.ts';
import { findPgbouncer } from '../scripts/installed.ts';
import { buildPosting } from './builders/posting-builder.ts';
import { createDatabaseAddress, type DatabaseAddress } from './support/database-address.ts';
import { buildMainJobPeople, doMainJob } from './support/main-job.ts';
import { startPgbouncer } from './support/pgbouncer.ts';
import { askServer, type PostgresPair, startPostgresPair } from './support/postgres-standby.ts';
import { createTestApplication, type TestApplication } from './support/test-application.ts';

/* A PostgreSQL with a standby of this file's own, because both are stopped and paused. */
let pair: PostgresPair;
let address: DatabaseAddress;
let database: Database;
let replica: ReadReplica;
let app: TestApplication;
/** Statements that the application asked the replica for. */
let asked: string[] = [];
const lines: { level: number; msg: string; replica?: string }[] = [];
const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
const often = { lookEveryMs: 50 };
const watcher = '203.0.113.7';

beforeAll(async () => {
  pair = await startPostgresPair();
  address = await createDatabaseAddress(pair.standby.url);
  database = await openDatabase({ dataDir: '', databaseUrl: pair.primary.url, log });
  await migrateDatabase(database);
  await pair.standby.caughtUp();
  replica = createReadReplica({ url: address.url, database, log, ...often, maxBehindMs: 600_000 });
  const counting: ReadReplica = {
    ...replica,
    query: (...statement) => {
      asked.push((statement[0] as { text: string }).text);
      return replica.query(...statement);
    },
  };
  app = await createTestApplication({ METRICS_ALLOWED: watcher }, createLog('silent'), {
    database,
    replica: counting,
  });
  return async () => {
    await app.application.stop();
    await replica.close();
    await database.close();
    await address.stop();
    await pair.stop();
  };
});

afterEach(async () => {
  // Whatever became of a test: the next one begins with a replica that follows.
  await pair.standby.resumeReplay();
});
beforeEach(async () => {
  await pair.standby.caughtUp();
  await expect.poll(() => replica.state()).toBe('used');
  asked = [];
  lines.length = 0;
});

const titles = async (): Promise<string[]> =>
  (await app.call(searchPostings, {})).data.map(({ positionTitle }) => positionTitle);
const feed = async (): Promise<string> => (await app.fetch('/rss.xml')).text();
const readiness = async () => (await app.fetch('/readyz')).json();

/** As another process does: this one hears of it from the database. */
const rename = (id: number, title: string) =>
  database.pool.query('update postings set position_title = $2, updated_at = now() where id = $1', [id, title]);

describe('what may be a second old', () => {
  test('is read from the replica; who somebody is, is not', async () => {
    const { id } = await buildPosting(app, { positionTitle: 'Kovač' });
    await titles();
    await pair.standby.caughtUp();
    for (const path of ['/api/postings?q=kovac', '/api/postings/home', '/api/employers', '/feeds/indeed.xml']) {
      asked = [];
      const response = await app.fetch(path);
      expect(response.status, path).toBe(200);
      await response.text();
      expect(asked.length, path).toBeGreaterThan(0);
    }
    asked = [];
    await app.fetch(`/api/postings/${id}/similar`, { headers: { Authorization: 'Bearer nobody' } });
    await app.fetch('/api/auth/login', {
      method: 'POST',
      body: JSON.stringify({ email: 'a@b.rs', password: 'x', accountType: 'jobseeker' }),
      headers: { 'Content-Type': 'application/json', Origin: 'https://prilika.test' },
    });
    expect(asked).toEqual([]);
  });

  test('a kept page never shows what was before a noted change, however far the replica is behind', async () => {
    const { id } = await buildPosting(app, { positionTitle: 'Prvi naslov' });
    await pair.standby.caughtUp();
    expect(await feed()).toContain('Prvi naslov');
    await pair.standby.pauseReplay();
    try {
      await rename(id, 'Drugi naslov');
      expect(await feed()).toContain('Drugi naslov');
      expect(await feed()).not.toContain('Prvi naslov');
      expect(await titles()).toContain('Drugi naslov');
      // Again, from what was kept of it.
      expect(await feed()).toContain('Drugi naslov');
      expect(await askServer(pair.standby.url, 'select position_title from postings where id = $1', [id])).toBe(
        'Prvi naslov',
      );
      expect(replica.state()).toBe('used');
    } finally {
      await pair.standby.resumeReplay();
    }
    await pair.standby.caughtUp();
    asked = [];
    expect(await titles()).toContain('Drugi naslov');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('what somebody publishes here is found at once', async () => {
    const people = await buildMainJobPeople(app);
    await pair.standby.caughtUp();
    await pair.standby.pauseReplay();
    const site = {
      fetch: (path: string, init?: RequestInit) => app.fetch(path, init),
      origin: 'https://prilika.test',
    };
    // It fails when the search does not find the posting.
    await doMainJob(site, people);
    expect(replica.state()).toBe('used');
  });

  test('counting a view asks nothing more of the database', async () => {
    const { id } = await buildPosting(app, { positionTitle: 'Časovničar' });
    await titles();
    await pair.standby.caughtUp();
    await pair.standby.pauseReplay();
    const view = { method: 'POST', headers: { Origin: 'https://prilika.test' } };
    expect((await app.fetch(`/api/postings/${id}/apply-click`, view)).status).toBeLessThan(300);
    asked = [];
    expect(await titles()).toContain('Časovničar');
    expect(asked.length).toBeGreaterThan(0);
  });

  test('what goes to the replica and back shows every change once more', async () => {
    const { id } = await buildPosting(app, { positionTitle: 'Pekar' });
    const other = await buildPosting(app, { positionTitle: 'Mesar' });
    for (const round of [1, 2, 3]) {
      await pair.standby.pauseReplay();
      await rename(id, `Pekar ${round}`);
      expect(await titles()).toContain(`Pekar ${round}`);
      await database.pool.query(`update postings set state = $2, live_until = now() where id = $1`, [
        other.id,
        'closed',
      ]);
      expect(await titles()).not.toContain('Mesar');
      await pair.standby.resumeReplay();
      await pair.standby.caughtUp();
      expect(await titles()).toContain(`Pekar ${round}`);
      expect(await titles()).not.toContain('Mesar');
    }
  });
});

describe('the replica', () => {
  test('goes and comes back: nothing fails, one line each, and whoever watches is told', async () => {
    await buildPosting(app, { positionTitle: 'Limar' });
    await pair.standby.halt();
    for (let at = 0; at < 20; at += 1) expect(await titles()).toContain('Limar');
    await expect.poll(() => replica.state()).toBe('away');
    expect(await readiness()).toEqual({ status: 'ready', late: ['replica'] });
    const metrics = await (await app.fetch('/metrics', { from: watcher })).text();
    expect(metrics).toMatch(/^prilika_replica_used 0$/m);
    await buildPosting(app, { positionTitle: 'Stolar' });
    expect(await titles()).toContain('Stolar');

    await pair.standby.resume();
    await expect.poll(() => replica.state()).toBe('used');
    expect(await titles()).toContain('Stolar');
    expect(await readiness()).toEqual({ status: 'ready' });
    const again = await (await app.fetch('/metrics', { from: watcher })).text();
    expect(again).toMatch(/^prilika_replica_used 1$/m);
    expect(again).toMatch(/^prilika_replica_lag_seconds [\d.e-]+$/m);
    expect(lines.flatMap(({ replica: said, level }) => (said ? [[said, level]] : []))).toEqual([
      ['away', 'warn'],
      ['used', 'info'],
    ]);
  });

  test('hangs: who waits for it is answered by the database', async () => {
    await buildPosting(app, { positionTitle: 'Vozač' });
    address.hang();
    try {
      expect(await titles()).toContain('Vozač');
      await expect.poll(() => replica.state()).toBe('away');
    } finally {
      address.cut();
      address.open();
      address.leadTo(pair.standby.url);
    }
    await expect.poll(() => replica.state()).toBe('used');
  });

  test('too far behind is left alone until it is near again', async () => {
    const strict = createReadReplica({ url: pair.standby.url, database, log, ...often, maxBehindMs: 300 });
    try {
      await strict.looked;
      expect([strict.state(), strict.lagSeconds()]).toEqual(['used', 0]);
      await pair.standby.pauseReplay();
      await buildPosting(app);
      await expect.poll(() => strict.state()).toBe('behind');
      expect(strict.lagSeconds()).toBeGreaterThan(0.3);
      await pair.standby.resumeReplay();
      await expect.poll(() => strict.state()).toBe('used');
      expect(lines.filter(({ replica: said }) => said === 'behind')).toHaveLength(1);
    } finally {
      await strict.close();
    }
  });

  test.skipIf(!findPgbouncer())('may be behind pgbouncer', async () => {
    const pgbouncer = await startPgbouncer(pair.standby.url, 2);
    const behind = createReadReplica({ url: pgbouncer.url, database, log, ...often });
    try {
      await behind.looked;
      expect(behind.state()).toBe('used');
      const read = createReadDatabase({ database, replica: behind, upToDate: async () => {} });
      await buildPosting(app);
      await pair.standby.caughtUp();
      read.mustSee();
      const rows = Array.from({ length: 8 }, () =>
        read.executor.execute(sql`select pg_is_in_recovery() as replicated, count(*)::int from postings`),
      );
      for (const { rows: answer } of await Promise.all(rows)) expect(answer[0]?.['replicated']).toBe(true);
    } finally {
      await behind.close();
      await pgbouncer.stop();
    }
  });

  test.each(['primary', 'another'])('is none when the address leads to the %s', async (where) => {
    const other = where === 'another' ? await startPostgresPair() : null;
    const url = other ? other.standby.url : pair.primary.url;
    const foreign = createReadReplica({ url, database, log, ...often });
    try {
      await foreign.looked;
      expect(foreign.state()).toBe('foreign');
    } finally {
      await foreign.close();
      await other?.stop();
    }
  });
});

describe('the doctor', () => {
  const look = (readUrl: string) =>
    replicaFindings(readConfig({ DATABASE_URL: pair.primary.url, DATABASE_READ_URL: readUrl, WEB_PROCESSES: '2' }));
  const said = async (readUrl: string) => (await look(readUrl)).map(({ level, says }) => `${level}: ${says}`);

  test('says whether it is a standby of the database, and answers', async () => {
    expect(await said(pair.standby.url)).toEqual([
      'good: a standby of the database answers; 22 of its 60 connections are used here.',
    ]);
    expect(await said(pair.primary.url)).toEqual([
      'warning: DATABASE_READ_URL points to an independent server, not to a standby.',
    ]);
    expect(await said(pair.standby.url.replace('/postgres?', '/template1?'))).toEqual([
      'fault: DATABASE_READ_URL points to a different database than DATABASE_URL.',
    ]);
    address.cut();
    expect(await said(address.url)).toEqual([expect.stringMatching(/^fault: .*DATABASE_READ_URL/)]);
    address.leadTo(pair.standby.url);
    expect(await replicaFindings(readConfig({}))).toEqual([]);
  });
});

describe('a statement', () => {
  const reading = () => createReadDatabase({ database, replica, upToDate: async () => {} });
  const where = sql`select case when pg_is_in_recovery() then 'replica' else 'database' end as place`;
  const place = async (run: Promise<{ rows: Record<string, unknown>[] }>) => (await run).rows[0]?.['place'];

  test('that the replica refuses is asked of the database', async () => {
    const { executor } = reading();
    expect(await place(executor.execute(where))).toBe('replica');
    // What a conflict with the replay does to a long one.
    const slow = sql`select case when pg_is_in_recovery() then pg_sleep(60)::text else 'database' end as place, 'long one' as name`;
    const asked = place(executor.execute(slow));
    const cancel = `select count(pg_cancel_backend(pid))::int from pg_stat_activity where query like '%long one%' and pid <> pg_backend_pid()`;
    await expect.poll(() => askServer(pair.standby.url, cancel)).toBe(1);
    expect(await asked).toBe('database');
    expect(replica.state()).toBe('used');
    expect(await place(executor.execute(where))).toBe('replica');
  });

  test('that builds on one of the database never sees less than that one', async () => {
    const read = reading();
    await pair.standby.pauseReplay();
    try {
      await buildPosting(app);
      read.mustSee();
      const steady = await read.steady();
      expect(await place(steady.execute(where))).toBe('database');
    } finally {
      await pair.standby.resumeReplay();
    }
    await pair.standby.caughtUp();
    const later = await read.steady();
    expect(await place(later.execute(where))).toBe('replica');
    address.cut();
    expect(await place(later.execute(where))).toBe('database');
    address.leadTo(pair.standby.url);
    await expect.poll(() => replica.state()).toBe('used');
    expect(await place(later.execute(where))).toBe('database');
    expect(await place((await read.steady()).execute(where))).toBe('replica');
  });

  test('that writes is refused, and not written to the database instead', async () => {
    const write = sql`insert into noted_changes (scope) values ('postings')`;
    await expect(reading().executor.execute(write)).rejects.toMatchObject({ cause: { code: '25006' } });
    await expect(reading().executor.transaction(async () => {})).rejects.toThrow('without a transaction');
  });
});
