import { Columns, type Kinds, type Row } from './columns.ts';
import { type CompareSlots, SlotOrder } from './slot-order.ts';
import { WordLists } from './word-lists.ts';

/** A connection to the store that rows are read from. A mark is a position in the sequence of its changes. */
export interface Reading<R> {
  mark(): Promise<string>;
  /** All rows, in batches. */
  rows(): AsyncIterable<R[]>;
  /** The word vectors of all rows; a vector's bytes are valid until the next is requested. */
  vectors(): AsyncIterable<Iterable<{ id: number; vector: Buffer }>>;
  vectorsOf(ids: readonly number[]): Promise<Map<number, Buffer>>;
  /** Rows written by transactions since the mark, and the next mark; rows read before may be returned again. */
  changes(mark: string): Promise<{ items: Change<R>[]; mark: string }>;
}

/** A row written by transaction `tx`: its current values, or null when it must not be found. */
export interface Change<R> {
  id: number;
  tx: string;
  row: R | null;
}

/** Slots are rebuilt when this share of them is dead, and there are more than this number. */
const maxDead = 0.5;
const fewSlots = 1000;
/** Slots that are rebuilt between two turns of the event loop. */
const slotsAtOnce = 1000;
/** Changes that are applied between two turns of the event loop. */
const changesAtOnce = 500;

/** Rows that are processed between two turns: the next ones arrive meanwhile, without delaying the store. */
const readAtOnce = 100;

/** What a search needs of all live rows. Slots are valid within one content only. */
export interface Content<K extends Kinds, O extends string> {
  /** Changes with every change of the content: results computed for the same state are still valid. */
  state: string;
  columns: Columns<K>;
  orders: Record<O, SlotOrder<K>>;
  lists: WordLists;
}

/** The columns of a row, and the orders of rows. */
export interface Layout<K extends Kinds, O extends string> {
  columns: K;
  orders: Readonly<Record<O, CompareSlots<K>>>;
}

const emptyContent = <K extends Kinds, O extends string>(layout: Layout<K, O>): Content<K, O> => {
  const columns = new Columns(layout.columns);
  const orders = Object.entries<CompareSlots<K>>(layout.orders).map(([name, compare]) => [
    name,
    new SlotOrder(columns, compare),
  ]);
  return { state: '', columns, orders: Object.fromEntries(orders), lists: new WordLists() };
};

/** Rebuilds the content without its dead slots. */
async function withoutDead<K extends Kinds, O extends string>(
  layout: Layout<K, O>,
  { columns, orders, lists }: Content<K, O>,
  pause: () => Promise<void>,
): Promise<Content<K, O>> {
  const fresh = emptyContent(layout);
  const newSlots = new Int32Array(columns.size).fill(-1);
  for (let slot = 0; slot < columns.size; slot += 1) {
    if (columns.alive[slot] === 1) newSlots[slot] = fresh.columns.add(columns.rowAt(slot));
    if (slot % slotsAtOnce === 0) await pause();
  }
  for (const name of Object.keys(orders) as O[])
    fresh.orders[name].take(orders[name].slots.map((slot) => newSlots[slot] as number).filter((slot) => slot >= 0));
  return { ...fresh, lists: await lists.moved(newSlots, pause) };
}

/** Where rows come from and how they are stored. */
interface Source<K extends Kinds, O extends string> {
  layout: Layout<K, O>;
  open: () => Promise<Reading<Row<K>>>;
  /** Maximum age of an answer in milliseconds. */
  freshMs: number;
  /** Waits for a turn of the event loop, so that other tasks can run. */
  turn: () => Promise<void>;
  /** With fewer slots, dead ones are not removed. */
  fewest?: number;
}

/**
 * Keeps all live rows in memory, and follows their store by the transactions that changed them. A changed row gets a
 * new slot, together with its words. At the start filters and dates are loaded first, then the words, so that lists
 * without words need not wait.
 */
export class FollowedContent<K extends Kinds, O extends string> {
  readonly #source: Source<K, O>;
  #content: Content<K, O>;
  #mark: string | null = null;
  #changes = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;
  #words: Promise<void> = Promise.resolve();
  /** Words of slots added while the initial words, which must come first, are loaded; null when that is done. */
  #waiting: { slot: number; vector: Buffer }[] | null = null;
  /** The result of the last read, by row; the next one may return it again. */
  #lastChanges = new Map<number, string>();
  /** Counts announced changes; `seen` is the count at the start of the last read. */
  #announced = 0;
  #seen = 0;

  constructor(source: Source<K, O>) {
    this.#source = source;
    this.#content = emptyContent(source.layout);
  }

  /**
   * Reads changes when the last read is too old or a change was announced; never waits for the initial loading of
   * words.
   */
  async upToDate(): Promise<void> {
    const { freshMs } = this.#source;
    if (this.#isYounger(freshMs)) {
      // Refreshes ahead of time, so that nobody has to wait; a failure is reported to the next caller that waits.
      if (!this.#isYounger(freshMs / 2)) this.#start().catch(() => {});
      return;
    }
    // A running read may have begun before the change that the caller must see.
    if (this.#reading) await this.#reading;
    if (!this.#isYounger(freshMs)) await this.#start();
  }

  /** Resolves when the words of all rows are loaded, some seconds after a start with a million rows. */
  wordsRead(): Promise<void> {
    return this.#words;
  }

  current(): Content<K, O> {
    return this.#content;
  }

  /** Announces a committed change, which must be visible to the next search. */
  changed(): void {
    this.#announced += 1;
  }

  /** Milliseconds since it was last up to date with the store; null before the first read. */
  age(): number | null {
    return this.#mark === null ? null : performance.now() - this.#readAt;
  }

  #recordChange(): void {
    this.#changes += 1;
    this.#content.state = String(this.#changes);
  }

  async #readWords(opened: Reading<Row<K>>, { columns, lists }: Content<K, O>): Promise<void> {
    const loaded = columns.size;
    let read = 0;
    for await (const vectors of opened.vectors())
      for (const { id, vector } of vectors) {
        // Rows that have changed since have a new slot, whose words are in `#waiting`.
        const slot = columns.slotOf(id);
        if (slot !== undefined && slot < loaded) lists.add(slot, vector);
        read += 1;
        if (read % readAtOnce === 0) await this.#source.turn();
      }
    for (const { slot, vector } of this.#waiting ?? []) lists.add(slot, vector);
    this.#waiting = null;
  }

  async #load(): Promise<void> {
    const { layout, open, turn } = this.#source;
    const fresh = emptyContent(layout);
    const opened = await open();
    const from = await opened.mark();
    let read = 0;
    for await (const batch of opened.rows())
      for (const row of batch) {
        fresh.columns.add(row);
        read += 1;
        if (read % readAtOnce === 0) await turn();
      }
    for (const order of Object.values<SlotOrder<K>>(fresh.orders)) order.fill();
    this.#content = fresh;
    this.#recordChange();
    this.#mark = from;
    this.#waiting = [];
    this.#words = this.#readWords(opened, fresh);
    // Questions with words reject with the error; the next one reads everything again.
    this.#words.catch(() => {
      this.#mark = null;
    });
  }

  #take(items: Change<Row<K>>[], vectors: Map<number, Buffer>): void {
    const { columns, orders, lists } = this.#content;
    const first = columns.size;
    for (const { id, row } of items) {
      const vector = vectors.get(id);
      if (!row || !vector) columns.remove(id);
      else {
        const slot = columns.add(row);
        if (this.#waiting) this.#waiting.push({ slot, vector });
        else lists.add(slot, vector);
      }
    }
    for (const order of Object.values<SlotOrder<K>>(orders)) order.insertFrom(first);
    this.#recordChange();
  }

  async #follow(from: string): Promise<void> {
    const { layout, open, turn, fewest = fewSlots } = this.#source;
    const opened = await open();
    const { items, mark: next } = await opened.changes(from);
    const unknown = items.filter(({ id, tx }) => this.#lastChanges.get(id) !== tx);
    for (let at = 0; at < unknown.length; at += changesAtOnce) {
      const some = unknown.slice(at, at + changesAtOnce);
      const living = some.filter(({ row }) => row).map(({ id }) => id);
      this.#take(some, await opened.vectorsOf(living));
    }
    this.#lastChanges = new Map(items.map(({ id, tx }) => [id, tx]));
    this.#mark = next;
    const { columns } = this.#content;
    if (this.#waiting || columns.size <= fewest || columns.dead <= columns.size * maxDead) return;
    this.#content = await withoutDead(layout, this.#content, turn);
    this.#recordChange();
  }

  async #read(): Promise<void> {
    const startedAt = performance.now();
    const startedWith = this.#announced;
    if (this.#mark === null) await this.#load();
    else await this.#follow(this.#mark);
    this.#readAt = startedAt;
    this.#seen = startedWith;
  }

  #start(): Promise<void> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  #isYounger(age: number): boolean {
    return this.#mark !== null && this.#seen === this.#announced && performance.now() - this.#readAt < age;
  }
}
