import { describe, expect, test } from 'vitest';
import { nextMailing } from './mail-times.ts';

const at = (frequency: 'instant' | 'daily' | 'weekly', instant: string) =>
  nextMailing(frequency, new Date(instant)).toISOString();

describe('when an agent writes', () => {
  test('at once: a quarter of an hour later', () => {
    expect(at('instant', '2026-03-01T10:00:00.000Z')).toBe('2026-03-01T10:15:00.000Z');
  });

  test.each([
    ['in winter at 7', '2026-01-10T12:00:00Z', '2026-01-11T06:00:00.000Z'],
    ['in summer at 7', '2026-07-10T12:00:00Z', '2026-07-11T05:00:00.000Z'],
    ['the same morning before 7', '2026-01-10T05:59:59Z', '2026-01-10T06:00:00.000Z'],
    ['at 7 exactly on the next day', '2026-01-10T06:00:00Z', '2026-01-11T06:00:00.000Z'],
    // 29 March: clocks go from 2 to 3; 25 October: from 3 back to 2.
    ['over the shorter night', '2026-03-28T20:00:00Z', '2026-03-29T05:00:00.000Z'],
    ['within the shorter night', '2026-03-29T00:30:00Z', '2026-03-29T05:00:00.000Z'],
    ['over the longer night', '2026-10-24T20:00:00Z', '2026-10-25T06:00:00.000Z'],
    ['within the doubled hour, first', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00.000Z'],
    ['within the doubled hour, second', '2026-10-25T01:30:00Z', '2026-10-25T06:00:00.000Z'],
  ])('daily: %s', (_, instant, expected) => {
    expect(at('daily', instant)).toBe(expected);
  });

  test.each([
    ['from Tuesday to Monday', '2026-03-03T12:00:00Z', '2026-03-09T06:00:00.000Z'],
    ['on Monday before 7', '2026-03-09T05:00:00Z', '2026-03-09T06:00:00.000Z'],
    ['on Monday after 7', '2026-03-09T06:00:01Z', '2026-03-16T06:00:00.000Z'],
    ['late on Sunday, when it is Monday here already', '2026-03-08T23:30:00Z', '2026-03-09T06:00:00.000Z'],
    ['over the change in spring', '2026-03-27T12:00:00Z', '2026-03-30T05:00:00.000Z'],
    ['over the change in autumn', '2026-10-20T12:00:00Z', '2026-10-26T06:00:00.000Z'],
  ])('weekly: %s', (_, instant, expected) => {
    expect(at('weekly', instant)).toBe(expected);
  });

  test('a clock that is put back an hour only makes it wait for the same moment again', () => {
    const due = at('daily', '2026-03-02T06:10:00Z');
    expect(at('daily', '2026-03-02T05:10:00Z')).toBe('2026-03-02T06:00:00.000Z');
    expect(due).toBe('2026-03-03T06:00:00.000Z');
  });
});
