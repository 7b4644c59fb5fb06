import { expect, test } from 'vitest';
import { splitQuestion } from './words.ts';

const shortly = (typed: string): string[] =>
  splitQuestion(typed).words.map(({ text, kind, excluded }) => `${excluded ? 'not ' : ''}${kind} ${text}`);

test.each([
  ['Програмер Чачак', ['word programer', 'word cacak']],
  ['"pomoćni kuvar" -hotel', ['phrase pomocni kuvar', 'not word hotel']],
  ['prog* -"noćni rad"', ['prefix prog', 'not phrase nocni rad']],
  ['C++ , C# (.NET)', ['word cpp', 'word csharp', 'word dotnet']],
  ['"nezatvoren navodnik', ['phrase nezatvoren navodnik']],
  ['radnik/vozač', ['word radnik', 'word vozac']],
  ['-pica-majstor kuvar', ['not phrase pica majstor', 'word kuvar']],
  ['rad 24/7!', ['word rad', 'word 24', 'word 7']],
  ['kuvar, Niš.', ['word kuvar', 'word nis']],
  ['a*', ['word a']],
  ['ab*', ['prefix ab']],
  ['a*b', ['word a*b']],
  ['--kuvar', ['not word kuvar']],
  ['-"noćni rad', ['not phrase nocni rad']],
  ['„noćni rad“ «dan»', ['phrase nocni rad', 'phrase dan']],
  ['"a-b"', ['phrase a b']],
  ['""', []],
  ['- + *', []],
  ['(kuvar)', ['word kuvar']],
  ['-(kuvar)', ['not word kuvar']],
])('%s', (typed, expected) => {
  expect(shortly(typed)).toEqual(expected);
});

test('every word has the part of the query it belongs to', () => {
  const { parts, words } = splitQuestion('radnik/vozač % "u Nišu" -noću');
  expect(parts).toEqual(['radnik/vozač', '%', '"u Nišu"', '-noću']);
  expect(words.map(({ part }) => part)).toEqual([0, 0, 2, 3]);
});

test('every word is said as it was typed, without signs', () => {
  const typed = (q: string) => splitQuestion(q).words.map((word) => word.typed);
  expect(typed('(Čuvar), "Noćni rad!" prog* -Niš radnik/Vozač C++ .NET, C')).toEqual([
    'Čuvar',
    'Noćni rad',
    'prog',
    'Niš',
    'radnik',
    'Vozač',
    'C++',
    '.NET',
    'C',
  ]);
});

test('a word has its limit', () => {
  expect(splitQuestion('x'.repeat(10_000)).words[0]?.text).toHaveLength(60);
});
