import { expect, test } from 'vitest';
import { retryAfterSeconds } from './rate-limit.ts';

test.each([
  [0, 1],
  [1, 1],
  [1000, 1],
  [1001, 2],
  [900_000, 900],
  [3_599_999, 3600],
])('%i milliseconds are %i seconds', (milliseconds, seconds) => {
  expect(retryAfterSeconds(milliseconds)).toBe(seconds);
});
