import { Columns, type Kinds, type Row } from './columns.ts';
import { type CompareSlots, SlotOrder } from './slot-order.ts';
import { WordLists } from './word-lists.ts';

/** One reading of the store that rows come from. A mark is a place in the sequence of its changes. */
export interface Reading<R> {
  mark(): Promise<string>;
  /** All rows, in batches. */
  rows(): AsyncIterable<R[]>;
  /** The vectors of all rows; the bytes of one hold until the next is asked for. */
  vectors(): AsyncIterable<Iterable<{ id: number; vector: Buffer }>>;
  vectorsOf(ids: readonly number[]): Promise<Map<number, Buffer>>;
  /** What transactions from the mark on have written, and the next mark; what was read before may come again. */
  changes(mark: string): Promise<{ items: Change<R>[]; mark: string }>;
}

/** What the transaction `tx` has written: a row as it now is, or null for one that must not be found. */
export interface Change<R> {
  id: number;
  tx: string;
  row: R | null;
}

/** Slots are made anew when this share of them is dead, and there are so many. */
const maxDead = 0.5;
const fewSlots = 1000;
/** Slots that are made anew between two turns of the event loop. */
const slotsAtOnce = 1000;
/** Changes that are taken in between two turns of the event loop. */
const changesAtOnce = 500;

/** Rows that are taken in between two turns: the next ones arrive meanwhile, and the store need not wait to send them. */
const readAtOnce = 100;

/** What a search needs of all live rows. Slots mean something within one content alone. */
export interface Content<K extends Kinds, O extends string> {
  /** Another one after every change: what was worked out for the same state still holds. */
  state: string;
  columns: Columns<K>;
  orders: Record<O, SlotOrder<K>>;
  lists: WordLists;
}

/** What is known of each row, and in which orders. */
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

/** Content without its dead slots. */
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

/** Where rows come from and how they are held. */
interface Source<K extends Kinds, O extends string> {
  layout: Layout<K, O>;
  open: () => Promise<Reading<Row<K>>>;
  /** How many milliseconds old an answer may be. */
  freshMs: number;
  /** A turn of the event loop for those who wait. */
  turn: () => Promise<void>;
  /** With fewer slots dead ones are left as they are. */
  fewest?: number;
}

/**
 * All live rows in memory, followed in their store by the transactions that changed them. A changed row gets a new slot, its
 * words with it. At the start filters and dates are read first, then the words, so that lists without words need not wait.
 */
export class FollowedContent<K extends Kinds, O extends string> {
  readonly #source: Source<K, O>;
  #content: Content<K, O>;
  #mark: string | null = null;
  #changes = 0;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;
  #words: Promise<void> = Promise.resolve();
  /** Words of slots that came while those of the start are read, whose turn is before; null when that is done. */
  #waiting: { slot: number; vector: Buffer }[] | null = null;
  /** What the last reading brought, by row; the next one may bring it again. */
  #lastChanges = new Map<number, string>();
  /** Counts announced changes; `seen` is the count at the last reading's start. */
  #announced = 0;
  #seen = 0;

  constructor(source: Source<K, O>) {
    this.#source = source;
    this.#content = emptyContent(source.layout);
  }

  /** Reads what has changed, when the last reading is too old or a change was announced; never waits for the words of a start. */
  async upToDate(): Promise<void> {
    const { freshMs } = this.#source;
    if (this.#isYounger(freshMs)) {
      // Read in good time, nobody has to wait for it; a failure is for who does.
      if (!this.#isYounger(freshMs / 2)) this.#start().catch(() => {});
      return;
    }
    // A reading under way may have begun before the change that the caller must see.
    if (this.#reading) await this.#reading;
    if (!this.#isYounger(freshMs)) await this.#start();
  }

  /** Once the words of all rows have been read, which takes some seconds after a start with a million of them. */
  wordsRead(): Promise<void> {
    return this.#words;
  }

  current(): Content<K, O> {
    return this.#content;
  }

  /** A committed change must be visible to the next search. */
  changed(): void {
    this.#announced += 1;
  }

  /** Milliseconds since it last was as new as the store; null before it has been read. */
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
        // Whatever has changed since has a slot of its own, and waits.
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
