import { type SavedSort, savedPostingsPath, savedSorts } from '#features/postings/saved-sorts.ts';
import { toSearch } from '#shared/endpoint.ts';

/** The address of the saved postings in an order. */
export const savedPostingsAddress = (sort: SavedSort, page = 1): string =>
  savedPostingsPath +
  toSearch({ sort: sort === savedSorts[0] ? undefined : sort, page: page > 1 ? page : undefined });
