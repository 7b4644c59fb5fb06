import { sql } from 'drizzle-orm';
import { placeFilter } from '#features/catalog/place-tree.ts';
import { facetNumber } from '#features/postings/facet-values.ts';
import { facetFilters, type PostingsFilter } from '#features/postings/search-address.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { IndexedPosting } from './posting-columns.ts';
import { readSome } from './posting-feed.ts';
import { statesNoExperience } from './stated-experience.ts';

/** The list filters of a search. */
export type ListedSearch = Pick<
  PostingsFilter,
  (typeof facetFilters)[number] | 'employers' | 'keywords' | 'salaryFrom'
>;

/** For each list filter, the values of the search that the posting matches. */
export type WhyFound = Record<Exclude<keyof ListedSearch, 'salaryFrom'>, string[]> & {
  /** The least pay, if the posting states that it pays so much. */
  salaryFrom: number | null;
};

export interface FoundPair {
  search: ListedSearch;
  postingId: number;
}

/** Values of a list that a posting matches, places also by children and Cela Srbija; not unstated experience. */
const metValues = (
  { search }: FoundPair,
  posting: IndexedPosting | undefined,
  name: (typeof facetFilters)[number],
): string[] => {
  const has = (code: string): boolean => {
    const number = facetNumber(name, code);
    return number !== undefined && (posting?.values.includes(number) ?? false);
  };
  if (name === 'experience' && posting && statesNoExperience((value) => posting.values.includes(value))) return [];
  return search[name].filter((code) => (name === 'locations' ? placeFilter([code]).some(has) : has(code)));
};

/** For each pair, the keywords that the posting matches. */
async function metKeywords(
  executor: Executor,
  queriesOf: (keywords: readonly string[]) => Promise<string[]>,
  pairs: readonly FoundPair[],
): Promise<string[][]> {
  const asked = pairs.flatMap(({ search, postingId }, pair) =>
    search.keywords.map((keyword) => ({ pair, postingId, keyword })),
  );
  const met = pairs.map((): string[] => []);
  if (asked.length === 0) return met;
  const queries = await queriesOf(asked.map(({ keyword }) => keyword));
  const result = await executor.execute<{ place: number }>(
    sql`select asked.place::int as place
      from unnest(${sql.param(asked.map(({ postingId }) => postingId))}::int[], ${sql.param(queries)}::text[]) with ordinality as asked(id, query, place)
      join ${postings} on ${postings.id} = asked.id where ${postings.search} @@ asked.query::tsquery order by asked.place`,
  );
  for (const { place } of result.rows) {
    const found = asked[place - 1] as (typeof asked)[number];
    met[found.pair]?.push(found.keyword);
  }
  return met;
}

/** For each pair in order, the values of the search that the posting matches; executes two statements. */
export async function whyFound(
  executor: Executor,
  queriesOf: (keywords: readonly string[]) => Promise<string[]>,
  pairs: readonly FoundPair[],
): Promise<WhyFound[]> {
  const byId = new Map(
    (await readSome(executor, [...new Set(pairs.map(({ postingId }) => postingId))])).map((one) => [one.id, one]),
  );
  const keywords = await metKeywords(executor, queriesOf, pairs);
  return pairs.map((pair, place) => {
    const posting = byId.get(pair.postingId);
    const lists = Object.fromEntries(facetFilters.map((name) => [name, metValues(pair, posting, name)]));
    return {
      ...(lists as Pick<WhyFound, (typeof facetFilters)[number]>),
      employers: pair.search.employers.filter((id) => id === posting?.employerId).map(String),
      keywords: keywords[place] as string[],
      salaryFrom: posting && (posting.salary ?? -1) >= (pair.search.salaryFrom ?? 0) ? pair.search.salaryFrom : null,
    };
  });
}
