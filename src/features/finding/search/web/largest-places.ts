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

/** The towns with most postings, from north to south. */
export const largestTowns = (places: readonly FacetValue[], howMany: number): FacetValue[] =>
  places
    .filter((place) => isTown(place) && place.count > 0)
    .slice(0, howMany)
    .sort((a, b) => latitude(b) - latitude(a));
