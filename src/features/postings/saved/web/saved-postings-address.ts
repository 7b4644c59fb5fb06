import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import { type SavedSort, savedSorts } from '../sorts.ts';

/** The address of the saved postings in an order. */
export const savedPostingsAddress = (sort: SavedSort, page = 1): string =>
  pageAddress('saved-postings') +
  toSearch({ sort: sort === savedSorts[0] ? undefined : sort, page: page > 1 ? page : undefined });
