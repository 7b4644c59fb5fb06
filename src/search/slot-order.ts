import type { Columns, Kinds } from './columns.ts';

/** Negative when slot a comes before slot b; never 0 for two different rows. */
export type CompareSlots<K extends Kinds> = (columns: Columns<K>, a: number, b: number) => number;

/** All slots of the columns in one order, updated as slots are added. Dead ones stay until the columns are rebuilt. */
export class SlotOrder<K extends Kinds> {
  readonly #columns: Columns<K>;
  readonly #compare: CompareSlots<K>;
  #slots: Int32Array = new Int32Array(0);
  #length = 0;
  /** Computed when requested after the order has changed. */
  #places: Int32Array | null = null;

  constructor(columns: Columns<K>, compare: CompareSlots<K>) {
    this.#columns = columns;
    this.#compare = compare;
  }

  /** Sorts all slots at once, for the initial load. */
  fill(): void {
    this.take(
      Int32Array.from({ length: this.#columns.size }, (_, slot) => slot).sort((a, b) =>
        this.#compare(this.#columns, a, b),
      ),
    );
  }

  /** Replaces the order by one that is already sorted. */
  take(ordered: Int32Array): void {
    this.#slots = ordered;
    this.#length = ordered.length;
    this.#places = null;
  }

  /** Inserts all slots from `first` on in one pass. */
  insertFrom(first: number): void {
    const added = Array.from({ length: this.#columns.size - first }, (_, at) => first + at).sort((a, b) =>
      this.#compare(this.#columns, a, b),
    );
    const length = this.#length + added.length;
    if (length > this.#slots.length) {
      const larger = new Int32Array(Math.max(1024, length + (length >> 2)));
      larger.set(this.#slots.subarray(0, this.#length));
      this.#slots = larger;
    }
    let end = this.#length;
    for (let at = added.length - 1; at >= 0; at -= 1) {
      const slot = added[at] as number;
      const place = this.#placeOf(slot, end);
      this.#slots.copyWithin(place + at + 1, place, end);
      this.#slots[place + at] = slot;
      end = place;
    }
    this.#length = length;
    this.#places = null;
  }

  /** The slots in order; invalid after the next insertion. */
  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** The place of each slot in the order; invalid after the next insertion. */
  get places(): Int32Array {
    if (this.#places) return this.#places;
    const places = new Int32Array(this.#columns.size);
    for (let place = 0; place < this.#length; place += 1) places[this.#slots[place] as number] = place;
    this.#places = places;
    return places;
  }

  /** Position of the first slot after this one. */
  behind(slot: number): number {
    return this.#placeOf(slot, this.#length) + 1;
  }

  #placeOf(slot: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#columns, this.#slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
