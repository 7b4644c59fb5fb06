import {
  type FilterName,
  filterNames,
  type NothingFoundHelp,
  type PostingsQuery,
} from '#features/postings/search-fields.ts';

export interface HelpSources {
  /** How many live postings a query finds. */
  totalOf: (query: PostingsQuery) => Promise<number>;
  /** Words that no live posting holds, folded and as typed. */
  unknownOf: (q: string) => Promise<{ text: string; typed: string }[]>;
  /** Words of postings that are most like a folded one, the nearest first. */
  near: (word: string) => string[];
}

const mostNear = 3;

const isSet = (query: PostingsQuery, name: FilterName): boolean => {
  if (name === 'locations') return query.locations.codes.length > 0;
  const value = query[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
};

/** The query without one filter, or without its words. */
const without = (query: PostingsQuery, name: FilterName): PostingsQuery => {
  if (name === 'q') return { ...query, q: '' };
  if (name === 'salaryFrom' || name === 'publishedWithin') return { ...query, [name]: null };
  if (name === 'locations') return { ...query, locations: { codes: [], unknown: [] } };
  return { ...query, [name]: [] };
};

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
const firmest: readonly FilterName[] = ['employers', 'categories', 'locations', 'q'];
const names = [
  ...softest,
  ...filterNames.filter((name) => !softest.includes(name) && !firmest.includes(name)),
  ...firmest,
];

/** Where nothing is found: which words are to blame, the words near them, and what to give up; only what finds something. */
export async function helpWithNothing(
  query: PostingsQuery,
  { totalOf, unknownOf, near }: HelpSources,
): Promise<NothingFoundHelp> {
  const unknown = query.q === '' ? [] : await unknownOf(query.q);
  const nearest: NothingFoundHelp['nearest'] = [];
  for (const { text, typed } of unknown) {
    for (const word of near(text)) {
      if (nearest.length === mostNear) break;
      const q = query.q.replace(typed, word);
      const count = q === query.q ? 0 : await totalOf({ ...query, q });
      if (count > 0) nearest.push({ q, count });
    }
  }
  const counts: NothingFoundHelp['without'] = [];
  const set = names.filter((name) => isSet(query, name));
  // Without the only filter the result is the whole list, which is offered anyway.
  for (const filter of set.length > 1 ? set : []) {
    const count = await totalOf(without(query, filter));
    if (count > 0) counts.push({ filter, count });
  }
  return {
    unknown: unknown.map(({ typed }) => typed),
    nearest,
    without: counts.sort((a, b) => b.count - a.count),
  };
}
