import { expect, test } from 'vitest';
import { parseRate } from './limits.ts';

test.each([
  ['117,2', 117.2],
  ['117.1724', 117.1724],
  [' 118 ', 118],
  [117.2, 117.2],
  ['500', 500],
  ['50', 50],
])('%s is a rate', (given, rate) => expect(parseRate(given)).toBe(rate));

test.each(['', '117,', ',2', '1.172', '11,72', '1172', '500,1', '117,12345', '117,2 RSD', '١١٧', '1e2'])(
  '„%s” is none',
  (given) => expect(parseRate(given)).toBeNull(),
);
