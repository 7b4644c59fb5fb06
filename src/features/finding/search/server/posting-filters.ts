import { placeFilter } from '#features/catalog/place-tree.ts';
import { facetNames, facetValues } from '#features/postings/facet-values.ts';
import { publishedSteps } from '#features/postings/search-address.ts';
import type { PostingsQuery } from '#features/postings/search-fields.ts';
import { type Asked, FilterMatch } from '#search/filter-match.ts';
import type { PostingKinds } from './posting-columns.ts';

const dayMs = 86_400_000;

export const postingFilters = new FilterMatch<PostingKinds>({
  codes: facetValues,
  counted: 'employerId',
  aged: 'firstPublishedAt',
  ages: publishedSteps.map((days) => days * dayMs),
});

/** Converts the filters of a query for the index. */
export const askedBy = (query: PostingsQuery): Asked<PostingKinds> => ({
  codes: {
    ...Object.fromEntries(facetNames.map((facet) => [facet, query[facet]])),
    locations: placeFilter(query.locations.codes),
  },
  counted: query.employers,
  maxAge: query.publishedWithin && query.publishedWithin * dayMs,
  oneOf: { productGroup: query.productGroups },
  atLeast: query.salaryFrom === null ? {} : { salary: { from: query.salaryFrom, orUnstated: query.salaryUnstated } },
});
