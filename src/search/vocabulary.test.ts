import { expect, test } from 'vitest';
import { createVocabulary, isOneEditAway, nearestWord, nearestWords, spelledBy } from './vocabulary.ts';

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
  ['a', '', true],
  ['ab', 'ba', true],
  ['abc', 'bca', false],
  ['abcd', 'acbd', true],
  ['abab', 'ab', false],
  ['kuvar', 'kuvarka', false],
  ['aab', 'baa', false],
  ['kuvar', 'xkuvar', true],
  ['kuvar', 'kuvarx', true],
  ['vozac', 'nozar', false],
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

test('of two neighbours the commoner is meant, of equals the first', () => {
  const of = (...counts: number[]) =>
    nearestWord(
      new Map(counts.map((count, at) => [`kuva${'bcd'[at]}`, { written: `kuva${'bcd'[at]}`, count }])),
      'kuvar',
    );
  expect([of(1, 3, 2), of(3, 1), of(2, 2)]).toEqual(['kuvac', 'kuvab', 'kuvab']);
});

test('the vocabulary holds the words of texts as people write them', () => {
  const vocabulary = createVocabulary([
    { text: 'Čulopek u Šumi', count: 1 },
    { text: 'čulopek', count: 2 },
    { text: 'XY', count: 1 },
  ]);
  expect(vocabulary.get('culopek')).toEqual({ written: 'čulopek', count: 3 });
  expect(vocabulary.get('sumi')).toEqual({ written: 'šumi', count: 1 });
  expect([vocabulary.get('u'), vocabulary.get('xy')]).toEqual([undefined, undefined]);
});

test('a text is spelled as the vocabulary spells all its words; short ones stay', () => {
  const vocabulary = new Map([
    ['cuvar', { written: 'čuvar', count: 1 }],
    ['sumi', { written: 'šumi', count: 1 }],
  ]);
  expect(spelledBy(vocabulary, 'cuvar u sumi')).toBe('čuvar u šumi');
  expect(spelledBy(vocabulary, 'cuvar brz')).toBeNull();
  expect(spelledBy(vocabulary, 'it')).toBe('it');
});

test('near are words that begin the same or are one letter away, the likest and then the commonest first, five at most', () => {
  const vocabulary = new Map(
    Object.entries({
      programer: 9,
      programiranje: 20,
      progovor: 5,
      program: 1,
      prog: 1,
      pro: 50,
      xrograme: 2,
      kuvar: 99,
    }).map(([word, count]) => [word, { written: word, count }] as const),
  );
  expect(nearestWords(vocabulary, 'programe')).toEqual([
    'programer',
    'xrograme',
    'program',
    'programiranje',
    'progovor',
  ]);
  expect(nearestWords(vocabulary, 'pro')).toEqual([]);
  expect(nearestWords(new Map([['progon', { written: 'progon', count: 1 }]]), 'prog')).toEqual(['progon']);
});
