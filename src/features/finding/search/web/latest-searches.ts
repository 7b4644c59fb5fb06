import { filterOfAddress, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import { type LatestSearch, rootStore, setLatestSearches } from '#kit/root-store.ts';
import { fold } from '#kit/serbian-text.ts';

/** The same words and places are the same search, whatever is narrowed further. */
const identityOf = ({ q, locations }: PostingsFilter): string =>
  [fold(q).trim().replace(/\s+/g, ' '), ...[...locations].sort()].join('\n');

/**
 * Puts a search of words or places in front of the latest ones; one that is there already moves up and leads to where
 * it was narrowed to last. Looking through the whole list is no search.
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
