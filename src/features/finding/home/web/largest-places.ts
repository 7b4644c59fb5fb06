import { findPlace } from '#features/catalog/place-tree.ts';
import type { FacetValue } from '#features/postings/fields.ts';

const isTown = ({ code }: FacetValue): boolean => findPlace(code)?.kind === 'place';

const latitude = ({ code }: FacetValue): number => findPlace(code)?.lat ?? 0;

/** Names to offer in the search field: the towns with the most postings, which come busiest first. */
export const townNames = (places: readonly FacetValue[], howMany: number): string[] =>
  places
    .filter(isTown)
    .slice(0, howMany)
    .map(({ label }) => label);

/** The towns with the most postings as they lie on the map, from the north to the south. */
export const largestTowns = (places: readonly FacetValue[], howMany: number): FacetValue[] =>
  places
    .filter((place) => isTown(place) && place.count > 0)
    .slice(0, howMany)
    .sort((a, b) => latitude(b) - latitude(a));
