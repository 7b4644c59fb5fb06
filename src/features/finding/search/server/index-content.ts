import { readMark } from '#host/database/changes.ts';
import type { Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { PostingColumns } from './posting-columns.ts';
import { type FeedItem, readAll, readChanges } from './posting-feed.ts';
import { SlotOrder, slotOrders } from './slot-order.ts';
import { readAllVectors, readVectors } from './vector-feed.ts';
import { WordLists } from './word-lists.ts';

/** Slots are made anew when this share of them is dead, and there are so many. */
const maxDead = 0.5;
const fewSlots = 1000;
/** Slots that are made anew between two turns of the event loop. */
const slotsAtOnce = 1000;
/** Changes that are taken in between two turns of the event loop. */
const changesAtOnce = 500;

/** Rows that are taken in between two turns: the next ones arrive meanwhile, and the database need not wait to send them. */
const readAtOnce = 100;

/** What a search needs of all live postings. Slots mean something within one content alone. */
export interface Content {
  /** Another one after every change: what was worked out for the same state still holds. */
  state: string;
  columns: PostingColumns;
  orders: Record<keyof typeof slotOrders, SlotOrder>;
  lists: WordLists;
}

export interface IndexContent {
  /** Reads what has changed, when the last reading is too old or a change was announced; never waits for the words of a start. */
  upToDate(): Promise<void>;
  /** Once the words of all postings have been read, which takes some seconds after a start with a million of them. */
  wordsRead(): Promise<void>;
  current(): Content;
  /** A committed change must be visible to the next search. */
  changed(): void;
  /** Milliseconds since it last was as new as the database; null before it has been read. */
  age(): number | null;
}

const ordersOf = (columns: PostingColumns): Content['orders'] => ({
  priority: new SlotOrder(columns, slotOrders.priority),
  newest: new SlotOrder(columns, slotOrders.newest),
  expiring: new SlotOrder(columns, slotOrders.expiring),
});

const emptyContent = (): Content => {
  const columns = new PostingColumns();
  return { state: '', columns, orders: ordersOf(columns), lists: new WordLists() };
};

/** Content without its dead slots. */
async function withoutDead(content: Content, pause: () => Promise<void>): Promise<Content> {
  const { columns, orders, lists } = content;
  const fresh = new PostingColumns();
  const newSlots = new Int32Array(columns.size).fill(-1);
  for (let slot = 0; slot < columns.size; slot += 1) {
    if (columns.alive[slot] === 1) newSlots[slot] = fresh.add(columns.postingAt(slot));
    if (slot % slotsAtOnce === 0) await pause();
  }
  const freshOrders = ordersOf(fresh);
  for (const name of Object.keys(orders) as (keyof typeof orders)[])
    freshOrders[name].take(
      orders[name].slots.map((slot) => newSlots[slot] as number).filter((slot) => slot >= 0),
    );
  return { state: '', columns: fresh, orders: freshOrders, lists: await lists.moved(newSlots, pause) };
}

/**
 * All live postings in memory, followed in the database by the transactions that changed them. A changed posting gets a new slot, its
 * words with it. At the start filters and dates are read first, then the words, so that lists without words need not wait.
 */
export function createIndexContent(deps: {
  readDatabase: ReadDatabase;
  searchFreshMs: number;
  /** A turn of the event loop for those who wait. */
  turn: () => Promise<void>;
  /** With fewer slots dead ones are left as they are. */
  fewest?: number;
}): IndexContent {
  const { readDatabase, searchFreshMs, turn, fewest = fewSlots } = deps;
  let content = emptyContent();
  let mark: string | null = null;
  let changes = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  let words: Promise<void> = Promise.resolve();
  /** Words of slots that came while those of the start are read, whose turn is before; null when that is done. */
  let waiting: { slot: number; vector: Buffer }[] | null = null;
  /** What the last reading brought, by posting; the next one may bring it again. */
  let lastChanges = new Map<number, string>();
  /** Counts announced changes; `seen` is the count at the last reading's start. */
  let announced = 0;
  let seen = 0;

  const recordChange = (): void => {
    changes += 1;
    content.state = String(changes);
  };

  const readWords = async (executor: Executor, { columns, lists }: Content): Promise<void> => {
    const loaded = columns.size;
    let read = 0;
    for await (const vectors of readAllVectors(executor))
      for (const { id, vector } of vectors) {
        // Whatever has changed since has a slot of its own, and waits.
        const slot = columns.slotOf(id);
        if (slot !== undefined && slot < loaded) lists.add(slot, vector);
        read += 1;
        if (read % readAtOnce === 0) await turn();
      }
    for (const { slot, vector } of waiting ?? []) lists.add(slot, vector);
    waiting = null;
  };

  const load = async (): Promise<void> => {
    const fresh = emptyContent();
    const executor = await readDatabase.steady();
    const from = await readMark(executor);
    let read = 0;
    for await (const batch of readAll(executor))
      for (const posting of batch) {
        fresh.columns.add(posting);
        read += 1;
        if (read % readAtOnce === 0) await turn();
      }
    for (const order of Object.values(fresh.orders)) order.fill();
    content = fresh;
    recordChange();
    mark = from;
    waiting = [];
    words = readWords(executor, fresh);
    // Who asks for words is told; the next question reads everything anew.
    words.catch(() => {
      mark = null;
    });
  };

  const take = (items: FeedItem[], vectors: Map<number, Buffer>): void => {
    const { columns, orders, lists } = content;
    const first = columns.size;
    for (const { id, posting } of items) {
      const vector = vectors.get(id);
      if (!posting || !vector) columns.remove(id);
      else {
        const slot = columns.add(posting);
        if (waiting) waiting.push({ slot, vector });
        else lists.add(slot, vector);
      }
    }
    for (const order of Object.values(orders)) order.insertFrom(first);
    recordChange();
  };

  const follow = async (from: string): Promise<void> => {
    const executor = await readDatabase.steady();
    const { items, mark: next } = await readChanges(executor, from);
    const unknown = items.filter(({ id, tx }) => lastChanges.get(id) !== tx);
    for (let at = 0; at < unknown.length; at += changesAtOnce) {
      const some = unknown.slice(at, at + changesAtOnce);
      const living = some.filter(({ posting }) => posting).map(({ id }) => id);
      take(some, await readVectors(executor, living));
    }
    lastChanges = new Map(items.map(({ id, tx }) => [id, tx]));
    mark = next;
    const { columns } = content;
    if (waiting || columns.size <= fewest || columns.dead <= columns.size * maxDead) return;
    content = await withoutDead(content, turn);
    recordChange();
  };

  const read = async (): Promise<void> => {
    const startedAt = performance.now();
    const startedWith = announced;
    if (mark === null) await load();
    else await follow(mark);
    readAt = startedAt;
    seen = startedWith;
  };

  const start = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };

  const isYounger = (age: number): boolean =>
    mark !== null && seen === announced && performance.now() - readAt < age;

  return {
    async upToDate() {
      if (isYounger(searchFreshMs)) {
        // Read in good time, nobody has to wait for it; a failure is for who does.
        if (!isYounger(searchFreshMs / 2)) start().catch(() => {});
        return;
      }
      // A reading under way may have begun before the change that the caller must see.
      if (reading) await reading;
      if (!isYounger(searchFreshMs)) await start();
    },
    wordsRead: () => words,
    current: () => content,
    changed() {
      announced += 1;
    },
    age: () => (mark === null ? null : performance.now() - readAt),
  };
}
