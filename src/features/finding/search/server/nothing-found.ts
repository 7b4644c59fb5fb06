import { townsNear } from '#features/catalog/near-places.ts';
import {
  type FilterName,
  filterNames,
  type NothingFoundHelp,
  type PostingsQuery,
  postingsQuery,
} from '#features/postings/search-fields.ts';

/** Suggestions for an empty result, with place codes instead of names. */
export interface Help extends Pick<NothingFoundHelp, 'unknown' | 'nearest' | 'without'> {
  /** The places in the query. */
  places: readonly string[];
  /** Nearby towns with results. */
  nearby: { code: string; count: number }[];
}

export interface HelpSources {
  /** Number of live postings that a query finds in each of the given places; the query's places are ignored. */
  countIn: (query: PostingsQuery, places: readonly string[]) => Promise<number[]>;
  /** Number of live postings that a query finds. */
  totalOf: (query: PostingsQuery) => Promise<number>;
  /** Words that no live posting contains, folded and as typed. */
  unknownOf: (q: string) => Promise<{ text: string; typed: string }[]>;
  /** Words of postings most similar to a folded word, most similar first. */
  near: (word: string) => string[];
}

const maxNear = 3;
/** Max number of filter combinations to try. */
const maxTried = 24;

const isSet = (query: PostingsQuery, name: FilterName): boolean => {
  if (name === 'locations') return query.locations.codes.length > 0;
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
};

const emptyQuery = postingsQuery.parse({});

/** The query without the given filters; `q` is one of them. */
const without = (query: PostingsQuery, filters: readonly FilterName[]): PostingsQuery => ({
  ...query,
  ...Object.fromEntries(filters.map((name) => [name, emptyQuery[name]])),
});

/** The filters to drop first and last; other filters are in between. */
const softest: readonly FilterName[] = [
  'salaryFrom',
  'publishedWithin',
  'productGroups',
  'jobTypes',
  'contractTypes',
  'workModels',
  'careerLevels',
  'experience',
];
const firmest: readonly FilterName[] = ['employers', 'categories', 'q', 'locations'];
const names = [
  ...softest,
  ...filterNames.filter((name) => !softest.includes(name) && !firmest.includes(name)),
  ...firmest,
];

/** All combinations of `size` names, softest first. */
const choicesOf = (of: readonly FilterName[], size: number): FilterName[][] =>
  size === 0 ? [[]] : of.flatMap((name, at) => choicesOf(of.slice(at + 1), size - 1).map((rest) => [name, ...rest]));

/** Cost of dropping filters: highest for the place, then the words. */
const lossOf = (filters: readonly FilterName[]): number =>
  (filters.includes('locations') ? 2 : 0) + (filters.includes('q') ? 1 : 0);

/** The smallest sets of filters whose removal gives results; first those that keep the place, then the words. */
async function fewestWithout(
  query: PostingsQuery,
  totalOf: HelpSources['totalOf'],
): Promise<NothingFoundHelp['without']> {
  const set = names.filter((name) => isSet(query, name));
  let tried = 0;
  // Removing all of them gives the whole list, which is offered anyway.
  for (let size = 1; size < set.length; size += 1) {
    const found: NothingFoundHelp['without'] = [];
    for (const filters of choicesOf(set, size)) {
      if (tried === maxTried) break;
      tried += 1;
      const count = await totalOf(without(query, filters));
      if (count > 0) found.push({ filters, count });
    }
    if (found.length > 0) return found.sort((a, b) => lossOf(a.filters) - lossOf(b.filters) || b.count - a.count);
  }
  return [];
}

/** Towns near the query's places where the rest of the query has results. */
async function foundNearby(query: PostingsQuery, countIn: HelpSources['countIn']): Promise<Help['nearby']> {
  const towns = townsNear(query.locations.codes);
  if (towns.length === 0) return [];
  const counts = await countIn(query, towns);
  return towns
    .map((code, at) => ({ code, count: counts[at] as number }))
    .filter(({ count }) => count > 0)
    .slice(0, maxNear);
}

/**
 * Suggestions for an empty result (rules.md#nothing-found): the unknown words, similar words, nearby towns, and the
 * fewest filters to drop; only suggestions with results.
 */
export async function helpWithNothing(
  query: PostingsQuery,
  { totalOf, countIn, unknownOf, near }: HelpSources,
): Promise<Help> {
  const unknown = query.q === '' ? [] : await unknownOf(query.q);
  const nearest: NothingFoundHelp['nearest'] = [];
  for (const { text, typed } of unknown) {
    for (const word of near(text)) {
      if (nearest.length === maxNear) break;
      const q = query.q.replace(typed, word);
      const count = q === query.q ? 0 : await totalOf({ ...query, q });
      if (count > 0) nearest.push({ q, count });
    }
  }
  return {
    unknown: unknown.map(({ typed }) => typed),
    nearest,
    places: query.locations.codes,
    nearby: await foundNearby(query, countIn),
    without: await fewestWithout(query, totalOf),
  };
}
