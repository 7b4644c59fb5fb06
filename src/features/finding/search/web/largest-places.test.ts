import { describe, expect, test } from 'vitest';
import { largestTowns, townNames } from './largest-places.ts';

const place = (code: string, count: number) => ({ code, label: code, count });
const busiestFirst = [
  place('cela-srbija', 90),
  place('beograd', 50),
  place('nis', 20),
  place('inostranstvo', 15),
  place('novi-sad', 12),
  place('subotica', 3),
  place('sombor', 0),
];

describe('towns of the home page', () => {
  test('the seven busiest are ordered from north to south, without countries', () => {
    const codes = [
      'cela-srbija',
      'nis',
      'beograd',
      'inostranstvo',
      'cacak',
      'novi-sad',
      'vranje',
      'kragujevac',
      'subotica',
    ];
    const places = [...codes, 'sombor', 'zajecar'].map((code, at) => place(code, 50 - at));
    expect(largestTowns(places).map(({ code }) => code)).toEqual([
      'subotica',
      'novi-sad',
      'beograd',
      'kragujevac',
      'cacak',
      'nis',
      'vranje',
    ]);
  });

  test('a town without postings is no stop', () => {
    expect(largestTowns(busiestFirst).map(({ code }) => code)).toEqual(['subotica', 'novi-sad', 'beograd', 'nis']);
  });

  test('a town that has only the postings for all of Serbia is no stop', () => {
    const everywhere = busiestFirst.map(({ code, count }) => place(code, count + 2));
    expect(largestTowns(everywhere).map(({ code }) => code)).toEqual(['subotica', 'novi-sad', 'beograd', 'nis']);
  });

  test('names to type keep the busiest first', () => {
    expect(townNames(busiestFirst, 2)).toEqual(['beograd', 'nis']);
  });
});
