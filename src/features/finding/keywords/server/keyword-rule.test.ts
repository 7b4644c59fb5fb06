import { expect, test } from 'vitest';
import { keywordOf, keywordOfTitle } from './keyword-rule.ts';

test.each([
  ['Vozač', 'vozac'],
  ['  ВОЗАЧ  ', 'vozac'],
  ['medicinska   sestra', 'medicinska sestra'],
  ['radnik u proizvodnji', 'radnik u proizvodnji'],
  ['C++', 'cpp'],
  ['c#', 'csharp'],
  ['.NET', 'dotnet'],
  ['node.js programer', 'nodejs programer'],
  ['vozač C kategorije', 'vozac c kategorije'],
])('„%s” is the keyword %s', (typed, folded) => {
  expect(keywordOf(typed)?.folded).toBe(folded);
});

test.each([
  ['an address', 'ana@primer.rs'],
  ['a site', 'www.primer.rs'],
  ['a site without www', 'posao primer.rs'],
  ['a phone', '064 123 4567'],
  ['a phone with words', 'zovi 0641234567'],
  ['figures', '2026'],
  ['one letter', 'a'],
  ['signs', '!!!'],
  ['a phrase in quotes', '"vozač"'],
  ['a word left out', 'vozač -kamion'],
  ['a beginning', 'voza*'],
  ['markup', '<b>vozač</b>'],
  ['words that tell nothing', 'posao za'],
  ['a sentence', 'tražim posao vozača kamiona u Nišu'],
  ['too long', 'vozač '.repeat(11)],
  ['an insult', 'glupi vozač'],
  ['an insult in Cyrillic', 'курва'],
])('%s is no keyword', (_what, typed) => {
  expect(keywordOf(typed)).toBeNull();
});

test.each([
  ['Viši računovođa (m/ž)', 'viši računovođa'],
  ['VOZAČ', 'vozač'],
  ['CNC operater', 'CNC operater'],
  ['Vozač C kategorije – Čačak', 'vozač C kategorije'],
  ['Frontend programer, React', 'frontend programer'],
  ['Возач', 'vozač'],
])('the title „%s” names %s', (title, words) => {
  expect(keywordOfTitle(title)?.words).toBe(words);
});

test('a title that names no position in few words gives no keyword', () => {
  expect(keywordOfTitle('Potreban radnik za rad u magacinu')).toBeNull();
  expect(keywordOfTitle('0641234567')).toBeNull();
});
