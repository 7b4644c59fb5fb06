import { expect, test } from 'vitest';
import { lastDayIssue, latestLastDay } from './last-day.ts';

const now = new Date('2026-11-22T10:00:00Z');
const bounds = { now, paidUntil: null, days: 15 };

test.each([
  ['none', null, null],
  ['yesterday', '2026-11-21', 'date-past'],
  ['today', '2026-11-22', null],
  ['the last day of the period', '2026-12-07', null],
  ['the day after', '2026-12-08', 'after-period'],
])('%s', (_, day, code) => {
  expect(lastDayIssue(day, bounds)?.code ?? null).toBe(code);
});

test('a period that is known is not counted from now', () => {
  const paidBounds = { ...bounds, paidUntil: new Date('2026-12-24T22:59:59.999Z') };
  expect(latestLastDay(paidBounds)).toBe('2026-12-24');
  expect(lastDayIssue('2026-12-24', paidBounds)).toBeNull();
  expect(lastDayIssue('2026-12-25', paidBounds)).toEqual({ path: 'expiryDate', code: 'after-period' });
});
