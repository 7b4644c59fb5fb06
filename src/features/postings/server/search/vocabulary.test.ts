import { expect, test } from 'vitest';
import { isOneEditAway, nearestWord } from './vocabulary.ts';

test.each([
  ['racunovoda', 'racunovda', true],
  ['racunovda', 'racunovoda', true],
  ['vozac', 'vozax', true],
  ['kuvar', 'kuavr', true],
  ['aaa', 'aa', true],
  ['kuvar', 'kuvar', false],
  ['kuvar', 'kurir', false],
  ['abcd', 'badc', false],
  ['vozac', 'vozacica', false],
  ['', 'a', true],
])('%s and %s are one letter apart: %s', (a, b, expected) => {
  expect(isOneEditAway(a, b)).toBe(expected);
});

test('the commonest neighbour of a word of five letters or more is meant', () => {
  const vocabulary = new Map([
    ['vozac', { written: 'vozač', count: 40 }],
    ['voza', { written: 'voza', count: 1 }],
    ['kuvar', { written: 'kuvar', count: 9 }],
  ]);
  expect(nearestWord(vocabulary, 'vozad')).toBe('vozač');
  expect(nearestWord(vocabulary, 'kuva')).toBeNull();
  expect(nearestWord(vocabulary, 'astronaut')).toBeNull();
});
