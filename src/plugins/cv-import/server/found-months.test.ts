import { expect, test } from 'vitest';
import { isOngoing, readDay, readMonth } from './found-months.ts';

test.each([
  ['2014-06-29', '2014-06'],
  ['2014-06', '2014-06'],
  ['2014-6', '2014-06'],
  ['2014-06-29T00:00:00.000Z', '2014-06'],
  ['29.06.2014.', '2014-06'],
  ['06/2014', '2014-06'],
  ['Mar 2021', '2021-03'],
  ['Sept 2021', '2021-09'],
  ['March 4, 2021', '2021-03'],
  ['avgust 2019.', '2019-08'],
  ['2014', '2014 alone'],
  ['2014.', '2014 alone'],
  ['2014-13', null],
  ['1492-10', null],
  ['12.10.1492.', null],
  ['1492', null],
  ['Brz 2014', null],
  ['soon', null],
  ['', null],
  ['2'.repeat(5_000_000), null],
])('%.40s', (text, expected) => {
  const read = readMonth(text);
  expect(read && (read.month || `${read.year} alone`)).toBe(expected);
});

test('a day is whole, or none', () => {
  expect(['1990-03-04', '4. 3. 1990.', 'Mar 4, 1990', '1990-03-04T00:00:00'].map(readDay)).toEqual(
    Array.from({ length: 4 }, () => '1990-03-04'),
  );
  expect(['Mar 14', '1990', '1990-02-30', ''].map(readDay)).toEqual([null, null, null, null]);
});

test('an end that is none', () => {
  expect(['', ' ', 'Present', 'danas', 'trenutno.'].every(isOngoing)).toBe(true);
  expect(['2020', 'presents', 'x'.repeat(5_000_000)].some(isOngoing)).toBe(false);
});
