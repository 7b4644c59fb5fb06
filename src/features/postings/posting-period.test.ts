import { describe, expect, test } from 'vitest';
import { daysAfter, liveEnd } from './posting-period.ts';

const end = (start: string, days: number, expiryDate: string | null = null) =>
  liveEnd(daysAfter(new Date(start), days), expiryDate).toISOString();

describe('a period ends with a day in Belgrade', () => {
  test.each([
    ['in winter', '2026-11-20T11:00:00Z', 15, '2026-12-05T22:59:59.999Z'],
    ['into summer time', '2026-03-14T11:00:00Z', 15, '2026-03-29T21:59:59.999Z'],
    ['the day before summer time', '2026-03-13T11:00:00Z', 15, '2026-03-28T22:59:59.999Z'],
    ['into winter time', '2026-10-10T11:00:00Z', 15, '2026-10-25T22:59:59.999Z'],
    ['the day before winter time', '2026-10-09T11:00:00Z', 15, '2026-10-24T21:59:59.999Z'],
    ['started after midnight there, before it in UTC', '2026-11-19T23:30:00Z', 15, '2026-12-05T22:59:59.999Z'],
  ])('%s', (_, start, days, expected) => {
    expect(end(start, days)).toBe(expected);
  });

  test('the employer’s own last day shortens it and never lengthens it', () => {
    expect(end('2026-11-20T11:00:00Z', 15, '2026-11-25')).toBe('2026-11-25T22:59:59.999Z');
    expect(end('2026-11-20T11:00:00Z', 15, '2026-12-31')).toBe('2026-12-05T22:59:59.999Z');
    expect(end('2026-11-20T11:00:00Z', 15, '2026-11-20')).toBe('2026-11-20T22:59:59.999Z');
  });
});
