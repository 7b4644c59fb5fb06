import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { startBalancer, type TestBalancer } from '../support/balancer.ts';
import { buildMainJobPeople, doMainJob } from '../support/main-job.ts';
import { type PostgresPair, startPostgresPair } from '../support/postgres-standby.ts';
import { type RunningProgram, startProgram } from '../support/site-process.ts';

/*
 * Two machines that answer and one that works, as docs/operations.md draws them: one database with a replica, shared files, a data
 * folder each, a balancer before them. Without a browser.
 */

let folder: string;
let pair: PostgresPair;
let database: Database;
let balancer: TestBalancer;
const programs = new Set<RunningProgram>();

/** A machine with a data folder of its own, in which the files are those of all. */
const startMachine = async (name: string, roles: string, at?: string): Promise<RunningProgram> => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    symlinkSync(join(folder, 'files'), join(dataDir, 'files'));
  } catch {
    // It was there before.
  }
  const program = await startProgram({
    DATA_DIR: dataDir,
    DATABASE_URL: pair.primary.url,
    DATABASE_READ_URL: pair.standby.url,
    ...(at ? { PORT: new URL(at).port } : {}),
    ROLES: roles,
    SESSION_SECRET: 'a secret of all machines, long enough to be one',
    PUBLIC_URL: 'http://prilika.test',
    TRUSTED_PROXIES: '1',
    SEARCH_FRESH_MS: '200',
  });
  programs.add(program);
  return program;
};

/** Reads pages and lists through the balancer until it is told to end; what went wrong, and how often it went well. */
const read = (paths: readonly string[]) => {
  const faults: string[] = [];
  let well = 0;
  let going = true;
  const done = Promise.all(
    paths.map(async (path) => {
      while (going) {
        const response = await fetch(`${balancer.url}${path}`);
        await response.text();
        if (response.status === 200) well += 1;
        else faults.push(`${path}: ${response.status}`);
      }
    }),
  );
  return {
    well: () => well,
    async end() {
      going = false;
      await done;
      return faults;
    },
  };
};

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prilika-machines-'));
  mkdirSync(join(folder, 'files'));
  pair = await startPostgresPair();
  database = await openDatabase({ dataDir: '', databaseUrl: pair.primary.url, log: createLog('silent') });
  await migrateDatabase(database);
});

test.afterAll(async () => {
  await balancer?.stop();
  for (const program of programs) await program.kill();
  await database.close();
  await pair.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('two machines, a worker and a replica: machines are killed and stopped, the replica goes, no reader notices', async () => {
  test.setTimeout(180_000);
  const context = { database, clock: systemClock };
  const { id } = await buildPosting(context, { positionTitle: 'Kazandžija' });
  const worker = await startMachine('worker', 'worker');
  const [first, second] = await Promise.all([startMachine('first', 'web'), startMachine('second', 'web')]);
  balancer = await startBalancer([first.url, second.url]);
  const site = {
    fetch: (path: string, init?: RequestInit) => fetch(`${balancer.url}${path}`, init),
    origin: 'http://prilika.test',
  };

  // Whoever signs in at one is signed in at the other, and finds what was sent there.
  for (let round = 0; round < 3; round += 1) await doMainJob(site, await buildMainJobPeople(context));
  for (const { url } of [first, second]) expect(balancer.answers.get(url)).toBeGreaterThan(5);

  // Mail is written and jobs are done by the worker alone.
  await expect
    .poll(async () => {
      const left = `select count(*)::int as left from pgboss.job where name = 'mail.send' and state < 'completed'`;
      return (await database.pool.query(left)).rows[0]?.left;
    })
    .toBe(0);
  expect(await worker.stop()).toBe(0);

  const readers = read(['/oglasi', `/oglasi/${id}`, '/api/postings?q=kazandzija', '/rss.xml', '/poslodavci']);
  const further = async (): Promise<void> => {
    const before = readers.well();
    await expect.poll(() => readers.well()).toBeGreaterThan(before + 40);
  };
  await further();
  await second.kill();
  await further();
  balancer.answers.clear();
  const again = await startMachine('second', 'web', second.url);
  await expect.poll(() => balancer.answers.get(second.url) ?? 0).toBeGreaterThan(10);
  expect(await first.stop()).toBe(0);
  await further();
  await pair.standby.halt();
  await further();
  await pair.standby.resume();
  await further();
  expect(await readers.end()).toEqual([]);
  const all = () => again.lines.flatMap(({ replica }) => replica ?? []);
  // On a busy machine the replica may answer late at the start, which is said first.
  const said = () => all().slice(all().indexOf('used'));
  await expect.poll(said).toEqual(['used', 'away', 'used']);
});
