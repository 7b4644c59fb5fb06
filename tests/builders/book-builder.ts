import { Columns, type Kinds, type Row } from '#search/columns.ts';
import type { Layout } from '#search/content.ts';
import { FilterMatch } from '#search/filter-match.ts';
import { SlotOrder } from '#search/slot-order.ts';

/** A list that has nothing to do with the product's: books of a shop, to test src/search with. */
const bookKinds = {
  /** Of the shelf, 1 first. */
  shelf: 'small',
  publisherId: 'key',
  addedAt: 'time',
  /** Null: unknown. */
  year: 'amount',
  /** `new` or `used`. */
  state: 'text',
  title: 'text',
} as const satisfies Kinds;

export type BookKinds = typeof bookKinds;
export type Book = Row<BookKinds>;

export const bookLayout = {
  columns: bookKinds,
  orders: {
    shelf: ({ cells: { shelf, addedAt }, ids }, a, b) =>
      (shelf[a] as number) - (shelf[b] as number) ||
      (addedAt[b] as number) - (addedAt[a] as number) ||
      (ids[b] as number) - (ids[a] as number),
    newest: ({ cells: { addedAt }, ids }, a, b) =>
      (addedAt[b] as number) - (addedAt[a] as number) || (ids[b] as number) - (ids[a] as number),
    ending: ({ until, ids }, a, b) =>
      (until[a] as number) - (until[b] as number) || (ids[a] as number) - (ids[b] as number),
  },
} satisfies Layout<BookKinds, string>;

/** A book has one language, as many tags as it likes, and is in stock or not. */
export const bookCodes = [
  ...['sr', 'en', 'de'].map((code) => ({ facet: 'language', code })),
  ...['novel', 'poems', 'travel'].map((code) => ({ facet: 'tags', code })),
  { facet: 'stock', code: 'yes' },
];
export const numberOf = (code: string): number => bookCodes.findIndex((one) => one.code === code);

export const bookAges = [1, 7].map((days) => days * 86_400_000);
export const bookFilters = new FilterMatch<BookKinds>({
  codes: bookCodes,
  counted: 'publisherId',
  aged: 'addedAt',
  ages: bookAges,
});

/** Any moment, in milliseconds. */
export const now = Date.parse('2026-11-20T11:00:00Z');

let lastId = 0;
export const book = (change: Partial<Book> = {}): Book => {
  lastId += 1;
  return {
    id: lastId,
    until: Number.POSITIVE_INFINITY,
    values: [],
    shelf: 4,
    publisherId: 1,
    addedAt: now,
    year: null,
    state: 'new',
    title: 'Atlas',
    ...change,
  };
};

export const columnsOf = (books: readonly Book[]): Columns<BookKinds> => {
  const columns = new Columns(bookKinds);
  for (const one of books) columns.add(one);
  return columns;
};

/** All slots in one order. */
export const ordered = (columns: Columns<BookKinds>, name: keyof typeof bookLayout.orders) => {
  const order = new SlotOrder<BookKinds>(columns, bookLayout.orders[name]);
  order.fill();
  return order;
};
