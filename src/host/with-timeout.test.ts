import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what ends in time ends as it does, and leaves no timer', async () => {
  expect(await withTimeout(10, Promise.resolve('done'))).toBe('done');
  await expect(withTimeout(10, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('what does not is too late, and may fail later without a word', async () => {
  const work = Promise.withResolvers<void>();
  const late = expect(withTimeout(10, work.promise)).rejects.toThrow(TimeoutError);
  await vi.advanceTimersByTimeAsync(10);
  await late;
  work.reject(new Error('after all'));
  await vi.advanceTimersByTimeAsync(1);
});
