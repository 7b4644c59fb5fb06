import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

type Outcome = 'done' | 'again';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const passing = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Saves that a test completes one by one. */
const slow = () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const save = vi.fn(() => new Promise<Outcome>((resolve) => answers.push(resolve)));
  return { save, answer: (outcome: Outcome) => answers.shift()?.(outcome) };
};

test('input is saved once, when typing pauses', async () => {
  const save = vi.fn(async (): Promise<Outcome> => 'done');
  const queue = createSaveQueue(save, () => false);
  queue.ask();
  await passing(1999);
  queue.ask();
  await passing(1999);
  expect(save).not.toHaveBeenCalled();
  await passing(1);
  expect(save).toHaveBeenCalledOnce();
  await passing(600_000);
  queue.flush();
  expect(save).toHaveBeenCalledOnce();
});

test('one at a time; input during a save is saved after it', async () => {
  const { save, answer } = slow();
  const queue = createSaveQueue(save, () => false);
  queue.ask();
  queue.flush();
  queue.ask();
  queue.flush();
  await passing(60_000);
  expect(save).toHaveBeenCalledOnce();
  answer('done');
  await passing(2000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('what could not be saved is tried again after half a minute, or at once when that is worth it', async () => {
  const { save, answer } = slow();
  const queue = createSaveQueue(save, () => false);
  queue.ask();
  queue.flush();
  answer('again');
  await passing(29_999);
  expect(save).toHaveBeenCalledOnce();
  await passing(1);
  expect(save).toHaveBeenCalledTimes(2);
  answer('again');
  await passing(0);
  queue.flush();
  expect(save).toHaveBeenCalledTimes(3);
});

test('while it is held nothing is saved; settling waits for what is under way', async () => {
  const { save, answer } = slow();
  let held = false;
  const queue = createSaveQueue(save, () => held);
  queue.ask();
  queue.flush();
  held = true;
  const settled = vi.fn();
  void queue.settle().then(settled);
  queue.ask();
  await passing(60_000);
  expect(settled).not.toHaveBeenCalled();
  answer('done');
  await passing(60_000);
  expect(settled).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledOnce();
  held = false;
  queue.resume();
  await passing(2000);
  expect(save).toHaveBeenCalledTimes(2);
});

test('what is cleared away is not saved', async () => {
  const save = vi.fn(async (): Promise<Outcome> => 'done');
  const queue = createSaveQueue(save, () => false);
  queue.ask();
  queue.clear();
  queue.resume();
  queue.flush();
  await passing(60_000);
  expect(save).not.toHaveBeenCalled();
});
