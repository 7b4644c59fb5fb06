import { expect, test } from 'vitest';
import { emptyFilter, filterOfAddress } from '#features/postings/search-address.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import { fromHome, placeStops } from './place-river.tsx';

const towns = [
  { code: 'subotica', label: 'Subotica', count: 12 },
  { code: 'nis', label: 'Niš', count: 7 },
];

const stopsOf = (filter: Partial<typeof emptyFilter>, remoteTotal = 3) =>
  placeStops({ towns, remoteTotal }, { ...emptyFilter, ...filter }, translator('sr'), String);

test('each stop adds its place to the search and leaves the rest of it as it is', () => {
  const search = { q: 'kuvar', locations: ['nis'], sort: 'newest' } as const;
  const [subotica, nis, home] = stopsOf({ ...search, locations: ['nis'] });
  expect(filterOfAddress(subotica?.href ?? '')).toMatchObject({ ...search, locations: ['nis', 'subotica'] });
  expect(filterOfAddress(home?.href ?? '')).toMatchObject({ ...search, workModels: [fromHome] });
  expect(nis).toMatchObject({ chosen: true, note: '7' });
  expect(subotica?.chosen).toBe(false);
});

test('a chosen stop takes its place away again', () => {
  const [, nis, home] = stopsOf({ locations: ['subotica', 'nis'], workModels: [fromHome, 'hibrid'] });
  expect(filterOfAddress(nis?.href ?? '').locations).toEqual(['subotica']);
  expect(filterOfAddress(home?.href ?? '').workModels).toEqual(['hibrid']);
});

test('without work from home there is no such stop', () => {
  expect(stopsOf({}, 0).map(({ name }) => name)).toEqual(['Subotica', 'Niš']);
});
