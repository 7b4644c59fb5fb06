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

/** The named slots before all others, each in its order. */
export function namedFirst(columns: PostingColumns, named: Int32Array, order: Int32Array): Int32Array {
  const isNamed = new Uint8Array(columns.size);
  for (const slot of named) isNamed[slot] = 1;
  return parted(order, (slot) => isNamed[slot] === 1, named);
}

/** What has one of the facet values before everything else, each in its order. */
export const thereFirst = (
  columns: PostingColumns,
  values: readonly number[],
  order: Int32Array,
): Int32Array => parted(order, (slot) => values.some((value) => columns.hasValue(slot, value)));

/** In one pass over the order; `first` stands where it has another order than that. */
const parted = (
  order: Int32Array,
  isFirst: (slot: number) => boolean,
  first: Int32Array | null = null,
): Int32Array => {
  const front = new Int32Array(order.length);
  const back = new Int32Array(order.length);
  let fronts = 0;
  let backs = 0;
  for (const slot of order) {
    if (isFirst(slot)) front[fronts++] = slot;
    else back[backs++] = slot;
  }
  const head = first ?? front.subarray(0, fronts);
  const whole = new Int32Array(head.length + backs);
  whole.set(head);
  whole.set(back.subarray(0, backs), head.length);
  return whole;
};
