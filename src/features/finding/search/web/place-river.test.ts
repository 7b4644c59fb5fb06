import { expect, test } from 'vitest';
import { FROM_HOME } from '#features/catalog/from-home.ts';
import { emptyFilter, filterOfAddress } from '#features/postings/search-address.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import { placeStops } from './place-river.tsx';

const towns = [
  { code: 'subotica', label: 'Subotica', count: 12 },
  { code: 'nis', label: 'Niš', count: 7 },
];

const stopsOf = (filter: Partial<typeof emptyFilter>, remoteTotal = 3, opened: readonly string[] = []) =>
  placeStops({ towns, remoteTotal }, { ...emptyFilter, ...filter }, translator('sr'), String, opened);

test('each stop leads to the search at its place alone, so that it finds as many as the stop says', () => {
  const search = { q: 'kuvar', sort: 'newest' } as const;
  const [subotica, nis, home] = stopsOf({ ...search, locations: ['nis'] });
  expect(filterOfAddress(subotica?.href ?? '')).toMatchObject({ ...search, locations: ['subotica'] });
  expect(filterOfAddress(home?.href ?? '')).toMatchObject({ ...search, locations: ['nis'], workModels: [FROM_HOME] });
  expect(nis).toMatchObject({ chosen: true, note: '7' });
  expect(subotica?.chosen).toBe(false);
});

test('a chosen stop takes its place away again, one of several leaves it alone', () => {
  const several = { locations: ['subotica', 'nis'], workModels: [FROM_HOME] };
  const [, nis, home] = stopsOf(several);
  expect(nis?.chosen).toBe(true);
  expect(filterOfAddress(nis?.href ?? '').locations).toEqual(['nis']);
  expect(filterOfAddress(home?.href ?? '')).toMatchObject({ ...several, workModels: [] });
  const [, alone] = stopsOf({ locations: ['nis'] });
  expect(filterOfAddress(alone?.href ?? '').locations).toEqual([]);
});

test('opened filters remain open', () => {
  const [subotica] = stopsOf({ q: 'kuvar' }, 3, ['categories']);
  expect(subotica?.href).toBe('/oglasi?q=kuvar&locations=subotica&more=categories');
});

test('without work from home there is no such stop', () => {
  expect(stopsOf({}, 0).map(({ name }) => name)).toEqual(['Subotica', 'Niš']);
});
