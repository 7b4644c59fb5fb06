import { describe, expect, it } from 'vitest';
import { emptyFilter } from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';
import { facetChoice, facetNames, seenFacets } from './facet-choice.ts';

const values = [
  { code: 'a', label: 'A', count: 1 },
  { code: 'b', label: 'B', count: 9 },
  { code: 'c', label: 'C', count: 0 },
  { code: 'd', label: 'D', count: 5 },
];
const codes = (list: { code: string }[]): string => list.map(({ code }) => code).join('');

it('shows the busiest in the order of the list', () => {
  const { shown, more } = facetChoice(values, [], 2);
  expect(codes(shown)).toBe('bd');
  expect(codes(more)).toBe('ac');
});

it('always shows what is chosen', () => {
  const { shown, more } = facetChoice(values, ['c'], 2);
  expect(codes(shown)).toBe('bcd');
  expect(codes(more)).toBe('a');
});

it('names a chosen value without a count', () => {
  const { shown } = facetChoice(values, ['x'], 1, [
    { code: 'x', label: 'Beograd, Vračar' },
    { code: 'a', label: 'A' },
  ]);
  expect(shown.map(({ label }) => label)).toEqual(['Beograd, Vračar', 'B']);
});

it('offers the whole country only to whom has chosen it: it means no filter', () => {
  const places = [{ code: 'cela-srbija', label: 'Cela Srbija', count: 99 }, ...values];
  const all = (chosen: string[]): string => {
    const { shown, more } = facetChoice(places, chosen, 2);
    return [...shown, ...more].map(({ label }) => label).join(' ');
  };
  expect(all([])).toBe('B D A C');
  expect(all(['cela-srbija'])).toBe('Cela Srbija B A C D');
});

it('names nothing twice that is chosen and counted', () => {
  const { shown } = facetChoice(values, ['b'], 1, [{ code: 'b', label: 'B' }]);
  expect(shown.map(({ label, count }) => [label, count])).toEqual([['B', 9]]);
});

it('gives a chosen value that is not counted no postings', () => {
  const { shown } = facetChoice(values, ['x'], 0, [{ code: 'x', label: 'X' }]);
  expect(shown).toEqual([{ code: 'x', label: 'X', count: 0 }]);
});

describe('seenFacets', () => {
  const facets = {
    ...(Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Facets),
    publishedWithin: [{ days: 1, count: 2 }],
    categories: Array.from({ length: 46 }, (_, at) => ({ code: `k${at}`, label: `K${at}`, count: at })),
  };
  const seen = (change: Partial<Parameters<typeof seenFacets>[1]>) =>
    seenFacets(facets, { filter: emptyFilter, places: [], opened: [], empty: false, ...change });

  it('leaves out what nobody sees, and says how much that is', () => {
    const { facets: few, hidden } = seen({});
    expect(codes(few.categories)).toBe('k41k42k43k44k45');
    expect(hidden).toEqual({ categories: 41 });
    expect(few.publishedWithin).toEqual(facets.publishedWithin);
  });

  it('has everything of a filter that is opened', () => {
    const { facets: all, hidden } = seen({ opened: ['categories'] });
    expect(all.categories).toEqual(facets.categories);
    expect(hidden).toEqual({});
  });

  it('keeps what is chosen, and where nothing is found that alone', () => {
    const filter = { ...emptyFilter, categories: ['k0'] };
    expect(codes(seen({ filter }).facets.categories)).toBe('k0k41k42k43k44k45');
    expect(seen({ filter, empty: true })).toMatchObject({
      facets: { categories: [{ code: 'k0' }] },
      hidden: {},
    });
  });
});
