import { expect, test } from 'vitest';
import { createContentKeys, newIdempotencyKey } from './idempotency-key.ts';

test('no key is like another', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('the same content keeps its key; changed content gets a new one, also when it changes back', () => {
  const keyOf = createContentKeys();
  const first = keyOf({ count: 5, total: 100 });
  expect(keyOf({ count: 5, total: 100 })).toBe(first);
  const second = keyOf({ count: 6, total: 100 });
  expect(second).not.toBe(first);
  expect(keyOf({ count: 5, total: 100 })).not.toBe(first);
  expect(createContentKeys()({ count: 5, total: 100 })).not.toBe(first);
});
