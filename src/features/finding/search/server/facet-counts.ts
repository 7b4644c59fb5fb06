import { catalog } from '#features/catalog/catalog.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { labelled } from '#features/catalog/catalog-labels.ts';
import { ABROAD, findPlace, IN_SERBIA_TAG, placeLabel, WHOLE_COUNTRY } from '#features/catalog/place-tree.ts';
import { type FacetName, facetNames, facetNumber } from '#features/postings/facet-values.ts';
import type { FacetValue } from '#features/postings/fields.ts';
import type { Facets, PostingsQuery, SaidFilter } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { FacetCount } from './posting-index.ts';
import type { Understood } from './question.ts';

/** Looks up the number of postings of a facet value in counts indexed by the values' numbers. */
export const countedIn =
  (counts: Int32Array) =>
  (facet: FacetName) =>
  (code: string): number =>
    counts[facetNumber(facet, code) ?? -1] ?? 0;

/**
 * Number of postings that a search for a place finds, from the counts per place: postings for Cela Srbija match every
 * place in Serbia. Used for every count shown with a place, so that it equals the total of the linked page
 * (rules.md#numbers-on-links).
 */
export const countAtPlace = (counted: (code: string) => number, code: string): number => {
  if (code === WHOLE_COUNTRY) return counted(IN_SERBIA_TAG);
  return code === ABROAD ? counted(code) : counted(code) + counted(WHOLE_COUNTRY);
};

/** Places with most postings first; without regions and municipalities, which are found only by name. */
const placeFacet = (counts: Map<string, number>, language: Language): FacetValue[] =>
  [...counts.keys()]
    .filter((code) => {
      const kind = findPlace(code)?.kind;
      return code !== IN_SERBIA_TAG && kind !== undefined && kind !== 'region' && kind !== 'municipality';
    })
    .map((code) => ({
      code,
      label: placeLabel(code, language),
      count: countAtPlace((other) => counts.get(other) ?? 0, code),
    }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));

const listFacet = (list: readonly CatalogItem[], counts: Map<string, number>, language: Language): FacetValue[] =>
  list.map((item) => ({ code: item.code, label: item[language], count: counts.get(item.code) ?? 0 }));

const byBusiest = (values: FacetValue[]): FacetValue[] => [...values].sort((a, b) => b.count - a.count);

/** Counts for the response: every value with its label; categories and places with most postings first. */
export const toFacets = (counts: FacetCount[], language: Language): Omit<Facets, 'employers' | 'publishedWithin'> => {
  const byFacet = Map.groupBy(counts, ({ facet }) => facet);
  const countsOf = (facet: FacetName): Map<string, number> =>
    new Map(byFacet.get(facet)?.map(({ code, count }) => [code, count]));
  const lists = facetNames
    .filter((name) => name !== 'locations')
    .map((name) => [name, listFacet(catalog[name], countsOf(name), language)] as const);
  const facets = {
    ...Object.fromEntries(lists),
    locations: placeFacet(countsOf('locations'), language),
  } as Omit<Facets, 'employers' | 'publishedWithin'>;
  facets.categories = byBusiest(facets.categories);
  return facets;
};

/** Words recognised as a filter, with the labels of its values; `query` is the query that was executed. */
export function toSaidFilter(
  { meaning, typed, asWords }: Understood,
  query: PostingsQuery,
  language: Language,
): SaidFilter {
  const { facet } = meaning;
  const said = { facet, words: typed, asWords };
  if (facet === 'salaryFrom') return { ...said, values: [], amount: query.salaryFrom };
  return { ...said, values: meaning.codes.map((code) => labelled(facet, code, language)), amount: null };
}
