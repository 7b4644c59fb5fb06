import type { Columns, Kinds, Row } from '#search/columns.ts';
import type { Layout } from '#search/content.ts';
import type { CompareSlots } from '#search/slot-order.ts';

/** Data of a live posting in the index, in addition to its facet values. */
export const postingKinds = {
  /** Priority of the ad type; 1 is listed first. */
  priority: 'small',
  productGroup: 'text',
  employerId: 'key',
  firstPublishedAt: 'time',
  /** Time of the latest edit, publication or renewal. */
  modifiedAt: 'time',
  /** Net dinars per month. */
  salary: 'amount',
  title: 'text',
  company: 'text',
} as const satisfies Kinds;

export type PostingKinds = typeof postingKinds;
export type PostingColumns = Columns<PostingKinds>;
export type IndexedPosting = Row<PostingKinds>;

const newestFirst: CompareSlots<PostingKinds> = ({ cells: { firstPublishedAt }, ids }, a, b) =>
  (firstPublishedAt[b] as number) - (firstPublishedAt[a] as number) || (ids[b] as number) - (ids[a] as number);

/** Columns and the sort orders of a search without words (rules.md#sort-orders). */
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
