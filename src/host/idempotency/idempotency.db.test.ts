import { describe, expect, test } from 'vitest';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { OnceRequest } from '../http/call-context.ts';
import { deleteExpiredKeys, runOnce } from './idempotency.ts';

const database = await createTestDatabase();
const clock = createTestClock();

/** An effect that counts how often it happened. */
const createEffect = () => {
  let times = 0;
  const once = (request: OnceRequest | null) =>
    database.transaction((tx) => runOnce(tx, request, clock, async () => ({ times: ++times })));
  return { once, times: () => times };
};

const request = (key: string, bodyHash = 'a'): OnceRequest => ({
  key,
  scope: 'applications.apply:guest:/api/x',
  bodyHash,
});

describe('an effect with a key', () => {
  test('happens once, and every repetition gets the first response', async () => {
    const { once, times } = createEffect();
    expect(await once(request('key-1'))).toEqual({ times: 1 });
    expect(await once(request('key-1'))).toEqual({ times: 1 });
    expect(times()).toBe(1);
  });

  test('happens once when asked for many times at once', async () => {
    const { once, times } = createEffect();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => once(request('key-2'))));
    expect(times()).toBe(1);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value).toEqual({ times: 1 });
      else expect(answer.reason).toMatchObject({ code: 'idempotency.still-running' });
    }
  });

  test('is refused while it still happens elsewhere', async () => {
    const { once } = createEffect();
    const again = () =>
      database.transaction((tx) =>
        runOnce(tx, request('key-7'), clock, () => Promise.reject(new Error('a second effect'))),
      );
    const first = await database.transaction(async (tx) => {
      const answer = await runOnce(tx, request('key-7'), clock, async () => ({ times: 1 }));
      await expect(again()).rejects.toMatchObject({ code: 'idempotency.still-running' });
      return answer;
    });
    expect(first).toEqual({ times: 1 });
    expect(await once(request('key-7'))).toEqual({ times: 1 });
  });

  test('is refused with another body', async () => {
    const { once } = createEffect();
    await once(request('key-3'));
    await expect(once(request('key-3', 'b'))).rejects.toMatchObject({ code: 'idempotency.key-reused' });
  });

  test('is another effect elsewhere', async () => {
    const { once, times } = createEffect();
    await once(request('key-4'));
    await once({ ...request('key-4'), scope: 'applications.apply:guest:/api/y' });
    expect(times()).toBe(2);
  });

  test('may be tried again after it failed', async () => {
    const failing = database.transaction((tx) =>
      runOnce(tx, request('key-5'), clock, () => Promise.reject(new Error('broken'))),
    );
    await expect(failing).rejects.toThrow('broken');
    const { once } = createEffect();
    expect(await once(request('key-5'))).toEqual({ times: 1 });
  });

  test('is forgotten after 24 hours', async () => {
    const { once, times } = createEffect();
    await once(request('key-6'));
    await deleteExpiredKeys(database.executor, new Date(clock.now().getTime() + 23 * 3_600_000));
    await once(request('key-6'));
    expect(times()).toBe(1);
    await deleteExpiredKeys(database.executor, new Date(clock.now().getTime() + 25 * 3_600_000));
    await once(request('key-6'));
    expect(times()).toBe(2);
  });
});

test('without a key it just happens', async () => {
  const { once, times } = createEffect();
  await once(null);
  await once(null);
  expect(times()).toBe(2);
});
