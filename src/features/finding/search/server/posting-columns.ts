import type { Columns, Kinds, Row } from '#search/columns.ts';
import type { Layout } from '#search/content.ts';
import type { CompareSlots } from '#search/slot-order.ts';

/** What the index knows of a live posting, besides its facet values. */
export const postingKinds = {
  /** Of the ad type, 1 first. */
  priority: 'small',
  productGroup: 'text',
  employerId: 'key',
  firstPublishedAt: 'time',
  /** The latest edit, publication or renewal. */
  modifiedAt: 'time',
  /** Net dinars a month. */
  salary: 'amount',
  title: 'text',
  company: 'text',
} as const satisfies Kinds;

export type PostingKinds = typeof postingKinds;
export type PostingColumns = Columns<PostingKinds>;
export type IndexedPosting = Row<PostingKinds>;

const newestFirst: CompareSlots<PostingKinds> = ({ cells: { firstPublishedAt }, ids }, a, b) =>
  (firstPublishedAt[b] as number) - (firstPublishedAt[a] as number) || (ids[b] as number) - (ids[a] as number);

/** With the orders of a search without words (rules.md#sort-orders). */
export const postingLayout = {
  columns: postingKinds,
  orders: {
    priority: (columns, a, b) =>
      (columns.cells.priority[a] as number) - (columns.cells.priority[b] as number) || newestFirst(columns, a, b),
    newest: newestFirst,
    expiring: ({ until, ids }, a, b) =>
      (until[a] as number) - (until[b] as number) || (ids[a] as number) - (ids[b] as number),
  },
} satisfies Layout<PostingKinds, string>;
