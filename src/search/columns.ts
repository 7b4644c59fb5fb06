import { type Growable, grown } from './internal/grown-array.ts';

/** Types of a row's values by the column's kind. */
export interface ColumnValues {
  /** A whole number up to 255. */
  small: number;
  /** Milliseconds since 1970. */
  time: number;
  /** A non-negative integer; null when it is not stated. */
  amount: number | null;
  /** A text shared by many rows. */
  text: string;
  /** A number shared by many rows: the id of something else. */
  key: number;
}

const arrayOf = {
  small: Uint8Array,
  time: Float64Array,
  amount: Int32Array,
  text: Int32Array,
  key: Int32Array,
};
type ColumnArrays = { [Kind in keyof typeof arrayOf]: InstanceType<(typeof arrayOf)[Kind]> };

/** The columns of a list by name, in addition to those of every row. */
export type Kinds = Readonly<Record<string, keyof ColumnValues>>;

/** Names of the columns of some kinds. */
export type Named<K extends Kinds, Kind extends keyof ColumnValues> = {
  [C in keyof K]: K[C] extends Kind ? C : never;
}[keyof K];

/** One item of the list. */
export type Row<K extends Kinds> = {
  id: number;
  /** The last instant at which it can be found, in milliseconds since 1970. */
  until: number;
  /** Numbers of its codes. */
  values: number[];
} & { -readonly [C in keyof K]: ColumnValues[K[C]] };

/**
 * Numbers values that many rows share, in the order of their first appearance, and counts the living rows with each.
 */
export class Numbering<T> {
  readonly list: T[] = [];
  readonly counts: number[] = [];
  readonly #numbers = new Map<T, number>();

  of(thing: T): number {
    let number = this.#numbers.get(thing);
    if (number === undefined) {
      number = this.list.push(thing) - 1;
      this.counts.push(0);
      this.#numbers.set(thing, number);
    }
    return number;
  }

  /** Undefined for an unknown value. */
  find(thing: T): number | undefined {
    return this.#numbers.get(thing);
  }

  /** Returns the number of a value and counts one more living row with it. */
  count(thing: T): number {
    const number = this.of(thing);
    this.counts[number] = (this.counts[number] as number) + 1;
    return number;
  }

  discount(number: number): void {
    this.counts[number] = (this.counts[number] as number) - 1;
  }
}

const unstated = -1;

const bitsSet = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
const startCapacity = 4096;

/**
 * Stores rows as columns, one slot per row, so that a hundred thousand can be filtered and counted in milliseconds.
 * Slots are only appended: a changed row gets a new slot, and its old one is dead.
 */
export class Columns<K extends Kinds> {
  size = 0;
  dead = 0;
  ids = new Int32Array(startCapacity);
  alive = new Uint8Array(startCapacity);
  until = new Float64Array(startCapacity);
  /** The values of slot i are from starts[i] to starts[i + 1]. */
  starts = new Uint32Array(startCapacity + 1);
  values = new Uint16Array(startCapacity * 16);

  /** By column; shared values as their numbers, an amount that is not stated as −1. */
  readonly cells: { -readonly [C in keyof K]: ColumnArrays[K[C]] };
  /** The numberings of shared values, by column. */
  readonly shared: { readonly [C in Named<K, 'text' | 'key'>]: Numbering<ColumnValues[K[C]]> };
  readonly #list: { name: string; numbering: Numbering<unknown> | null }[];
  readonly #slots = new Map<number, number>();
  /** For each code's number, a bitmap of the slots that have it. */
  readonly #having: Int32Array[] = [];

  constructor(kinds: K) {
    const names = Object.keys(kinds);
    this.cells = Object.fromEntries(
      names.map((name) => [name, new arrayOf[kinds[name] as keyof ColumnValues](startCapacity)]),
    ) as never;
    const shared = names.filter((name) => kinds[name] === 'text' || kinds[name] === 'key');
    this.shared = Object.fromEntries(shared.map((name) => [name, new Numbering()])) as never;
    const numberings: Record<string, Numbering<unknown>> = this.shared;
    this.#list = names.map((name) => ({ name, numbering: numberings[name] ?? null }));
  }

  /** The living slot of a row. */
  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.alive[slot] === 1 ? slot : undefined;
  }

  /** The last slot of a row, even a dead one: it still has its position in every order. */
  lastSlotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Whether a row has a code, by its number. */
  hasValue(slot: number, value: number): boolean {
    const end = this.starts[slot + 1] as number;
    for (let at = this.starts[slot] as number; at < end; at += 1) if (this.values[at] === value) return true;
    return false;
  }

  /** A bitmap of the slots that have one of the codes, lowest bit first; includes dead slots. */
  bitsOf(values: readonly number[]): Int32Array {
    const either = new Int32Array((this.size + 31) >>> 5);
    for (const value of values) {
      const having = this.#having[value];
      if (!having) continue;
      const words = Math.min(having.length, either.length);
      for (let word = 0; word < words; word += 1) either[word] = (either[word] as number) | (having[word] as number);
    }
    return either;
  }

  /** Adds to each code's count how many slots of the bitmap have it. */
  countValues(slots: Int32Array, counts: Int32Array): void {
    for (const [value, having] of this.#having.entries()) {
      if (!having) continue;
      const words = Math.min(having.length, slots.length);
      let count = 0;
      for (let word = 0; word < words; word += 1) count += bitsSet((having[word] as number) & (slots[word] as number));
      counts[value] = (counts[value] as number) + count;
    }
  }

  /** The row that was added as this slot. */
  rowAt(slot: number): Row<K> {
    const row: Record<string, unknown> = {
      id: this.ids[slot],
      until: this.until[slot],
      values: [...this.values.subarray(this.starts[slot], this.starts[slot + 1])],
    };
    for (const { name, numbering } of this.#list) {
      const cell = this.#cells[name]?.[slot] as number;
      row[name] = numbering ? numbering.list[cell] : cell === unstated ? null : cell;
    }
    return row as Row<K>;
  }

  /** Distinct texts of living rows with the number of rows that have each. */
  *texts(of: Named<K, 'text'>): Generator<{ text: string; count: number }> {
    const { list, counts } = this.shared[of as never] as Numbering<string>;
    for (const [number, text] of list.entries()) {
      const count = counts[number] as number;
      if (count > 0) yield { text, count };
    }
  }

  add(row: Row<K>): number {
    this.remove(row.id);
    const slot = this.size;
    const start = this.starts[slot] as number;
    const { values } = row;
    if (slot >= this.ids.length) this.#grow(slot + 1);
    this.starts = grown(this.starts, slot + 2);
    this.values = grown(this.values, start + values.length);
    this.ids[slot] = row.id;
    this.alive[slot] = 1;
    this.until[slot] = row.until;
    for (const { name, numbering } of this.#list) {
      const value = (row as Record<string, unknown>)[name];
      (this.#cells[name] as Growable)[slot] = numbering
        ? numbering.count(value)
        : ((value as number | null) ?? unstated);
    }
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] as number;
      this.values[start + at] = value;
      const having = grown(this.#having[value] ?? new Int32Array(startCapacity >>> 5), (slot >>> 5) + 1);
      having[slot >>> 5] = (having[slot >>> 5] as number) | (1 << (slot & 31));
      this.#having[value] = having;
    }
    this.starts[slot + 1] = start + values.length;
    this.size = slot + 1;
    this.#slots.set(row.id, slot);
    return slot;
  }

  remove(id: number): void {
    const slot = this.slotOf(id);
    if (slot === undefined) return;
    this.alive[slot] = 0;
    this.dead += 1;
    for (const { name, numbering } of this.#list) numbering?.discount(this.#cells[name]?.[slot] as number);
  }

  get #cells(): Record<string, Growable> {
    return this.cells;
  }

  #grow(slots: number): void {
    this.ids = grown(this.ids, slots);
    this.alive = grown(this.alive, slots);
    this.until = grown(this.until, slots);
    for (const { name } of this.#list) this.#cells[name] = grown(this.#cells[name] as Growable, slots);
  }
}
