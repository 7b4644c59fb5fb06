import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresPair, startPostgresPair } from '../support/postgres-standby.ts';
import { type LoadResult, loadSite, type Sample } from './load.ts';
import { settleWith } from './report.ts';
import { runScenario } from './scenario.ts';

/** `FAULT_MINUTES=60` makes a soak of it. */
const minutes = Number(process.env.FAULT_MINUTES ?? 10);
const visitors = 100;

let pair: PostgresPair;
beforeAll(async () => {
  pair = await startPostgresPair();
});
afterAll(() => pair.stop());

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
/** What was held on average in the third fifth of the time, when everything is warm, and in the last one. */
const growth = (samples: Sample[], of: (sample: Sample) => number): [number, number] => {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  return [median(samples.slice(2 * fifth, 3 * fifth).map(of)), median(samples.slice(-fifth).map(of))];
};

const stay = async (fault: string, surroundings: Parameters<typeof runScenario>[0]): Promise<void> => {
  let result: LoadResult = { requests: 0, errors: [], samples: [] };
  const accounts = await runScenario(surroundings, async ({ site, world }) => {
    result = await loadSite({ site, world }, { visitors, minutes, pauseMs: 2000 });
  });
  const { samples, requests, errors } = result;
  const memory = growth(samples, (one) => one.memory);
  const descriptors = growth(samples, (one) => one.descriptors);
  const jobs = growth(samples, (one) => one.jobs);
  const connections = growth(samples, (one) => one.connections);
  const lag = Math.max(...samples.map(({ lagP99 }) => lagP99));
  const figures = [
    `${requests} requests, ${errors.length} errors, lag p99 at worst ${lag} ms`,
    `memory ${memory.join(' → ')} MB, files and connections ${descriptors.join(' → ')}`,
    `of the database ${connections.join(' → ')}, jobs ${jobs.join(' → ')}`,
  ];
  settleWith({ fault, times: 1, accounts, backAfterMs: 0, note: figures.join('; ') });
  expect(errors).toEqual([]);
  expect(lag).toBeLessThanOrEqual(100);
  expect(memory[1]).toBeLessThanOrEqual(memory[0] * 1.15);
  expect(descriptors[1]).toBeLessThanOrEqual(descriptors[0] + 20);
  expect(jobs[1]).toBeLessThanOrEqual(jobs[0] + 20);
};

test('100 visitors, PostgreSQL, two processes', () =>
  stay(`100 visitors for ${minutes} minutes, PostgreSQL`, {
    databaseUrl: pair.primary.url,
    environment: { WEB_PROCESSES: '2' },
  }));

test('100 visitors, default database', () => stay(`100 visitors for ${minutes} minutes, default database`, {}));
