import type { PostingColumns } from './posting-columns.ts';

/** Ids of one page: the slots of an order that fit, from a place on, after `skip` of them. */
export const pageOf = (
  columns: PostingColumns,
  order: Int32Array,
  mask: Uint8Array,
  from: number,
  skip: number,
  size: number,
): number[] => {
  const { ids } = columns;
  const page: number[] = [];
  let passed = 0;
  for (let at = from; at < order.length && page.length < size; at += 1) {
    const slot = order[at] as number;
    if (mask[slot] !== 1) continue;
    if (passed < skip) passed += 1;
    else page.push(ids[slot] as number);
  }
  return page;
};
