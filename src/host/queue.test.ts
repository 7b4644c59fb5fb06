import { afterEach, describe, expect, test, vi } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import { createQueue } from './queue.ts';

/** Tasks that end on command, and which have begun so far. */
const createWorks = () => {
  const begun: number[] = [];
  const ends: PromiseWithResolvers<number>[] = [];
  const work = (at: number) => () => {
    begun.push(at);
    const end = Promise.withResolvers<number>();
    ends[at] = end;
    return end.promise;
  };
  return { begun, ends, work };
};

afterEach(() => {
  vi.useRealTimers();
});

test('who has waited too long is sent away, and the place goes to the next', async () => {
  vi.useFakeTimers();
  const { begun, ends, work } = createWorks();
  const queue = createQueue({ concurrency: 1, waiting: 5, patienceMs: 1000 });
  const first = queue.run(work(0));
  const late = queue.run(work(1)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(600);
  const next = queue.run(work(2));
  await vi.advanceTimersByTimeAsync(400);
  expect(isProblem(await late) && begun).toEqual([0]);
  ends[0]?.resolve(10);
  expect(await first).toBe(10);
  await vi.advanceTimersByTimeAsync(2000);
  expect(begun).toEqual([0, 2]);
  ends[2]?.resolve(12);
  expect(await next).toBe(12);
});

describe('a queue of two with room for three more', () => {
  const start = () => {
    const { begun, ends, work } = createWorks();
    const queue = createQueue({ concurrency: 2, waiting: 3 });
    const results = Array.from({ length: 6 }, (_, at) => queue.run(work(at)));
    const outcome = Promise.allSettled(results);
    return { queue, begun, ends, work, results, outcome };
  };

  test('begins two, and the next one when one has ended, in their order', async () => {
    const { begun, ends, results } = start();
    results[5]?.catch(() => undefined);
    expect(begun).toEqual([0, 1]);
    ends[1]?.resolve(11);
    expect(await results[1]).toBe(11);
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.resolve(10);
    ends[2]?.resolve(12);
    await Promise.all([results[0], results[2]]);
    await Promise.resolve();
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  test('sends the sixth away at once, to come again in seconds', async () => {
    const refused = await start().results[5]?.catch((error: unknown) => error);
    expect(isProblem(refused) && [refused.code, refused.retryAfter]).toEqual(['unavailable', 5]);
  });

  test('continues after a failed task', async () => {
    const { ends, results, outcome } = start();
    ends[0]?.reject(new Error('broken'));
    await expect(results[0]).rejects.toThrow('broken');
    for (const at of [1, 2, 3, 4]) {
      await Promise.resolve();
      ends[at]?.resolve(at);
      expect(await results[at]).toBe(at);
    }
    expect((await outcome).map(({ status }) => status)).toEqual([
      'rejected',
      ...Array.from({ length: 4 }, () => 'fulfilled'),
      'rejected',
    ]);
  });

  test('has all its room again when it is empty', async () => {
    const { queue, ends, begun, work, results } = start();
    results[5]?.catch(() => undefined);
    for (const at of [0, 1, 2, 3, 4]) {
      ends[at]?.resolve(at);
      await results[at];
      await Promise.resolve();
    }
    void queue.run(work(6));
    void queue.run(work(7));
    expect(begun.slice(-2)).toEqual([6, 7]);
  });
});
