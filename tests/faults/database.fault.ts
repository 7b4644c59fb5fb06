import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabaseAddress, type DatabaseAddress } from '../support/database-address.ts';
import { askServer, type PostgresPair, startPostgresPair } from '../support/postgres-standby.ts';
import { withDatabase } from '../support/test-server.ts';
import { settleWith } from './report.ts';
import { runScenario, type Scenario } from './scenario.ts';

const times = Number(process.env.FAULT_TIMES ?? 5);
const awayMs = 2000;

let pair: PostgresPair;
let road: DatabaseAddress;
let name = 0;
let databaseUrl = '';

const nameOf = (): string => `faults${name}`;

beforeAll(async () => {
  pair = await startPostgresPair({ synchronous: true });
  road = await createDatabaseAddress(pair.primary.url);
});
beforeEach(async () => {
  road.open();
  name += 1;
  await askServer(pair.primary.url, `create database ${nameOf()}`);
  databaseUrl = withDatabase(road.url, nameOf());
});
afterAll(async () => {
  await road.stop();
  await pair.stop();
});

/** Waits until the site is well again by itself; returns after how many milliseconds. */
const recovered = async ({ site }: Scenario): Promise<number> => {
  const begin = performance.now();
  while ((await site.readiness())?.status !== 200) {
    if (performance.now() - begin > 60_000) throw new Error(`the site does not recover. ${site.said()}`);
    await pause(50);
  }
  return performance.now() - begin;
};

/** The database goes away and comes back, over and over; the site says so and never ends. */
const goneAndBack = async (fault: string, away: () => Promise<void>, back: () => Promise<void>): Promise<void> => {
  let slowest = 0;
  const accounts = await runScenario({ databaseUrl, environment: { WEB_PROCESSES: '2' } }, async (scenario) => {
    for (let time = 0; time < times; time += 1) {
      await scenario.moreWritten(10);
      await away();
      await pause(awayMs);
      expect(await scenario.site.readiness()).toMatchObject({ status: 503, missing: ['database'] });
      await back();
      slowest = Math.max(slowest, await recovered(scenario));
      expect(scenario.site.alive()).toBe(true);
    }
  });
  settleWith({ fault, times, accounts, backAfterMs: slowest });
};

test('PostgreSQL is stopped and started', () =>
  goneAndBack(
    'PostgreSQL stopped for 2 s',
    () => pair.primary.halt(),
    () => pair.primary.resume(),
  ));

test('PostgreSQL is killed, and recovers from its log', () =>
  goneAndBack(
    '`kill -9` of PostgreSQL for 2 s',
    () => pair.primary.kill(),
    () => pair.primary.resume(),
  ));

test('nothing comes through to PostgreSQL for a while', () =>
  goneAndBack(
    'no answer from PostgreSQL for 12 s',
    async () => {
      road.hang();
      // Longer than the site waits for it.
      await pause(10_000);
    },
    async () => road.open(),
  ));

test('PostgreSQL’s standby takes its place', async () => {
  let backAfterMs = 0;
  const accounts = await runScenario({ databaseUrl, environment: { WEB_PROCESSES: '2' } }, async (scenario) => {
    await scenario.moreWritten(50);
    await pair.primary.kill();
    await pair.standby.promote();
    road.leadTo(pair.standby.url);
    backAfterMs = await recovered(scenario);
    expect(await askServer(withDatabase(pair.standby.url, nameOf()), 'select pg_is_in_recovery()')).toBe(false);
  });
  settleWith({ fault: 'failover to the standby', times: 1, accounts, backAfterMs, note: 'synchronous' });
});
