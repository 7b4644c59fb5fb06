import { expect, test } from 'vitest';
import { quietUntil, secondsOfDayLeft } from './push-jobs.ts';

test.each([
  ['a second before eight', '2026-11-20T06:59:59Z', '2026-11-20T07:00:00Z'],
  ['eight o’clock', '2026-11-20T07:00:00Z', null],
  ['a second before nine in the evening', '2026-11-20T19:59:59Z', null],
  ['nine in the evening', '2026-11-20T20:00:00Z', '2026-11-21T07:00:00Z'],
  ['midnight', '2026-11-20T23:00:00Z', '2026-11-21T07:00:00Z'],
  ['eight in summer', '2026-07-01T06:00:00Z', null],
  ['before the night in which clocks go forward', '2026-03-28T20:00:00Z', '2026-03-29T06:00:00Z'],
  ['a second before eight after it', '2026-03-29T05:59:59Z', '2026-03-29T06:00:00Z'],
  ['eight after it', '2026-03-29T06:00:00Z', null],
  ['before the night in which clocks go back', '2026-10-24T19:00:00Z', '2026-10-25T07:00:00Z'],
  ['the hour that comes twice', '2026-10-25T01:30:00Z', '2026-10-25T07:00:00Z'],
  ['seven after it', '2026-10-25T06:00:00Z', '2026-10-25T07:00:00Z'],
])('%s', (_what, now, until) => {
  expect(quietUntil(new Date(now))?.toISOString().replace('.000', '') ?? null).toBe(until);
});

test('a message is worth sending until the evening', () => {
  expect(secondsOfDayLeft(new Date('2026-11-20T07:00:00Z'))).toBe(13 * 3600);
  expect(secondsOfDayLeft(new Date('2026-11-20T19:59:59.500Z'))).toBe(0);
});
