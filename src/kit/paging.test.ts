import { expect, test } from 'vitest';
import { pageCount, pageOffset } from './paging.ts';

test.each([
  [1, 20, 0],
  [2, 20, 20],
  [5, 7, 28],
])('page %i of %i rows each begins behind %i', (page, pageSize, offset) => {
  expect(pageOffset({ page, pageSize })).toBe(offset);
});

test.each([
  [0, 20, 1],
  [1, 20, 1],
  [20, 20, 1],
  [21, 20, 2],
  [41, 20, 3],
])('%i rows are on pages of %i: %i', (total, pageSize, pages) => {
  expect(pageCount({ total, pageSize })).toBe(pages);
});
