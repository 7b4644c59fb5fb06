import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfLocalDay,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatMonthRange,
  formatRelativeDay,
  formatShortDate,
  formatTime,
  hourOf,
  localDay,
  localInstant,
  parseDate,
  parseMonth,
  startOfHour,
  timeZone,
  typedMonth,
} from './dates.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['2026-03-28', '2026-03-28T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-24', '2026-10-24T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['2026-11-20', '2026-11-20T22:59:59.999Z'],
])('%s ends in Belgrade at %s', (day, instant) => {
  expect(endOfLocalDay(day).toISOString()).toBe(instant);
  expect(localDay(endOfLocalDay(day))).toBe(day);
  expect(localDay(new Date(endOfLocalDay(day).getTime() + 1))).toBe(addDays(day, 1));
});

test.each(['2026-03-29', '2026-10-25', '2026-11-20'])(
  'the hours of %s follow each other and end with the day',
  (day) => {
    const hours = [localInstant(day, 0), endOfLocalDay(day)].map(hourOf);
    expect(startOfHour(hours[0] as number)).toBe(localInstant(day, 0).getTime());
    expect(startOfHour((hours[1] as number) + 1)).toBe(localInstant(addDays(day, 1), 0).getTime());
    expect(hourOf(localInstant(addDays(day, 1), 0))).toBe((hours[1] as number) + 1);
  },
);

test('a minute of a day is an instant by the clocks of Belgrade, on both sides of a clock change', () => {
  expect(localInstant('2026-03-29', 0).toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(localInstant('2026-03-29', 12 * 60).toISOString()).toBe('2026-03-29T10:00:00.000Z');
  expect(localInstant('2026-10-25', 12 * 60).toISOString()).toBe('2026-10-25T11:00:00.000Z');
  expect(localInstant('2026-11-20', 845).toISOString()).toBe('2026-11-20T13:05:00.000Z');
});

test('the clocks of Belgrade are those of the platform, at each change from 1996 to 2050 and in between', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const hour = 3_600_000;
  const instants = Array.from({ length: 55 }, (_, index) => 1996 + index).flatMap((year) => [
    Date.UTC(year, 6, 15, 12),
    Date.UTC(year, 11, 31, 23, 30),
    // The last weeks of March and October, hour by hour.
    ...[2, 9].flatMap((month) => Array.from({ length: 8 * 24 }, (_, at) => Date.UTC(year, month, 24) + at * hour - 1)),
  ]);
  for (const millis of instants) {
    const instant = new Date(millis);
    expect(`${localDay(instant)} ${formatTime(instant, 'en')}`).toBe(platform.format(instant));
  }
});

test.each([
  ['2026-03-29', 1 * 60 + 30, '2026-03-29T00:30:00.000Z', 'before the spring change'],
  ['2026-03-29', 2 * 60 + 30, '2026-03-29T01:30:00.000Z', 'skipped, an hour later'],
  ['2026-03-29', 3 * 60 + 30, '2026-03-29T01:30:00.000Z', 'after the spring change'],
  ['2026-10-25', 1 * 60 + 30, '2026-10-24T23:30:00.000Z', 'before the autumn change'],
  ['2026-10-25', 2 * 60 + 30, '2026-10-25T01:30:00.000Z', 'doubled, the later one'],
  ['2026-10-25', 3 * 60 + 30, '2026-10-25T02:30:00.000Z', 'after the autumn change'],
])('%s, minute %i is %s: %s', (day, minute, instant) => {
  expect(localInstant(day, minute).toISOString()).toBe(instant);
});

test('days are calendar days, over clock changes, months and leap years', () => {
  expect(addDays('2026-03-20', 15)).toBe('2026-04-04');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-10-20', '2026-11-04')).toBe(15);
  expect(daysBetween('2026-11-04', '2026-10-20')).toBe(-15);
});

test.each([
  ['2026-01-15', 6, '2026-07-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-11-30', 12, '2027-11-30'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-03-31', 36, '2029-03-31'],
])('%s and %i months is %s', (day, count, later) => {
  expect(addMonths(day, count)).toBe(later);
});

describe('formats', () => {
  const instant = new Date('2026-12-05T13:05:00Z');

  test('dates in both languages, from a day or an instant', () => {
    expect(formatDate('2026-12-05', 'sr')).toBe('5.\u00a012.\u00a02026.');
    expect(plain(formatDate(instant, 'en'))).toBe('5 Dec 2026');
    expect(plain(formatShortDate(instant, 'sr'))).toBe('5. 12.');
    expect(plain(formatShortDate('2026-12-05', 'en'))).toBe('5 Dec');
    expect(plain(formatLongDate('2026-12-05', 'sr'))).toBe('subota, 5. decembar 2026.');
    expect(plain(formatLongDate('2026-12-05', 'en'))).toBe('Saturday, 5 December 2026');
    expect(plain(formatLongDate('2026-11-20', 'sr'))).toBe('petak, 20. novembar 2026.');
    expect(plain(formatMonth('2026-12-05', 'sr'))).toBe('decembar 2026.');
    expect(plain(formatMonth('2026-12-05', 'en'))).toBe('December 2026');
  });

  test('times are local', () => {
    expect(formatTime(instant, 'sr')).toBe('14.05');
    expect(formatTime(instant, 'en')).toBe('14:05');
    expect(formatTime(new Date('2026-07-01T22:00:00Z'), 'en')).toBe('00:00');
    expect(plain(formatDateTime(instant, 'sr'))).toBe('5. 12. 2026. u 14.05');
    expect(plain(formatDateTime(instant, 'en'))).toBe('5 Dec 2026 at 14:05');
  });

  test('month ranges', () => {
    expect(plain(formatMonthRange('2026-03', '2026-11', 'sr'))).toBe('mart 2026 – novembar 2026.');
    expect(plain(formatMonthRange('2026-03', null, 'en'))).toBe('Mar 2026 – present');
    expect(plain(formatMonthRange('2018', '2019-05', 'sr'))).toBe('2018 – maj 2019.');
    expect(formatMonthRange('', '2019', 'en')).toBe('? – 2019');
  });

  test.each([
    [0, 'danas', 'today'],
    [-1, 'juče', 'yesterday'],
    [1, 'sutra', 'tomorrow'],
    [-3, 'pre 3 dana', '3 days ago'],
    [-11, 'pre 11 dana', '11 days ago'],
    [-21, 'pre 21 dan', '21 days ago'],
    [15, 'za 15 dana', 'in 15 days'],
  ])('%i days away', (distance, sr, en) => {
    const today = '2026-11-21';
    expect(formatRelativeDay(addDays(today, distance), today, 'sr')).toBe(sr);
    expect(formatRelativeDay(addDays(today, distance), today, 'en')).toBe(en);
  });
});

test.each([
  ['20.11.2026', '2026-11-20'],
  ['20.11.2026.', '2026-11-20'],
  ['20. 11. 2026.', '2026-11-20'],
  ['20.\u00a011.\u00a02026.', '2026-11-20'],
  ['5.3.2026.', '2026-03-05'],
  ['2026-11-20', '2026-11-20'],
  ['31.2.2026.', null],
  ['11/20/2026', null],
  ['20.13.2026', null],
  [' 20.11.2026 ', '2026-11-20'],
  [' 2026-11-20 ', '2026-11-20'],
  ['do 20.11.2026', null],
  ['120.11.2026', null],
  ['20.11.2026. u 8', null],
  ['20.11.20266', null],
  ['od 2026-11-20', null],
  ['2026-11-20T10:00', null],
  ['12026-11-20', null],
  ['2026-1-5', null],
  ['juče', null],
  ['', null],
])('%s is read as %s', (text, day) => expect(parseDate(text)).toBe(day));

describe('months', () => {
  test.each([
    ['03/2024', '2024-03'],
    ['3/2024', '2024-03'],
    [' 3. 2024. ', '2024-03'],
    ['3.2024', '2024-03'],
    ['12 / 1930', '1930-12'],
    ['2024-03', '2024-03'],
    ['2100-12', '2100-12'],
    ['13/2024', null],
    ['0/2024', null],
    ['2024-00', null],
    ['12/1929', null],
    ['01/2101', null],
    ['2024', null],
    ['2024-3', null],
    ['x2024-03', null],
    ['2024-03-01', '2024-03'],
    ['1.3.2019', '2019-03'],
    ['1. 3. 2019.', '2019-03'],
    ['31.2.2019', null],
    ['1.3.1929', null],
    ['1/3/2019', null],
    ['2024.', null],
    ['123/2024', null],
    ['3/20245', null],
    ['', null],
  ])('%j is read as %s', (text, month) => expect(parseMonth(text)).toBe(month));

  test('are typed as they are read', () => {
    expect([typedMonth('2024-03'), typedMonth(''), typedMonth('x2024-03')]).toEqual(['03/2024', '', 'x2024-03']);
  });
});
