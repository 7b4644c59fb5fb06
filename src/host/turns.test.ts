import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const pass = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('lets a request of several passes through between two callers', async () => {
  const turn = createTurns();
  const order: string[] = [];
  const caller = async (name: string): Promise<void> => {
    await turn();
    order.push(name);
  };
  const request = async (): Promise<void> => {
    await turn();
    for (let at = 0; at < 6; at += 1) await pass();
    order.push('request');
  };
  await Promise.all([request(), caller('first'), caller('second')]);
  expect(order).toEqual(['request', 'first', 'second']);
});
