import { describe, expect, test } from 'vitest';
import { facetValues } from '#features/postings/facet-values.ts';
import { queryOf } from '#tests/builders/indexed-posting-builder.ts';
import { toFacets, toSaidFilter } from './facet-counts.ts';

const counted = (facet: string, counts: Record<string, number>) =>
  facetValues.map((value) => ({
    ...value,
    count: value.facet === facet ? (counts[value.code] ?? 0) : 0,
  }));
const placesOf = (counts: Record<string, number>, language: 'sr' | 'en' = 'sr') =>
  toFacets(counted('locations', counts), language).locations;
const places = (counts: Record<string, number>) =>
  placesOf(counts)
    .filter(({ count }) => count > 0)
    .map(({ code, count }) => `${code} ${count}`);

describe('places', () => {
  test('what is offered everywhere in Serbia counts at each of its places, and not abroad', () => {
    const counts = { 'u-srbiji': 9, 'cela-srbija': 2, nis: 4, inostranstvo: 3 };
    const shown = new Map(placesOf(counts).map(({ code, count }) => [code, count]));
    expect(shown.get('cela-srbija')).toBe(9);
    expect(shown.get('nis')).toBe(6);
    expect(shown.get('subotica')).toBe(2);
    expect(shown.get('inostranstvo')).toBe(3);
  });

  test('are the busiest first, then by their codes; the two wholes among them', () => {
    expect(places({ 'u-srbiji': 7, nis: 4, cacak: 2, beograd: 2, inostranstvo: 4 })).toEqual([
      'cela-srbija 7',
      'inostranstvo 4',
      'nis 4',
      'beograd 2',
      'cacak 2',
    ]);
  });

  test('are towns: regions, municipalities and the tag of the country are none', () => {
    const codes = placesOf({}).map(({ code }) => code);
    expect(codes).toContain('beograd');
    for (const code of ['vracar', 'vojvodina', 'u-srbiji']) expect(codes, code).not.toContain(code);
  });

  test('have labels in the language', () => {
    const label = (language: 'sr' | 'en') => placesOf({}, language).find(({ code }) => code === 'inostranstvo');
    expect([label('sr')?.label, label('en')?.label]).toEqual(['Inostranstvo', 'Abroad']);
  });
});

describe('lists', () => {
  test('have all their values in their own order, fields of work the busiest first', () => {
    const { jobTypes } = toFacets(counted('jobTypes', { smenski: 5 }), 'sr');
    const plain = toFacets([], 'sr');
    expect(jobTypes.map(({ code }) => code)).toEqual(plain.jobTypes.map(({ code }) => code));
    expect(jobTypes.find(({ code }) => code === 'smenski')?.count).toBe(5);
    expect(jobTypes.filter(({ count }) => count === 0)).toHaveLength(jobTypes.length - 1);
    const { categories } = toFacets(counted('categories', { zanati: 5, finansije: 2 }), 'sr');
    expect(categories.slice(0, 2).map(({ code, count }) => [code, count])).toEqual([
      ['zanati', 5],
      ['finansije', 2],
    ]);
    expect(categories).toHaveLength(plain.categories.length);
  });
});

test('words that were taken for a filter are told with its values, pay with the amount', () => {
  const places = {
    meaning: { facet: 'locations', codes: ['nis'] },
    typed: 'u Nišu',
    asWords: '"u Nišu"',
  } as const;
  expect(toSaidFilter(places as never, queryOf(), 'sr')).toEqual({
    facet: 'locations',
    words: 'u Nišu',
    asWords: '"u Nišu"',
    values: [{ code: 'nis', label: 'Niš' }],
    amount: null,
  });
  const pay = {
    meaning: { facet: 'salaryFrom', amount: 800, currency: 'EUR' },
    typed: 'preko 800 evra',
    asWords: '',
  };
  expect(toSaidFilter(pay as never, queryOf({ salaryFrom: '93760' }), 'sr')).toEqual({
    facet: 'salaryFrom',
    words: 'preko 800 evra',
    asWords: '',
    values: [],
    amount: 93_760,
  });
});
