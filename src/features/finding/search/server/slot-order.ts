import type { PostingColumns } from './posting-columns.ts';

/** Negative when slot a comes before slot b; never 0 for two postings. */
export type CompareSlots = (columns: PostingColumns, a: number, b: number) => number;

const newestFirst: CompareSlots = ({ published, ids }, a, b) =>
  (published[b] as number) - (published[a] as number) || (ids[b] as number) - (ids[a] as number);

/** The orders of a search without words (rules.md#sort-orders). */
export const slotOrders = {
  priority: (columns, a, b) =>
    (columns.priorities[a] as number) - (columns.priorities[b] as number) || newestFirst(columns, a, b),
  newest: newestFirst,
  expiring: ({ until, ids }, a, b) =>
    (until[a] as number) - (until[b] as number) || (ids[a] as number) - (ids[b] as number),
} satisfies Record<string, CompareSlots>;

/**
 * All slots of the columns in one order, maintained as slots are added. Dead ones stay until the columns are rebuilt.
 */
export class SlotOrder {
  readonly #columns: PostingColumns;
  readonly #compare: CompareSlots;
  #slots = new Int32Array(0);
  #length = 0;

  constructor(columns: PostingColumns, compare: CompareSlots) {
    this.#columns = columns;
    this.#compare = compare;
  }

  /** Takes over all slots at once, for the first load. */
  fill(): void {
    this.#length = this.#columns.size;
    this.#slots = Int32Array.from({ length: this.#length }, (_, slot) => slot).sort((a, b) =>
      this.#compare(this.#columns, a, b),
    );
  }

  insert(slot: number): void {
    if (this.#length === this.#slots.length) {
      const larger = new Int32Array(Math.max(1024, this.#length * 2));
      larger.set(this.#slots);
      this.#slots = larger;
    }
    const at = this.#placeOf(slot);
    this.#slots.copyWithin(at + 1, at, this.#length);
    this.#slots[at] = slot;
    this.#length += 1;
  }

  /** The slots in order; not to be kept over an insertion. */
  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Where the slots behind this one begin. */
  behind(slot: number): number {
    return this.#placeOf(slot) + 1;
  }

  #placeOf(slot: number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#columns, this.#slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
