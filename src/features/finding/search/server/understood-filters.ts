import { type PostingsQuery, saidFacets } from '#features/postings/search-fields.ts';
import type { Understood } from './question.ts';
import type { Meaning } from './spoken-filters.ts';

/** The selected values of a query for a filter. */
export const chosenIn =
  (query: PostingsQuery) =>
  (facet: Meaning['facet']): readonly string[] => {
    if (facet === 'salaryFrom') return query.salaryFrom === null ? [] : [String(query.salaryFrom)];
    return facet === 'locations' ? query.locations.codes : query[facet];
  };

/** The minimum pay in net dinars; `euroRate` is in dinars per euro. */
const inDinars = (meaning: Meaning, euroRate: number): number[] =>
  meaning.facet === 'salaryFrom'
    ? [Math.round(meaning.currency === 'EUR' ? meaning.amount * euroRate : meaning.amount)]
    : [];

/** The query with its recognised words as filters. */
export function narrowedBy(query: PostingsQuery, understood: readonly Understood[], euroRate: number): PostingsQuery {
  const meanings = understood.map(({ meaning }) => meaning);
  const said = <Code extends string>(facet: Meaning['facet'], known: readonly Code[]): Code[] => {
    const codes = meanings.flatMap((meaning) => (meaning.facet === facet && 'codes' in meaning ? meaning.codes : []));
    return [...new Set([...known, ...(codes as Code[])])];
  };
  const amounts = meanings.flatMap((meaning) => inDinars(meaning, euroRate));
  const lists = Object.fromEntries(
    saidFacets.flatMap((facet) => (facet === 'locations' ? [] : [[facet, said(facet, query[facet])]])),
  ) as Pick<PostingsQuery, Exclude<(typeof saidFacets)[number], 'locations'>>;
  return {
    ...query,
    locations: { ...query.locations, codes: said('locations', query.locations.codes) },
    ...lists,
    salaryFrom: amounts.length > 0 ? Math.max(...amounts) : query.salaryFrom,
  };
}

/** Filters in the order in which they are dropped if nothing matches all; the place is never dropped. */
const firmness: Meaning['facet'][] = [
  'salaryFrom',
  'jobTypes',
  'contractTypes',
  'experience',
  'careerLevels',
  'workModels',
  'categories',
];

/**
 * Alternatives to try if nothing matches all recognised filters: without one of them, in the order of `firmness`, then
 * without any. The place is always retained, since postings elsewhere do not help.
 */
export function fewerUnderstood(understood: readonly Understood[], hasWords: boolean): Understood[][] {
  const given = understood
    .filter(({ meaning }) => firmness.includes(meaning.facet))
    .sort((a, b) => firmness.indexOf(a.meaning.facet) - firmness.indexOf(b.meaning.facet));
  const places = understood.filter((said) => !given.includes(said));
  const fewer = given.map((left) => understood.filter((other) => other !== left));
  const some = given.length > 1 ? [...fewer, places] : fewer;
  return some.filter((rest) => hasWords || rest.length > 0);
}
