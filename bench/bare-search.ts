import { and, arrayOverlaps, asc, desc, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { placeFilter } from '#features/catalog/place-tree.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { PostingsQuery } from '#features/postings/search-fields.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { searchQuery } from '#features/postings/server/posting-search-text.ts';
import { cardColumns } from '#features/postings/server/posting-store.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { pageOffset } from '#kit/paging.ts';

/*
 * The search as plain SQL: what a board without an index in memory would send for one page, its total and all counts.
 */

const facetNames = [
  'categories',
  'locations',
  'contractTypes',
  'jobTypes',
  'workModels',
  'careerLevels',
  'educationLevels',
] as const;
type FacetName = (typeof facetNames)[number];

type Filter = Pick<PostingsQuery, FacetName> & PostingsQuery;

const oneOf = (column: Parameters<typeof inArray>[0], codes: string[]): SQL | undefined =>
  codes.length > 0 ? inArray(column, codes) : undefined;
const anyOf = (column: Parameters<typeof arrayOverlaps>[0], codes: string[]): SQL | undefined =>
  codes.length > 0 ? arrayOverlaps(column, codes) : undefined;

/** The condition of each filter that has facet counts, when it is set. */
const facetConditions = (query: Filter): Record<FacetName, SQL | undefined> => ({
  categories: anyOf(postings.categories, query.categories),
  locations: anyOf(postings.placeTags, placeFilter(query.locations.codes)),
  contractTypes: oneOf(postings.contractType, query.contractTypes),
  jobTypes: oneOf(postings.jobType, query.jobTypes),
  workModels: oneOf(postings.workModel, query.workModels),
  careerLevels: anyOf(postings.careerLevels, query.careerLevels),
  educationLevels: anyOf(postings.educationLevels, query.educationLevels),
});

const salaryCondition = ({ salaryFrom, salaryUnstated }: PostingsQuery): SQL | undefined => {
  if (salaryFrom === null) return undefined;
  const met = gte(postings.salaryFilter, salaryFrom);
  return salaryUnstated ? or(met, isNull(postings.salaryFilter)) : met;
};

/** What always holds: live, the words, and the filters without counts. */
const baseConditions = (query: PostingsQuery, now: Date): SQL | undefined =>
  and(
    liveCondition(now),
    query.q ? sql`${postings.search} @@ ${searchQuery(query.q)}` : undefined,
    query.experience.length > 0 ? inArray(postings.experience, query.experience) : undefined,
    query.employers.length > 0 ? inArray(postings.employerId, query.employers) : undefined,
    query.productGroups.length > 0 ? inArray(postings.productGroup, query.productGroups) : undefined,
    salaryCondition(query),
    query.publishedWithin
      ? gte(postings.firstPublishedAt, new Date(now.getTime() - query.publishedWithin * 86_400_000))
      : undefined,
  );

/** Title and place before company and category before text (rules.md#search-words). */
const band = (typed: string): SQL =>
  sql`case when ts_filter(${postings.searchHead}, '{a}') @@ ${searchQuery(typed)} then 0 when ${postings.searchHead} @@ ${searchQuery(typed)} then 1 else 2 end`;

const newestFirst = [desc(postings.firstPublishedAt), desc(postings.id)];

const orderOf = ({ sort, q }: PostingsQuery): SQL[] => {
  if (sort === 'newest') return newestFirst;
  if (sort === 'expiring') return [asc(postings.liveUntil), asc(postings.id)];
  const words = q ? [sql`${band(q)}`] : [];
  const relevance = q ? [sql`ts_rank(${postings.searchHead}, ${searchQuery(q)}) desc`] : [];
  return [...words, asc(postings.priority), ...relevance, ...newestFirst];
};

/** One page of cards, in the order of the query's sort. */
export function searchPage(executor: Executor, query: PostingsQuery, now: Date) {
  return executor
    .select(cardColumns)
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(baseConditions(query, now), ...Object.values(facetConditions(query))))
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset(pageOffset(query));
}

/** The expression that yields a facet's codes of one row of `matching`. */
const facetCodes: Record<FacetName, SQL> = {
  categories: sql`unnest(categories)`,
  locations: sql`unnest(place_tags)`,
  contractTypes: sql`contract_type`,
  jobTypes: sql`job_type`,
  workModels: sql`work_model`,
  careerLevels: sql`unnest(career_levels)`,
  educationLevels: sql`unnest(education_levels)`,
};

const snake = (name: string): SQL => sql.raw(`ok_${name.toLowerCase()}`);

/**
 * All facet counts and the total in one statement: the rows that fit everything but the counted filters are read once,
 * each with a mark per set filter; a facet counts what fits all filters but its own.
 */
export function facetStatement(query: PostingsQuery, now: Date): SQL {
  const conditions = facetConditions(query);
  const set = facetNames.filter((name) => conditions[name] !== undefined);
  const marks = set.map((name) => sql`, (${conditions[name] as SQL}) as ${snake(name)}`);
  const others = (own: FacetName | null): SQL => {
    const names = set.filter((name) => name !== own);
    return names.length === 0 ? sql`true` : sql.join(names.map(snake), sql` and `);
  };
  const counts = facetNames.map(
    (name) =>
      sql`select ${sql.raw(`'${name}'`)} as facet, ${facetCodes[name]} as code, count(*)::int as count from matching where ${others(name)} group by 2`,
  );
  return sql`with matching as materialized (
    select ${postings.categories}, ${postings.placeTags}, ${postings.contractType}, ${postings.jobType}, ${postings.workModel},
      ${postings.careerLevels}, ${postings.educationLevels}${sql.join(marks, sql``)}
    from ${postings} where ${baseConditions(query, now)}
  ) select 'total' as facet, '' as code, count(*)::int as count from matching where ${others(null)}
  union all ${sql.join(counts, sql` union all `)}`;
}
