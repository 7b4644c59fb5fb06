import { expect, test } from 'vitest';
import { isPackageOver, packageEnd } from './package-validity.ts';

test.each([
  ['2026-01-15T12:00:00Z', 6, '2026-07-15T21:59:59.999Z'],
  ['2026-08-31T12:00:00Z', 6, '2027-02-28T22:59:59.999Z'],
  // Already the next day in Belgrade.
  ['2026-01-15T23:30:00Z', 1, '2026-02-16T22:59:59.999Z'],
])('paid at %s for %i months it is valid until %s', (paidAt, months, end) => {
  expect(packageEnd(new Date(paidAt), months).toISOString()).toBe(end);
});

test.each([
  [-1, false],
  [0, false],
  [1, true],
])('%i ms after its last moment it is over: %s', (later, over) => {
  const end = new Date('2026-07-15T21:59:59.999Z');
  expect(isPackageOver(end, new Date(end.getTime() + later))).toBe(over);
});
