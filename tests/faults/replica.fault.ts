import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresPair, startPostgresPair } from '../support/postgres-standby.ts';
import { createVisitor } from '../support/visitor.ts';
import { settleWith } from './report.ts';
import { runScenario, type Scenario } from './scenario.ts';

const times = Number(process.env.FAULT_TIMES ?? 5);

let pair: PostgresPair;
beforeAll(async () => {
  pair = await startPostgresPair();
});
afterAll(() => pair.stop());

/** Waits until the site says that it does or does not read from its replica; returns after how many milliseconds. */
const replicaIs = async ({ site }: Scenario, used: boolean): Promise<number> => {
  const begin = performance.now();
  for (;;) {
    const state = await site.readiness();
    expect(state).toMatchObject({ status: 200, missing: [] });
    if (state?.late.includes('replica') !== used) return performance.now() - begin;
    if (performance.now() - begin > 30_000) throw new Error(`the replica is not as it should be. ${site.said()}`);
    await pause(50);
  }
};

test('the replica goes and comes back, in order and killed; readers notice nothing', async () => {
  const statuses = new Map<number, number>();
  let backAfterMs = 0;
  const databaseUrl = pair.primary.url;
  const environment = { DATABASE_READ_URL: pair.standby.url, WEB_PROCESSES: '2' };
  const accounts = await runScenario({ databaseUrl, environment }, async (scenario) => {
    let reading = true;
    const read = async (): Promise<void> => {
      const visitor = createVisitor(scenario.site.url);
      for (let at = 0; reading; at += 1) {
        const status = await visitor.open(
          ['/oglasi', `/oglasi?q=knjigo${at}`, '/poslodavci', '/rss.xml'][at % 4] as string,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(20);
      }
    };
    const readers = [read(), read()];
    for (let time = 0; time < times; time += 1) {
      await replicaIs(scenario, true);
      await (time % 2 === 0 ? pair.standby.halt() : pair.standby.kill());
      await replicaIs(scenario, false);
      await scenario.moreWritten(10);
      await pair.standby.resume();
      backAfterMs = Math.max(backAfterMs, await replicaIs(scenario, true));
    }
    reading = false;
    await Promise.all(readers);
  });
  const note = `readers got ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`;
  settleWith({ fault: 'read replica gone and back', times, accounts, backAfterMs, note });
  expect([...statuses.keys()]).toEqual([200]);
});
