import type { FacetValue } from '#features/postings/fields.ts';
import { type FacetFilter, facetFilters, type PostingsFilter } from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';

/** A filter whose values are a list with counts. */
export type FacetName = FacetFilter | 'employers';
export const facetNames: readonly FacetName[] = [...facetFilters, 'employers'];

/** How many values of a filter are seen at once. */
const most: Partial<Record<FacetName, number>> = { categories: 5, careerLevels: 5 };
export const seenAtOnce = (name: FacetName): number => most[name] ?? 4;

type Named = readonly { code: string; label: string }[];

/** A filter's values, those to be seen at once and those behind „Još n”. */
export interface FacetChoice {
  shown: FacetValue[];
  more: FacetValue[];
}

/** Means nearly all postings; the field of the search says the same words where no place is chosen. */
const wholeCountry = 'cela-srbija';

/**
 * The busiest `most` values and all chosen ones are visible, in the order of the list; the rest is folded, and with it
 * all without postings. `labels`
 * names chosen values that are not in the list of counts (a municipality, a region).
 */
export function facetChoice(
  values: readonly FacetValue[],
  chosen: readonly string[],
  most: number,
  labels: Named = [],
): FacetChoice {
  const offered = values.filter(({ code }) => code !== wholeCountry || chosen.includes(code));
  const missing = labels
    .filter(({ code }) => chosen.includes(code) && !values.some((value) => value.code === code))
    .map(({ code, label }) => ({ code, label, count: 0 }));
  const busiest = new Set(
    offered
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ code }) => code),
  );
  const isShown = ({ code }: FacetValue): boolean => busiest.has(code) || chosen.includes(code);
  return {
    shown: [...missing, ...offered.filter(isShown)],
    more: offered.filter((value) => !isShown(value)),
  };
}

export interface SeenFacets {
  /** The values that are seen: all of an opened filter. */
  facets: Facets;
  /** How many more values a filter has that is not opened. */
  hidden: Partial<Record<FacetName, number>>;
}

/**
 * What of the counts a page shows; the values behind „Još n” come when they are opened, because nobody reads them all.
 * Where nothing was found only what is chosen can be changed.
 */
export function seenFacets(
  facets: Facets,
  {
    filter,
    places,
    opened,
    empty,
  }: { filter: PostingsFilter; places: Named; opened: readonly FacetName[]; empty: boolean },
): SeenFacets {
  const seen = { ...facets };
  const hidden: SeenFacets['hidden'] = {};
  for (const name of facetNames) {
    const chosen = filter[name].map(String);
    const values = empty ? facets[name].filter(({ code }) => chosen.includes(code)) : facets[name];
    const { shown, more } = facetChoice(values, chosen, seenAtOnce(name), name === 'locations' ? places : []);
    seen[name] = opened.includes(name) ? values : shown;
    if (more.length > 0 && !opened.includes(name)) hidden[name] = more.length;
  }
  return { facets: seen, hidden };
}
