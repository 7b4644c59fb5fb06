import { describe, expect, test } from 'vitest';
import {
  findPlace,
  findPlaces,
  placeClosure,
  placeFilter,
  placeInText,
  placeLabel,
  placesLike,
  placesUnder,
  townLabel,
} from './place-tree.ts';

/** Whether a search for `wanted` matches a posting placed at `placed`. */
const finds = (wanted: string[], placed: string[]): boolean => {
  const closure = placeClosure(placed);
  return placeFilter(wanted).some((tag) => closure.includes(tag));
};

test('a posting is tagged with its places, all above them and the country', () => {
  expect(placeClosure(['vracar'])).toEqual(['vracar', 'beograd', 'grad-beograd', 'u-srbiji']);
  expect(placeClosure(['nis', 'pirot'])).toEqual(['nis', 'nisavski', 'pirot', 'pirotski', 'u-srbiji']);
  expect(placeClosure(['cela-srbija'])).toEqual(['cela-srbija', 'u-srbiji']);
  expect(placeClosure(['inostranstvo'])).toEqual(['inostranstvo']);
  expect(placeClosure(['atlantida'])).toEqual([]);
});

describe('a search by place', () => {
  test.each([
    ['beograd', 'vracar', true],
    ['grad-beograd', 'vracar', true],
    ['vracar', 'beograd', false],
    ['nis', 'nisavski', false],
    ['juznobacki', 'novi-sad', true],
    ['nis', 'novi-sad', false],
    ['nis', 'cela-srbija', true],
    ['cela-srbija', 'nis', true],
    ['cela-srbija', 'cela-srbija', true],
    ['cela-srbija', 'inostranstvo', false],
    ['inostranstvo', 'inostranstvo', true],
    ['inostranstvo', 'cela-srbija', false],
  ])('%s against a posting in %s: %s', (wanted, placed, found) => {
    expect(finds([wanted], [placed])).toBe(found);
  });

  test('takes any of several and drops what it does not know', () => {
    expect(finds(['nis', 'cacak'], ['cacak'])).toBe(true);
    expect(placeFilter(['atlantida'])).toEqual([]);
  });
});

test.each([
  ['Novi Sad', ['novi-sad']],
  ['Novom Sadu', ['novi-sad']],
  ['u Nišu', ['nis']],
  ['Чачак', ['cacak']],
  ['У Чачку', ['cacak']],
  ['cacak', ['cacak']],
  ['Belgrade', ['beograd']],
  ['novi-beograd', ['novi-beograd']],
  ['na Novom Beogradu', ['novi-beograd']],
  ['Čajetina', ['zlatibor']],
  ['Indjija', ['indija']],
  ['Kosovo i Metohija', ['kosovo-i-metohija']],
  ['Beograd, Novi Sad', ['beograd', 'novi-sad']],
  ['Nišu i Pirotu', ['nis', 'pirot']],
  ['Smed', ['smederevo', 'smederevska-palanka']],
  ['Nišavski', ['nisavski']],
  ['ni', []],
  ['programer', []],
  ['', []],
])('„%s” means %j', (text, codes) => expect(findPlaces(text)).toEqual(codes));

test('municipalities are shown with their town', () => {
  expect(placeLabel('vracar', 'sr')).toBe('Beograd, Vračar');
  expect(placeLabel('vracar', 'en')).toBe('Belgrade, Vračar');
  expect(placeLabel('novi-sad', 'sr')).toBe('Novi Sad');
});

test.each([
  ['novi-sad', 'u Novom Sadu', 'in Novi Sad'],
  ['vracar', 'na Vračaru', 'in Belgrade, Vračar'],
  ['borski', 'u Borskom okrugu', 'in the Bor District'],
  ['cela-srbija', 'u celoj Srbiji', 'all over Serbia'],
  ['inostranstvo', 'u inostranstvu', 'abroad'],
] as const)('running text says where %s is', (code, sr, en) => {
  const place = findPlace(code);
  expect(place && [placeInText(place, 'sr'), placeInText(place, 'en')]).toEqual([sr, en]);
});

test.each([
  ['Beograd', 'sr', 'Beograd'],
  ['Beograd', 'en', 'Belgrade'],
  ['Beograd, Novi Beograd', 'en', 'Belgrade, New Belgrade'],
  ['Čačak', 'en', 'Čačak'],
  ['Malo Selo kod Beograda', 'en', 'Malo Selo kod Beograda'],
] as const)('the town %s of an address is in %s: %s', (typed, language, label) => {
  expect(townLabel(typed, language)).toBe(label);
});

test('what lies below a place is known at any depth', () => {
  expect(placesUnder('grad-beograd')).toHaveLength(18);
  expect(placesUnder('beograd')).toHaveLength(17);
});

describe('places that may be meant while they are typed', () => {
  test.each([
    ['nis', 'Niš'],
    ['НИШ', 'Niš'],
    ['нови', 'Novi Sad'],
    ['novi s', 'Novi Sad'],
    ['u Nišu', 'Niš'],
    ['sad', 'Novi Sad'],
    ['belg', 'Beograd'],
    ['djak', undefined],
    ['vrac', 'Vračar'],
    ['cacak', 'Čačak'],
    ['čačku', 'Čačak'],
    ['', undefined],
  ])('%s → %s', (typed, first) => {
    expect(placesLike(typed)[0]?.place.sr).toBe(first);
  });

  test('a town comes before places named after it, a municipality is shown with its town', () => {
    expect(placesLike('nis').map(({ place }) => place.sr)).toEqual(['Niš', 'Nišavski okrug']);
    expect(placesLike('zemun')[0]?.within?.sr).toBe('Beograd');
  });
});
