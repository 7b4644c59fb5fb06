import { careerLevels } from '#features/catalog/career-levels.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { findPlace, IN_SERBIA_TAG, placeLabel } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { FacetValue } from '../fields.ts';
import type { Facets, PostingsQuery, SaidFilter } from '../search-fields.ts';
import { companyNames } from './posting-store.ts';
import { type FacetName, facetNames } from './search/facet-values.ts';
import type { FacetCount, IndexAnswer } from './search/posting-index.ts';
import type { Understood } from './search/question.ts';

const facetLists: Record<Exclude<FacetName, 'locations'>, readonly CatalogItem[]> = {
  categories,
  contractTypes,
  jobTypes,
  workModels,
  careerLevels,
  educationLevels,
  experience: experienceLevels,
};

/** Busiest places first; regions and municipalities are found by their names, the list shows towns and the two wholes. */
const placeFacet = (counts: Map<string, number>, language: Language): FacetValue[] => {
  const everywhere = counts.get('cela-srbija') ?? 0;
  return [...counts]
    .flatMap(([code, count]) => {
      const kind = findPlace(code)?.kind;
      if (code === IN_SERBIA_TAG || kind === undefined || kind === 'region' || kind === 'municipality')
        return [];
      if (code === 'cela-srbija')
        return [{ code, label: placeLabel(code, language), count: counts.get(IN_SERBIA_TAG) ?? count }];
      return [
        { code, label: placeLabel(code, language), count: kind === 'abroad' ? count : count + everywhere },
      ];
    })
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
};

const listFacet = (
  list: readonly CatalogItem[],
  counts: Map<string, number>,
  language: Language,
): FacetValue[] =>
  list.map(({ code }) => ({ code, label: labelOf(list, code, language), count: counts.get(code) ?? 0 }));

const byBusiest = (values: FacetValue[]): FacetValue[] => [...values].sort((a, b) => b.count - a.count);

/** Counts as the answer shows them: every value with its label, categories and places busiest first. */
export const toFacets = (
  counts: FacetCount[],
  language: Language,
): Omit<Facets, 'employers' | 'publishedWithin'> => {
  const byFacet = Map.groupBy(counts, ({ facet }) => facet);
  const countsOf = (facet: FacetName): Map<string, number> =>
    new Map(byFacet.get(facet)?.map(({ code, count }) => [code, count]));
  const lists = facetNames
    .filter((name) => name !== 'locations')
    .map((name) => [name, listFacet(facetLists[name], countsOf(name), language)] as const);
  const facets = {
    ...Object.fromEntries(lists),
    locations: placeFacet(countsOf('locations'), language),
  } as Omit<Facets, 'employers' | 'publishedWithin'>;
  facets.categories = byBusiest(facets.categories);
  return facets;
};

/** How many employers a list offers to be narrowed to. */
const mostEmployers = 8;

/** The employers with most postings, and the chosen ones even without any, by name. */
export async function toEmployerFacet(
  executor: Executor,
  counts: IndexAnswer['employers'],
  chosen: number[],
): Promise<FacetValue[]> {
  const ids = [...new Set([...counts.slice(0, mostEmployers).map(({ id }) => id), ...chosen])];
  const names = await companyNames(executor, ids);
  return ids.flatMap((id) => {
    const label = names.get(id);
    const count = counts.find((one) => one.id === id)?.count ?? 0;
    return label === undefined ? [] : [{ code: String(id), label, count }];
  });
}

/** Words that were taken for a filter, with the labels of its values; `query` is what was searched by. */
export function toSaidFilter(
  { meaning, typed, asWords }: Understood,
  query: PostingsQuery,
  language: Language,
): SaidFilter {
  const { facet } = meaning;
  const said = { facet, words: typed, asWords };
  if (facet === 'salaryFrom') return { ...said, values: [], amount: query.salaryFrom };
  const label = (code: string): string =>
    facet === 'locations' ? placeLabel(code, language) : labelOf(facetLists[facet], code, language);
  return { ...said, values: meaning.codes.map((code) => ({ code, label: label(code) })), amount: null };
}
