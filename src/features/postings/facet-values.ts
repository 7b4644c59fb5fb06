import { catalog } from '#features/catalog/catalog.ts';
import { IN_SERBIA_TAG } from '#features/catalog/place-tree.ts';
import { type FacetFilter, facetFilters } from './search-address.ts';

/** Filters whose values are a closed list, with counts for each value. */
export const facetNames = facetFilters;
export type FacetName = FacetFilter;

const codesOf = (facet: FacetName): readonly string[] => [
  ...catalog[facet].map(({ code }) => code),
  ...(facet === 'locations' ? [IN_SERBIA_TAG] : []),
];

/** Every value of every facet; its index is its number in the columns. */
export const facetValues: readonly { facet: FacetName; code: string }[] = facetNames.flatMap((facet) =>
  codesOf(facet).map((code) => ({ facet, code })),
);

const numbers = new Map(facetValues.map(({ facet, code }, number) => [`${facet} ${code}`, number]));

/** The number of a value; undefined for an unknown or obsolete code. */
export const facetNumber = (facet: FacetName, code: string): number | undefined => numbers.get(`${facet} ${code}`);

/** A facet as one bit. */
export const facetBit = (facet: FacetName): number => 1 << facetNames.indexOf(facet);

/** For each value's number, the bit of its facet. */
export const bitOfValue: Uint32Array = Uint32Array.from(facetValues, ({ facet }) => facetBit(facet));
