import { expect, test } from 'vitest';
import type { ApplicationFilters } from '../fields.ts';
import {
  allSortedAs,
  nothingSelected,
  pageSelected,
  rejectedCount,
  selectedCount,
  togglePage,
  toggleSelected,
  toSelection,
} from './selected-applications.ts';

const rows = [
  { id: 'a', status: 'saved' },
  { id: 'b', status: 'unsorted' },
] as const;
const other = [{ id: 'c', status: 'saved' }] as const;
const filters: ApplicationFilters = {
  status: 'saved',
  q: 'nis',
  answer: ['x.1'],
  requirements: null,
  answered: null,
  sort: 'newest',
};

test('a page is selected with what other pages have, and taken out again', () => {
  const first = togglePage(nothingSelected, rows);
  expect(pageSelected(first, rows)).toBe('all');
  const both = togglePage(first, other);
  expect(selectedCount(both, 240)).toBe(3);
  const back = togglePage(both, rows);
  expect([...back.chosen.keys()]).toEqual(['c']);
  expect(pageSelected(back, rows)).toBe('some');
});

test('„all that match” is the filters; taking one out leaves the rest of the page', () => {
  const all = { all: true, chosen: new Map() };
  expect(selectedCount(all, 240)).toBe(240);
  const { sort: _, ...narrowed } = filters;
  expect(toSelection(all, filters)).toEqual(narrowed);
  const less = toggleSelected(all, rows[0], rows);
  expect(toSelection(less, filters)).toEqual({ applicationIds: ['b'] });
});

test('the rejected among the selected are counted, also of all that match', () => {
  const one = toggleSelected(nothingSelected, { id: 'd', status: 'rejected' }, rows);
  const counts = { all: 9, unsorted: 3, saved: 2, maybe: 0, rejected: 4 };
  const shown = (status: ApplicationFilters['status']) => ({ counts, filters: { status } });
  expect(rejectedCount(toggleSelected(one, rows[0], rows), shown('all'))).toBe(1);
  const all = { all: true, chosen: new Map() };
  expect(rejectedCount(all, shown('all'))).toBe(4);
  expect(rejectedCount(all, shown('rejected'))).toBe(4);
  expect(rejectedCount(all, shown('saved'))).toBe(0);
});

test('sorting is taken back only where everything is sorted so', () => {
  const one = toggleSelected(nothingSelected, rows[0], rows);
  expect(allSortedAs(one, 'saved', 'all')).toBe(true);
  expect(allSortedAs(toggleSelected(one, rows[1], rows), 'saved', 'all')).toBe(false);
  expect(allSortedAs({ all: true, chosen: new Map() }, 'saved', 'saved')).toBe(true);
  expect(allSortedAs({ all: true, chosen: new Map() }, 'saved', 'all')).toBe(false);
  expect(allSortedAs(nothingSelected, 'saved', 'all')).toBe(false);
});
