import { expect, test } from 'vitest';
import { findInPart } from './posting-wording.ts';

test.each([
  ['Kuvar', ['title']],
  ['Kuvar do 35 godina', ['age']],
  ['Mlađi zidar, samo muškarci do 35 godina', ['sex', 'age']],
  ['Kuvar (m/ž) do 35 godina', ['age']],
  ['Kuvar (m/ž)', []],
])('in a title, naming both sexes is proposed where nothing else is found: %s', (title, rules) => {
  expect(findInPart('positionTitle', title).map(({ rule }) => rule)).toEqual(rules);
});

test('a title for one sex alone is looked for in titles alone', () => {
  expect(findInPart('jobDescription', 'Kuvar')).toEqual([]);
});
