import {
  type IndexedPosting,
  type PostingColumns,
  postingKinds,
} from '#features/finding/search/server/posting-columns.ts';
import type { FacetName } from '#features/postings/facet-values.ts';
import { facetNumber } from '#features/postings/facet-values.ts';
import { type PostingsQuery, postingsQuery } from '#features/postings/search-fields.ts';
import { Columns } from '#search/columns.ts';

/** The moment of the searches in memory, in milliseconds. */
export const now = Date.parse('2026-11-20T11:00:00Z');
export const day = 86_400_000;

/** Codes of facets as the numbers of the index. */
export const numbersOf = (codes: Partial<Record<FacetName, readonly string[]>>): number[] =>
  Object.entries(codes).flatMap(([facet, list]) =>
    (list ?? []).map((code) => {
      const number = facetNumber(facet as FacetName, code);
      if (number === undefined) throw new Error(`no ${code} among ${facet}`);
      return number;
    }),
  );

let lastId = 0;
/** A posting of the index: live for a month, published now, without pay and facets. */
export const indexed = ({
  codes = {},
  ...change
}: Partial<IndexedPosting> & {
  codes?: Partial<Record<FacetName, readonly string[]>>;
} = {}): IndexedPosting => {
  lastId += 1;
  return {
    id: lastId,
    priority: 4,
    productGroup: 'standard',
    employerId: 1,
    firstPublishedAt: now,
    until: now + 30 * day,
    modifiedAt: now,
    salary: null,
    title: 'Kuvar',
    company: 'Kvarc',
    values: numbersOf(codes),
    ...change,
  };
};

export const columnsOf = (postings: readonly IndexedPosting[]): PostingColumns => {
  const columns = new Columns(postingKinds);
  for (const posting of postings) columns.add(posting);
  return columns;
};

/** A query of the list as its address says it. */
export const queryOf = (query: Record<string, string | string[]> = {}): PostingsQuery => postingsQuery.parse(query);
