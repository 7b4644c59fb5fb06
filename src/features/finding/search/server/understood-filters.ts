import { type PostingsQuery, saidFacets } from '#features/postings/search-fields.ts';
import type { Understood } from './question.ts';
import type { Meaning } from './spoken-filters.ts';

/** What of a query is chosen already for the filter that words may mean. */
export const chosenIn =
  (query: PostingsQuery) =>
  (facet: Meaning['facet']): readonly string[] => {
    if (facet === 'salaryFrom') return query.salaryFrom === null ? [] : [String(query.salaryFrom)];
    return facet === 'locations' ? query.locations.codes : query[facet];
  };

/** The least pay in net dinars; `euroRate` is dinars for a euro. */
const inDinars = (meaning: Meaning, euroRate: number): number[] =>
  meaning.facet === 'salaryFrom'
    ? [Math.round(meaning.currency === 'EUR' ? meaning.amount * euroRate : meaning.amount)]
    : [];

/** The query with what was understood of its words as filters. */
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

/** Filters in the order in which they are dropped when nothing matches all; the place never is. */
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
 * What to try when nothing fits all that was understood: without one of it, the least firm first, then without any. Whoever
 * says a place is not helped by postings elsewhere: it is kept.
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
