import { expect, test } from 'vitest';
import { book, columnsOf, numberOf } from '#tests/builders/book-builder.ts';
import { fittingFirst, namedFirst, pageOf, whole } from './pages.ts';

const tags = ['novel', 'poems', 'novel', 'poems', 'novel', 'poems'];
const columns = columnsOf(tags.map((tag, at) => book({ id: 100 + at, values: [numberOf(tag)] })));
const order = Int32Array.of(5, 3, 1, 0, 2, 4);
const all = new Uint8Array(6).fill(1);
const isNovel = (slot: number): boolean => columns.hasValue(slot, numberOf('novel'));
const page = (tiers: Parameters<typeof pageOf>[1], start: Partial<Parameters<typeof pageOf>[3]> = {}, mask = all) =>
  pageOf(columns, tiers, mask, { skip: 0, size: 6, ...start });

test('a page is what fits, in the order, after what is skipped, behind what is named', () => {
  expect(page(whole(order))).toEqual([105, 103, 101, 100, 102, 104]);
  expect(page(whole(order), { skip: 2, size: 2 })).toEqual([101, 100]);
  expect(page(whole(order), {}, Uint8Array.of(1, 0, 1, 0, 1, 0))).toEqual([100, 102, 104]);
  expect(page(whole(order), { after: 1, size: 2 })).toEqual([100, 102]);
  // It no longer fits, and has its place.
  expect(page(whole(order), { after: 3 }, Uint8Array.of(1, 1, 1, 0, 1, 1))).toEqual([101, 100, 102, 104]);
  expect(page(whole(order), { after: 4 })).toEqual([]);
  expect(page(whole(order.subarray(0, 2)), { after: 4 })).toBeNull();
  expect(page(whole(order), { skip: 6 })).toEqual([]);
});

test('named ones come first in their own order, each once', () => {
  const tiers = namedFirst(columns, Int32Array.of(4, 3), order);
  expect(page(tiers)).toEqual([104, 103, 105, 101, 100, 102]);
  expect(page(tiers, { skip: 1, size: 2 })).toEqual([103, 105]);
  expect(page(tiers, { after: 3, size: 2 })).toEqual([105, 101]);
});

test('what fits comes before the rest, the named ones first in both', () => {
  expect(page(fittingFirst(whole(order), isNovel))).toEqual([100, 102, 104, 105, 103, 101]);
  const tiers = fittingFirst(namedFirst(columns, Int32Array.of(4, 3), order), isNovel);
  expect(page(tiers)).toEqual([104, 100, 102, 103, 105, 101]);
  expect(page(tiers, { after: 2, size: 2 })).toEqual([103, 105]);
});
