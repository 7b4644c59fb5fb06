import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '#host/log.ts';
import { createProcessGroup, pauseBefore, type StartedProcess } from './process-group.ts';

interface Fake extends StartedProcess {
  number: number;
  acts: string[];
  becomeReady(): void;
  end(how?: string): void;
}

let started: Fake[] = [];
let sentences: string[] = [];

const fake = (number: number): Fake => {
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const acts: string[] = [];
  const one: Fake = {
    number,
    acts,
    ready: ready.promise,
    ended: ended.promise,
    becomeReady: ready.resolve,
    end: (how = 'code 1') => ended.resolve(how),
    stop: () => acts.push('stop'),
    retire: () => acts.push('retire'),
    kill: () => {
      acts.push('kill');
      ended.resolve('SIGKILL');
    },
  };
  started.push(one);
  return one;
};

const makeGroup = (count = 2) =>
  createProcessGroup({
    count,
    start: fake,
    giveUp: (sentence) => sentences.push(sentence),
    log: createLog('silent'),
  });

/** What follows from what has just happened, and from the time given. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const numbers = () => started.map(({ number }) => number);
const at = (index: number) => started[index] as Fake;

const begun = async (count = 2) => {
  const group = makeGroup(count);
  const beginning = group.begin();
  at(0).becomeReady();
  await beginning;
  for (const one of started) one.becomeReady();
  await pass();
  return group;
};

beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  sentences = [];
  return () => void vi.useRealTimers();
});

describe('the beginning', () => {
  test('the others start when the first answers', async () => {
    const group = makeGroup(3);
    const beginning = group.begin();
    await pass();
    expect(numbers()).toEqual([0]);
    at(0).becomeReady();
    expect(await beginning).toBe(true);
    expect(numbers()).toEqual([0, 1, 2]);
  });

  test('a first process that ends is the end of it', async () => {
    const beginning = makeGroup().begin();
    at(0).end();
    expect(await beginning).toBe(false);
    await pass(60_000);
    expect(numbers()).toEqual([0]);
  });
});

describe('a process that ends', () => {
  test('is started again at once, with its number', async () => {
    await begun(3);
    at(1).end('SIGKILL');
    await pass();
    expect(numbers()).toEqual([0, 1, 2, 1]);
  });

  test('is started again after growing pauses when that goes on, and without again when it has run well', async () => {
    await begun();
    const pauses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      at(-1 + started.length).end();
      const before = started.length;
      let pause = 0;
      for (await pass(); started.length === before; pause += 500) await pass(500);
      pauses.push(pause);
    }
    expect(pauses).toEqual([0, 1000, 2000, 4000]);
    await pass(60_001);
    const before = started.length;
    at(-1 + started.length).end();
    await pass();
    expect(started.length).toBe(before + 1);
  });

  test('is tried for ever while another answers', async () => {
    await begun();
    for (let time = 0; time < 20; time += 1) {
      at(-1 + started.length).end();
      await pass(30_000);
    }
    expect(sentences).toEqual([]);
    expect(started.length).toBe(22);
  });

  test('is given up with a sentence when none answers any more', async () => {
    await begun();
    at(0).end();
    at(1).end();
    for (let time = 0; time < 12 && sentences.length === 0; time += 1) {
      await pass(30_000);
      at(-2 + started.length).end();
      at(-1 + started.length).end('code 7');
      await pass();
    }
    expect(sentences[0]).toMatch(/^No process of the site can be started; the last one ended with code \d\.$/);
    expect(started.length).toBeLessThanOrEqual(14);
  });

  test('the pause has an end', () => {
    expect([1, 2, 3, 7, 50].map(pauseBefore)).toEqual([0, 1000, 2000, 30_000, 30_000]);
  });
});

describe('replacing all', () => {
  test('an old one retires when its new one answers, and the next waits for its end', async () => {
    const group = await begun();
    const done = group.restart();
    await pass();
    expect([numbers(), at(0).acts]).toEqual([[0, 1, 0], []]);
    at(2).becomeReady();
    await pass();
    expect([numbers(), at(0).acts]).toEqual([[0, 1, 0], ['retire']]);
    at(0).end('code 0');
    await pass();
    at(3).becomeReady();
    await pass();
    at(1).end('code 0');
    await done;
    await pass(60_000);
    expect(numbers()).toEqual([0, 1, 0, 1]);
  });

  test('the old ones go on when a new one does not start', async () => {
    const group = await begun();
    const done = group.restart();
    await pass();
    at(2).end();
    await done;
    expect(started.map(({ acts }) => acts)).toEqual([[], [], []]);
    at(0).end();
    await pass();
    expect(numbers()).toEqual([0, 1, 0, 0]);
  });

  test('two calls are one', async () => {
    const group = await begun();
    expect(group.restart()).toBe(group.restart());
  });
});

describe('the end', () => {
  test('all are asked, also those that retire, and none is started again', async () => {
    const group = await begun();
    void group.restart();
    await pass();
    at(2).becomeReady();
    await pass();
    const done = group.stop(1000);
    expect(started.map(({ acts }) => acts.at(-1))).toEqual(['stop', 'stop', 'stop']);
    for (const one of started) one.end('code 0');
    expect(await done).toBe(true);
    await pass(60_000);
    expect(started.length).toBe(3);
  });

  test('who does not end is ended', async () => {
    const group = await begun();
    const done = group.stop(1000);
    at(0).end('code 0');
    await pass(1000);
    expect(await done).toBe(false);
    expect(at(1).acts).toEqual(['stop', 'kill']);
  });

  test('who was only starting ends by the signal, which is as good as a clean end', async () => {
    const group = await begun();
    at(1).end();
    await pass();
    const done = group.stop(1000);
    at(0).end('code 0');
    at(2).end('SIGTERM');
    expect(await done).toBe(true);
  });

  test('who is ended by the signal after its start has lost what it worked on', async () => {
    const group = await begun();
    const done = group.stop(1000);
    at(0).end('code 0');
    at(1).end('SIGTERM');
    expect(await done).toBe(false);
  });

  test('a process that waits for its next try is not started any more', async () => {
    const group = await begun();
    at(1).end();
    await pass();
    at(2).end();
    const done = group.stop(1000);
    at(0).end('code 0');
    await done;
    await pass(60_000);
    expect(numbers()).toEqual([0, 1, 1]);
  });
});
