import { filterOfAddress, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import { type LatestSearch, rootStore, setLatestSearches } from '#kit/root-store.ts';
import { fold } from '#kit/serbian-text.ts';

/** Searches with the same words and places are the same, regardless of other filters. */
const identityOf = ({ q, locations }: PostingsFilter): string =>
  [fold(q).trim().replace(/\s+/g, ' '), ...[...locations].sort()].join('\n');

/**
 * Adds a search with words or places to the front of the latest searches; an existing one moves to the front with its
 * latest filters. Searches without words and places are ignored.
 */
export function rememberSearch(filter: PostingsFilter, label: string): void {
  if (filter.q === '' && filter.locations.length === 0) return;
  const identity = identityOf(filter);
  const others = rootStore
    .getState()
    .latestSearches.filter(({ address }) => identityOf(filterOfAddress(address)) !== identity);
  setLatestSearches([{ address: postingsAddress(filter), label }, ...others]);
}

export const removeSearch = ({ address }: LatestSearch): void =>
  setLatestSearches(rootStore.getState().latestSearches.filter((search) => search.address !== address));

export const clearSearches = (): void => setLatestSearches([]);
