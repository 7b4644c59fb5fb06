import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, test } from 'vitest';
import { type PostgresPair, startPostgresPair } from '../support/postgres-standby.ts';
import { settleWith } from './report.ts';
import { runScenario, type Scenario } from './scenario.ts';

const kills = Number(process.env.FAULT_TIMES ?? 20);
/** Fewer: a process that ends again and again is started after longer and longer pauses. */
const singleKills = Math.min(5, kills);

let pair: PostgresPair;
beforeAll(async () => {
  pair = await startPostgresPair({ synchronous: true });
});
afterAll(() => pair.stop());

/** In the middle of whatever is being written then; over and over. */
const overAndOver = async ({ moreWritten }: Scenario, times: number, kill: () => Promise<void>): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await moreWritten(10);
    await pause(Math.random() * 400);
    await kill();
  }
};

/** Kills the whole site and starts it again; returns the longest start in milliseconds. */
const killAll = async (scenario: Scenario): Promise<number> => {
  let slowest = 0;
  await overAndOver(scenario, kills, async () => {
    await scenario.site.kill();
    slowest = Math.max(slowest, await scenario.site.start());
  });
  return slowest;
};

test('kill -9 in the middle of writing, default database', async () => {
  let backAfterMs = 0;
  const accounts = await runScenario({}, async (scenario) => {
    backAfterMs = await killAll(scenario);
  });
  settleWith({ fault: '`kill -9`, default database', times: kills, accounts, backAfterMs });
});

test('kill -9 of all processes, and of one, PostgreSQL', async () => {
  let backAfterMs = 0;
  const surroundings = { databaseUrl: pair.primary.url, environment: { WEB_PROCESSES: '2' } };
  const accounts = await runScenario(surroundings, async (scenario) => {
    backAfterMs = await killAll(scenario);
    await overAndOver(scenario, singleKills, scenario.site.killOne);
  });
  settleWith({
    fault: '`kill -9`, PostgreSQL, two processes',
    times: kills + singleKills,
    accounts,
    backAfterMs,
    note: `${singleKills} of them one process of the two`,
  });
});
