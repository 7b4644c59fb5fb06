import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Book,
  type BookKinds,
  book,
  bookAges,
  bookCodes,
  bookFilters,
  bookLayout,
  now,
  numberOf,
} from '#tests/builders/book-builder.ts';
import { vectorOf } from '#tests/builders/vector-builder.ts';
import { FollowedContent, type Reading } from './content.ts';
import type { Asked } from './filter-match.ts';
import { pageOf, whole } from './pages.ts';
import { QueryMatch } from './query-match.ts';
import { parseQuery } from './text-query.ts';
import { valueCounts } from './value-counts.ts';
import { findByWords } from './word-finder.ts';
import { anywhere, inTitle } from './word-lists.ts';

const words = ['sea', 'sun', 'snow'];
const languages = ['sr', 'en', 'de'];
const tags = ['novel', 'poems', 'travel'];

interface Stored {
  row: Book;
  /** Words of the title, and of the text. */
  title: string[];
  text: string[];
}

const content = fc.record({
  language: fc.constantFrom(...languages),
  tags: fc.subarray(tags),
  inStock: fc.boolean(),
  shelf: fc.integer({ min: 1, max: 3 }),
  publisherId: fc.integer({ min: 1, max: 3 }),
  daysAgo: fc.nat(9),
  daysLeft: fc.integer({ min: -1, max: 1 }),
  year: fc.constantFrom(null, 0, 1990, 2020),
  state: fc.constantFrom('new', 'used'),
  title: fc.subarray(words),
  text: fc.subarray(words),
});
const day = 86_400_000;
const storedOf = (id: number, made: typeof content extends fc.Arbitrary<infer C> ? C : never): Stored => {
  const { language, inStock, daysAgo, daysLeft, title, text, tags: some, ...row } = made;
  const values = [language, ...some, ...(inStock ? ['yes'] : [])].map(numberOf);
  const dates = { addedAt: now - daysAgo * day, until: now + daysLeft * day };
  return { row: book({ ...row, ...dates, id, values, title: title.join(' ') }), title, text };
};

/** Adds or changes the book of an id, or removes it. */
const change = fc.record({ id: fc.integer({ min: 1, max: 12 }), made: fc.option(content, { freq: 4 }) });

const filters = fc.record({
  codes: fc.record(
    { language: fc.subarray([...languages, 'xx']), tags: fc.subarray(tags), stock: fc.constant(['yes']) },
    { requiredKeys: [] },
  ),
  counted: fc.subarray([1, 2, 9]),
  maxAge: fc.constantFrom(null, null, ...bookAges),
  oneOf: fc.record({ state: fc.subarray(['new', 'used', 'lost']) }, { requiredKeys: [] }),
  atLeast: fc.record(
    { year: fc.record({ from: fc.constantFrom(0, 1990, 1991), orUnstated: fc.boolean() }) },
    { requiredKeys: [] },
  ),
});
type Filters = typeof filters extends fc.Arbitrary<infer F> ? F : never;

/** A store of books: each of its changes is one transaction. */
const createStore = () => {
  const books = new Map<number, Stored>();
  const log: number[] = [];
  const vectors = (ids: Iterable<number>) =>
    [...ids].map((id) => {
      const { title, text } = books.get(id) as Stored;
      const positions = (word: string) => [
        ...(title.includes(word) ? [`A${title.indexOf(word) + 1}`] : []),
        ...(text.includes(word) ? [`D${text.indexOf(word) + 10}`] : []),
      ];
      const held = words.filter((word) => positions(word).length > 0);
      return {
        id,
        vector: vectorOf(Object.fromEntries(held.map((word) => [word, positions(word)])) as never),
      };
    });
  const reading: Reading<Book> = {
    mark: async () => String(log.length),
    async *rows() {
      yield [...books.values()].map(({ row }) => row);
    },
    async *vectors() {
      yield vectors(books.keys());
    },
    vectorsOf: async (ids) => new Map(vectors(ids).map(({ id, vector }) => [id, vector])),
    changes: async (mark) => ({
      items: [...new Set(log.slice(Number(mark)))].map((id) => {
        return { id, tx: String(log.lastIndexOf(id)), row: books.get(id)?.row ?? null };
      }),
      mark: String(log.length),
    }),
  };
  return {
    books,
    open: async () => reading,
    write(id: number, stored: Stored | null): void {
      if (stored) books.set(id, stored);
      else books.delete(id);
      log.push(id);
    },
  };
};

/** The filters one by one; `without` leaves one out. */
const fitsNaively = ({ row }: Stored, { codes, counted, maxAge, oneOf, atLeast }: Filters, without = ''): boolean => {
  const has = (code: string): boolean => row.values.includes(numberOf(code));
  const fits: Record<string, boolean> = {
    ...Object.fromEntries(Object.entries(codes).map(([facet, some]) => [facet, some.length === 0 || some.some(has)])),
    counted: counted.length === 0 || counted.includes(row.publisherId),
    age: maxAge === null || row.addedAt >= now - maxAge,
    state: !oneOf.state?.length || oneOf.state.includes(row.state),
    year: !atLeast.year || (row.year === null ? atLeast.year.orUnstated : row.year >= atLeast.year.from),
  };
  return row.until >= now && Object.entries(fits).every(([name, fit]) => fit || name === without);
};

test('results, counts and pages are those of a plain filter over an array, after whatever changes', async () => {
  const asked = fc.tuple(filters, fc.option(fc.constantFrom(...words)));
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 20 }),
      fc.array(change, { maxLength: 20 }),
      asked,
      async (before, after, [query, word]) => {
        const store = createStore();
        const turn = async () => {};
        const index = new FollowedContent({
          layout: bookLayout,
          open: store.open,
          turn,
          freshMs: 0,
          fewest: 6,
        });
        for (const changes of [before, after]) {
          for (const { id, made } of changes) store.write(id, made && storedOf(id, made));
          await index.upToDate();
          await index.wordsRead();
        }
        const { columns, orders, lists } = index.current();
        const match = new QueryMatch(lists, { alive: columns.alive, until: columns.until, now });
        const exact = word === null ? null : parseQuery(`'${word}'`);
        const found =
          exact &&
          findByWords({ priorities: columns.cells.shelf, newest: orders.newest }, match, {
            exact,
            wide: exact,
            excluded: null,
            isOpen: false,
            related: false,
          });
        const all = [...store.books.values()];
        const held = all.filter(({ title, text }) => word === null || title.includes(word) || text.includes(word));
        const of = (without: string): Stored[] => held.filter((one) => fitsNaively(one, query, without));
        const matches = bookFilters.match(columns, query as Asked<BookKinds>, found, now);

        const ids = (list: readonly Stored[]): number[] => list.map(({ row }) => row.id).sort((a, b) => a - b);
        const page = pageOf(columns, whole(orders.newest.slots), matches.mask, { skip: 0, size: 100 });
        expect([...(page ?? [])].sort((a, b) => a - b)).toEqual(ids(of('')));
        expect(page).toEqual(
          of('')
            .sort((a, b) => b.row.addedAt - a.row.addedAt || b.row.id - a.row.id)
            .map(({ row }) => row.id),
        );
        expect(matches.total).toBe(of('').length);
        expect([...matches.counts]).toEqual(
          bookCodes.map(({ facet, code }) => of(facet).filter(({ row }) => row.values.includes(numberOf(code))).length),
        );
        const counts = valueCounts(matches.idCounts, columns.shared.publisherId.list);
        for (const id of [1, 2, 3])
          expect(counts.of(id)).toBe(of('counted').filter(({ row }) => row.publisherId === id).length);
        expect(matches.ageCounts).toEqual(
          bookAges.map((age) => of('age').filter(({ row }) => row.addedAt >= now - age).length),
        );
        if (!exact || !found) return;
        const inTitles = held.filter(({ title, row }) => title.includes(word as string) && row.until >= now);
        const slots = (list: readonly Stored[]) => ids(list).map((id) => columns.slotOf(id));
        expect(new Set(match.slotsOf(exact, inTitle))).toEqual(new Set(slots(inTitles)));
        expect([...found].sort()).toEqual([...match.slotsOf(exact, anywhere)].sort());
        expect(new Set(found.subarray(0, inTitles.length))).toEqual(new Set(slots(inTitles)));
      },
    ),
    { numRuns: 300 },
  );
});
