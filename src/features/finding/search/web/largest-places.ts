import { findPlace } from '#features/catalog/place-tree.ts';
import type { FacetValue } from '#features/postings/fields.ts';

const isTown = ({ code }: FacetValue): boolean => findPlace(code)?.kind === 'place';

const latitude = ({ code }: FacetValue): number => findPlace(code)?.lat ?? 0;

/** Names of the towns with most postings, for the search field; `places` must be sorted by number of postings. */
export const townNames = (places: readonly FacetValue[], howMany: number): string[] =>
  places
    .filter(isTown)
    .slice(0, howMany)
    .map(({ label }) => label);

/** Stops of a river besides work from home. */
const maxTowns = 7;

/**
 * The towns with most postings, from north to south; none that has only those for all of Serbia, which every town counts.
 * `places` must be all, sorted by number of postings.
 */
export const largestTowns = (places: readonly FacetValue[]): FacetValue[] => {
  const towns = places.filter(isTown);
  const everywhere = towns.at(-1)?.count ?? 0;
  return towns
    .filter(({ count }) => count > everywhere)
    .slice(0, maxTowns)
    .sort((a, b) => latitude(b) - latitude(a));
};
