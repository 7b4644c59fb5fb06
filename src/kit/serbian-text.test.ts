import { describe, expect, test } from 'vitest';
import { compareSerbian, cyrillicToLatin, fold, foldForSearch, initials, searchedWords, slug } from './serbian-text.ts';

describe('cyrillicToLatin', () => {
  test.each([
    ['абвгдђежзијклљмнњопрстћуфхцчџш', 'abvgdđežzijklljmnnjoprstćufhcčdžš'],
    ['ЉУБАВ', 'LJUBAV'],
    ['Љубав', 'Ljubav'],
    ['НИШ', 'NIŠ'],
    ['Џем и Њива', 'Džem i Njiva'],
    ['КОЊ', 'KONJ'],
    ['Novi Sad – 21000', 'Novi Sad – 21000'],
  ])('%s → %s', (cyrillic, latin) => expect(cyrillicToLatin(cyrillic)).toBe(latin));
});

describe('fold', () => {
  const groups = {
    dorde: ['Đorđe', 'Djordje', 'Dorde', 'Ђорђе', 'ĐORĐE', 'DJORDJE'],
    cacak: ['Čačak', 'Cacak', 'Чачак'],
    dak: ['đak', 'djak', 'ђак'],
    dzem: ['džem', 'dzem', 'џем', 'Џем', 'ǆem'],
    racunovoda: ['računovođa', 'racunovodja', 'рачуновођа'],
    ljubav: ['Ljubav', 'ЉУБАВ', 'ǈubav'],
  };
  test.each(Object.entries(groups))('everything spelled like %s meets', (key, spellings) => {
    expect(spellings.map(fold)).toEqual(spellings.map(() => key));
  });
});

describe('foldForSearch', () => {
  test.each([
    ['C++ programer', 'cpp programer'],
    ['C# (.NET)', 'csharp (dotnet)'],
    ['C/C++', 'c cpp'],
    ['F# i C#', 'fsharp i csharp'],
    ['ASP.NET Core', 'aspnet dotnet core'],
    ['Node.js, React.js', 'nodejs, react'],
    ['PL/SQL', 'plsql'],
    ['Pica-majstor, CI/CD', 'pica majstor, cicd'],
    ['Sobarica/sobar 5/2', 'sobarica sobar 5 2'],
    ['Kvarc d.o.o. Niš', 'kvarc doo nis'],
    ['primer.net', 'primer.net'],
    ['Рачуновођа', 'racunovoda'],
  ])('%s → %s', (text, folded) => expect(foldForSearch(text)).toBe(folded));
});

test.each([
  ['Viši računovođa (m/ž)', 'visi-racunovoda-m-z'],
  ['  Ђорђе & синови  ', 'dorde-sinovi'],
  ['C++ / C#', 'cpp-csharp'],
  ['…', ''],
])('slug of %s', (text, expected) => expect(slug(text)).toBe(expected));

test.each([
  ['Kvarc Računovodstvo', 'KR'],
  ['Hotel Bistrica Park', 'BP'],
  ['Vrtić Sovica', 'VS'],
  ['Kvarc doo', 'K'],
  ['Čigra i sinovi d.o.o. Niš', 'ČS'],
  ['„Žuti mlin” d.o.o.', 'ŽM'],
  ['Орах', 'О'],
  ['', ''],
])('initials of %s', (company, expected) => expect(initials(company)).toBe(expected));

test('words sort by the Serbian alphabet', () => {
  const sorted = 'Cer cvet Čačak čaj ćup dan džem đak lopta lutka ljubav nula njiva suma šuma zec žaba'.split(' ');
  expect([...sorted].reverse().sort(compareSerbian)).toEqual(sorted);
});

test('a list is searched by at most eight words, each once, however they are written', () => {
  expect(searchedWords('  Đorđe  Ђорђе dorde Niš ')).toEqual(['dorde', 'nis']);
  expect(searchedWords('')).toEqual([]);
  expect(searchedWords('a b c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
});
