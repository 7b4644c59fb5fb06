import { describe, expect, test } from 'vitest';
import { parseWords } from './words.ts';

const shortly = (typed: string): string[] =>
  parseWords(typed).map(({ text, kind, excluded }) => `${excluded ? 'not ' : ''}${kind} ${text}`);

describe('what was typed', () => {
  test.each([
    ['Програмер Чачак', ['word programer', 'word cacak']],
    ['"pomoćni kuvar" -hotel', ['phrase pomocni kuvar', 'not word hotel']],
    ['prog* -"noćni rad"', ['prefix prog', 'not phrase nocni rad']],
    ['C++ i C# i .NET', ['word cpp', 'word csharp', 'word dotnet']],
    ['posao u Beogradu', ['word beogradu']],
    ['"nezatvoren navodnik', ['phrase nezatvoren navodnik']],
    ['radnik/vozač', ['word radnik', 'word vozac']],
    ['-pica-majstor kuvar', ['not phrase pica majstor', 'word kuvar']],
    ['Kvarc d.o.o.', ['word kvarc']],
    ['rad 24/7', ['word rad', 'word 24', 'word 7']],
    ['a*', ['word a*']],
  ])('%s', (typed, expected) => {
    expect(shortly(typed)).toEqual(expected);
  });

  test('fillers count when they are all there is', () => {
    expect(shortly('posao')).toEqual(['word posao']);
    expect(shortly('posao -u')).toEqual(['word posao', 'not word u']);
  });

  test.each(['', '   ', '%', '-', '"""', '-vozač', '((((', '<->', '🙂'])('%s asks for nothing', (typed) => {
    expect(parseWords(typed)).toEqual([]);
  });

  test('has its limits', () => {
    expect(parseWords('reč '.repeat(100))).toHaveLength(12);
    expect(parseWords('x'.repeat(10_000))[0]?.text).toHaveLength(60);
  });
});
