import { expect, test } from 'vitest';
import { catalog } from '#features/catalog/catalog.ts';
import { pageOf } from '#search/pages.ts';
import { columnsOf, indexed } from '#tests/builders/indexed-posting-builder.ts';
import type { Understood } from './question.ts';
import { tiersFor } from './said-first.ts';

const anyExperience = catalog.experience.map(({ code }) => code);
const columns = columnsOf([
  indexed({ id: 1, codes: { locations: ['cela-srbija'], experience: ['bez'] } }),
  indexed({ id: 2, codes: { locations: ['nis'], experience: anyExperience } }),
  indexed({ id: 3, codes: { locations: ['nis'], experience: ['bez'] } }),
]);
const order = Int32Array.of(0, 1, 2);
const said = (facet: string, ...codes: string[]) =>
  ({ meaning: { facet, codes }, typed: '', asWords: '' }) as Understood;
const ids = (understood: Understood[], named: Int32Array | null = null) =>
  pageOf(columns, tiersFor({ columns }, { order, named, understood }), new Uint8Array(3).fill(1), {
    skip: 0,
    size: 3,
  });

test('without anything said the order stays', () => {
  expect(ids([])).toEqual([1, 2, 3]);
  expect(ids([said('careerLevels', 'junior')])).toEqual([1, 2, 3]);
});

test('what the name of a field finds, what is in the place and what states its experience come first', () => {
  expect(ids([], Int32Array.of(2))).toEqual([3, 1, 2]);
  expect(ids([said('locations', 'nis')])).toEqual([2, 3, 1]);
  expect(ids([said('experience', 'bez')])).toEqual([1, 3, 2]);
  expect(ids([said('locations', 'nis'), said('experience', 'bez')])).toEqual([3, 1, 2]);
});
