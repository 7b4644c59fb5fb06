import type { FacetValue } from '#features/postings/fields.ts';
import { type FacetFilter, facetFilters, type PostingsFilter } from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';

/** A filter whose values are a list with counts. */
export type FacetName = FacetFilter | 'employers';
export const facetNames: readonly FacetName[] = [...facetFilters, 'employers'];

/** Number of values of a filter that are shown initially. */
const most: Partial<Record<FacetName, number>> = { categories: 5, careerLevels: 5 };
export const seenAtOnce = (name: FacetName): number => most[name] ?? 4;

type Named = readonly { code: string; label: string }[];

/** A filter's values: those shown initially, and those behind „Još n”. */
export interface FacetChoice {
  shown: FacetValue[];
  more: FacetValue[];
}

/** Not offered unless selected: it matches nearly all postings, like a search without a place. */
const wholeCountry = 'cela-srbija';

/**
 * The `most` values with most postings and all selected ones are shown, in list order; the others, including those
 * without postings, are collapsed. `labels` names selected values that have no counts (a municipality, a region).
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
  /** The visible values; all values of opened filters. */
  facets: Facets;
  /** Number of hidden values of filters that are not opened. */
  hidden: Partial<Record<FacetName, number>>;
}

/**
 * The counts shown on a page; the values behind „Još n” are loaded only when opened. If nothing was found, only
 * selected values can be changed.
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
