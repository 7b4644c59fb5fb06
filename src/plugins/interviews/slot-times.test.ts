import { expect, test } from 'vitest';
import { overlapping, readSlot, slotAfter } from './slot-times.ts';

const read = (day: string, from: string, minutes = 30) => {
  const slot = readSlot({ day, from, minutes });
  return typeof slot === 'string' ? slot : `${slot.startsAt.toISOString()} ${slot.endsAt.toISOString()}`;
};

test.each([
  ['09:30', 45, '10:15'],
  ['23:00', 45, '23:45'],
  ['23:30', 30, ''],
  ['', 30, ''],
  ['10:00', Number.NaN, ''],
])('after %s, %i minutes long, comes %j', (from, minutes, next) => {
  expect(slotAfter({ day: '2026-12-01', from, minutes })).toEqual({ day: '2026-12-01', from: next, minutes });
});

test('a time is on Belgrade’s clock, in summer and in winter', () => {
  expect(read('2026-07-01', '10:00')).toBe('2026-07-01T08:00:00.000Z 2026-07-01T08:30:00.000Z');
  expect(read('2026-12-01', '10:00')).toBe('2026-12-01T09:00:00.000Z 2026-12-01T09:30:00.000Z');
  expect(read('2026-12-01', '23:45')).toBe('2026-12-01T22:45:00.000Z 2026-12-01T23:15:00.000Z');
});

test.each([
  ['01:59', '2026-03-29T00:59:00.000Z 2026-03-29T01:29:00.000Z'],
  ['02:00', 'skipped'],
  ['02:30', 'skipped'],
  ['02:59', 'skipped'],
  ['03:00', '2026-03-29T01:00:00.000Z 2026-03-29T01:30:00.000Z'],
])('in the night of 29 March %s is %s', (from, expected) => {
  expect(read('2026-03-29', from)).toBe(expected);
});

test.each([
  ['01:00', 30, '2026-10-24T23:00:00.000Z 2026-10-24T23:30:00.000Z'],
  ['01:30', 30, 'doubled'],
  ['01:59', 30, 'doubled'],
  ['02:00', 30, 'doubled'],
  ['02:59', 30, 'doubled'],
  ['03:00', 30, '2026-10-25T02:00:00.000Z 2026-10-25T02:30:00.000Z'],
  // Three hours have passed when the clocks show two.
  ['01:00', 180, '2026-10-24T23:00:00.000Z 2026-10-25T02:00:00.000Z'],
])('in the night of 25 October %s for %i minutes is %s', (from, minutes, expected) => {
  expect(read('2026-10-25', from, minutes)).toBe(expected);
});

test('times that overlap one before them are named, whatever their order', () => {
  const slots = (...list: [string, number][]) =>
    list.map(([from, minutes]) => {
      const slot = readSlot({ day: '2026-12-01', from, minutes });
      if (typeof slot === 'string') throw new Error(slot);
      return slot;
    });
  expect(overlapping(slots(['10:00', 30], ['10:30', 30], ['09:30', 30]))).toEqual([]);
  expect(overlapping(slots(['10:00', 30], ['10:29', 30]))).toEqual([1]);
  expect(overlapping(slots(['10:00', 30], ['10:00', 30], ['10:00', 30]))).toEqual([1, 2]);
  expect(overlapping(slots(['11:00', 10], ['10:00', 120], ['11:30', 10]))).toEqual([1, 2]);
});
