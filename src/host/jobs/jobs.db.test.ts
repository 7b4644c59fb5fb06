import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withDueJobs } from '#tests/support/due-jobs.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createLog } from '../log.ts';
import { createJobs, defineJob, type JobRun, type Jobs } from './jobs.ts';

const database = await createTestDatabase();
const log = createLog('silent');
const start = new Date('2026-03-01T10:00:00Z');
let now = start;
const running: Jobs[] = [];

afterEach(async () => {
  now = start;
  for (const jobs of running.splice(0)) await jobs.stop();
});

interface Seen {
  word: string;
  run: JobRun;
}

/** A queue with one job under a unique name, and the payloads its handler received. */
async function setUp({ fail = () => false, work = false }: { fail?: (seen: Seen) => boolean; work?: boolean } = {}) {
  const job = defineJob({
    name: `test.${randomUUID()}`,
    payload: z.object({ word: z.string().min(1) }),
    retryLimit: 2,
    retryDelay: 60,
    retryBackoff: false,
  });
  const seen: Seen[] = [];
  const jobs = withDueJobs(createJobs({ database, log }), { database, clock: { now: () => now } });
  running.push(jobs);
  await jobs.handle(job, async ({ word }, run) => {
    seen.push({ word, run });
    if (fail({ word, run })) throw new Error(`not ${word}`);
  });
  await jobs.start({ work });
  return { jobs, job, seen, words: () => seen.map(({ word }) => word) };
}

const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('sending', () => {
  it('takes effect with the commit of its transaction and not otherwise', async () => {
    const { jobs, job, words } = await setUp();
    const failing = database.transaction(async (tx) => {
      await jobs.send(tx, job, { word: 'rolled back' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await database.transaction(async (tx) => {
      await jobs.send(tx, job, { word: 'committed' });
      await jobs.send(tx, job, { word: 'committed too' });
    });
    expect(await jobs.runPending()).toBe(2);
    expect(await jobs.runPending()).toBe(0);
    expect(words()).toEqual(['committed', 'committed too']);
  });

  it('works outside a transaction', async () => {
    const { jobs, job, words } = await setUp();
    await jobs.send(database.executor, job, { word: 'alone' });
    await jobs.runPending();
    expect(words()).toEqual(['alone']);
  });

  it('refuses a payload that does not fit and a job without a handler', async () => {
    const { jobs, job } = await setUp();
    await expect(jobs.send(database.executor, job, { word: '' })).rejects.toThrow('does not fit');
    const unknown = defineJob({ name: 'test.unknown', payload: z.object({}) });
    await expect(jobs.send(database.executor, unknown, {})).rejects.toThrow('Nobody handles');
  });

  it('stores one waiting job per key, and accepts the key again once that one has run', async () => {
    const { jobs, job, words } = await setUp();
    const send = (word: string, singletonKey: string) => jobs.send(database.executor, job, { word }, { singletonKey });
    await send('first', 'a');
    await send('swallowed', 'a');
    await send('other key', 'b');
    await jobs.runPending();
    await send('again', 'a');
    await jobs.runPending();
    expect(words()).toEqual(['first', 'other key', 'again']);
  });

  it('waits for the moment asked for, by the application clock', async () => {
    const { jobs, job, words } = await setUp();
    await jobs.send(database.executor, job, { word: 'later' }, { startAfter: minutesLater(30) });
    await jobs.send(database.executor, job, { word: 'now' });
    now = minutesLater(29);
    await jobs.runPending();
    expect(words()).toEqual(['now']);
    now = minutesLater(30);
    await jobs.runPending();
    expect(words()).toEqual(['now', 'later']);
  });
});

describe('running', () => {
  it('tries the failed one of two again after its delay, and gives up after the last try', async () => {
    const { jobs, job, seen } = await setUp({ fail: ({ word }) => word === 'bad' });
    await jobs.send(database.executor, job, { word: 'bad' });
    await jobs.send(database.executor, job, { word: 'good' });
    expect(await jobs.runPending()).toBe(2);
    expect(await jobs.runPending()).toBe(0);
    for (const minutes of [2, 4, 6, 8]) {
      now = minutesLater(minutes);
      await jobs.runPending();
    }
    expect(seen.map(({ word, run }) => [word, run.attempt, run.last])).toEqual([
      ['bad', 1, false],
      ['good', 1, false],
      ['bad', 2, false],
      ['bad', 3, true],
    ]);
  });

  it('also works what a handler sends', async () => {
    const { jobs, job, words } = await setUp();
    const parent = defineJob({ name: `test.${randomUUID()}`, payload: z.object({}) });
    await jobs.handle(parent, () => jobs.send(database.executor, job, { word: 'child' }));
    await jobs.send(database.executor, parent, {});
    expect(await jobs.runPending()).toBe(2);
    expect(words()).toEqual(['child']);
  });

  it('runs jobs soon after the commit, each once although two processes work', async () => {
    const { jobs, job, words } = await setUp({ work: true });
    const second = withDueJobs(createJobs({ database, log }), { database, clock: { now: () => now } });
    running.push(second);
    const alsoSeen: string[] = [];
    await second.handle(job, async ({ word }) => alsoSeen.push(word));
    await second.start({ work: true });
    const expected = Array.from({ length: 25 }, (_, index) => `word ${index}`);
    await database.transaction(async (tx) => {
      for (const word of expected) await jobs.send(tx, job, { word });
    });
    await expect.poll(() => words().length + alsoSeen.length).toBe(25);
    await Promise.all([jobs.stop(), second.stop()]);
    expect([...words(), ...alsoSeen].sort()).toEqual(expected.sort());
  });

  it('waits for a running handler when it stops', async () => {
    const jobs = withDueJobs(createJobs({ database, log }), { database, clock: { now: () => now } });
    const job = defineJob({ name: `test.${randomUUID()}`, payload: z.object({}) });
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    let ended = false;
    await jobs.handle(job, async () => {
      begun.resolve();
      await mayEnd.promise;
      ended = true;
    });
    await jobs.start({ work: true });
    await jobs.send(database.executor, job, {});
    await begun.promise;
    const stopping = jobs.stop();
    mayEnd.resolve();
    await stopping;
    expect(ended).toBe(true);
  });
});

it('stores the schedules of the start and removes those that are no longer there', async () => {
  const stored = async () => (await database.pool.query('select name, cron, timezone from pgboss.schedule')).rows;
  const schedule = async (cron: string | null) => {
    const job = defineJob({ name: 'test.scheduled', ...(cron ? { cron } : {}) });
    const jobs = withDueJobs(createJobs({ database, log }), { database, clock: { now: () => now } });
    await jobs.handle(job, async () => {});
    await jobs.start({ work: true });
    await jobs.stop();
  };
  await schedule('17 3 * * *');
  expect(await stored()).toEqual([{ name: 'test.scheduled', cron: '17 3 * * *', timezone: 'Europe/Belgrade' }]);
  await schedule(null);
  expect(await stored()).toEqual([]);
});
