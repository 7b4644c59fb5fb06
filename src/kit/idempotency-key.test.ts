import { expect, test } from 'vitest';
import { createUnansweredKeys, newIdempotencyKey } from './idempotency-key.ts';

test('no key is like another', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('content without an answer keeps its key; changed or decided content gets a new one', () => {
  const { keyOf, discard } = createUnansweredKeys();
  const first = keyOf('orders.buy', 'five');
  expect(keyOf('orders.buy', 'five')).toBe(first);
  expect(keyOf('orders.send', 'five')).not.toBe(first);
  expect(keyOf('orders.buy', 'five')).toBe(first);
  expect(keyOf('orders.buy', 'six')).not.toBe(first);
  const again = keyOf('orders.buy', 'five');
  expect(again).not.toBe(first);
  discard('orders.send');
  expect(keyOf('orders.buy', 'five')).toBe(again);
  discard('orders.buy');
  expect(keyOf('orders.buy', 'five')).not.toBe(again);
});
