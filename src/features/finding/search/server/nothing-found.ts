import { townsNear } from '#features/catalog/near-places.ts';
import {
  type FilterName,
  filterNames,
  type NothingFoundHelp,
  type PostingsQuery,
  postingsQuery,
} from '#features/postings/search-fields.ts';

/** What helps, with codes of places in place of their names. */
export interface Help extends Pick<NothingFoundHelp, 'unknown' | 'nearest' | 'without'> {
  /** The places that were asked for. */
  places: readonly string[];
  /** Towns near them where it is found. */
  nearby: { code: string; count: number }[];
}

export interface HelpSources {
  /** How many live postings a query finds in each of some places, whatever places it asks for. */
  countIn: (query: PostingsQuery, places: readonly string[]) => Promise<number[]>;
  /** How many live postings a query finds. */
  totalOf: (query: PostingsQuery) => Promise<number>;
  /** Words that no live posting holds, folded and as typed. */
  unknownOf: (q: string) => Promise<{ text: string; typed: string }[]>;
  /** Words of postings that are most like a folded one, the nearest first. */
  near: (word: string) => string[];
}

const maxNear = 3;
/** More combinations of filters are not tried. */
const maxTried = 24;

const isSet = (query: PostingsQuery, name: FilterName): boolean => {
  if (name === 'locations') return query.locations.codes.length > 0;
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
};

const emptyQuery = postingsQuery.parse({});

/** The query without some filters, or without its words. */
const without = (query: PostingsQuery, filters: readonly FilterName[]): PostingsQuery => ({
  ...query,
  ...Object.fromEntries(filters.map((name) => [name, emptyQuery[name]])),
});

/** The filters to drop first when counts are equal, and last; other filters are between them. */
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

/** All choices of so many names, those of the softest first. */
const choicesOf = (of: readonly FilterName[], size: number): FilterName[][] =>
  size === 0 ? [[]] : of.flatMap((name, at) => choicesOf(of.slice(at + 1), size - 1).map((rest) => [name, ...rest]));

/** How much is lost with a filter: the place most, then the words. */
const lossOf = (filters: readonly FilterName[]): number =>
  (filters.includes('locations') ? 2 : 0) + (filters.includes('q') ? 1 : 0);

/** The fewest filters without which something is found: first what keeps the place, then what keeps the words. */
async function fewestWithout(
  query: PostingsQuery,
  totalOf: HelpSources['totalOf'],
): Promise<NothingFoundHelp['without']> {
  const set = names.filter((name) => isSet(query, name));
  let tried = 0;
  // Without all of them the result is the whole list, which is offered anyway.
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

/** Towns near the places that were asked for, where the rest of the query finds something. */
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
 * Where nothing is found (rules.md#nothing-found): which words are to blame, the words near them, the nearest towns that have it, and the fewest filters to give
 * up; only what finds something.
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
