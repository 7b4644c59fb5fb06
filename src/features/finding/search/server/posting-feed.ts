import { sql } from 'drizzle-orm';
import { type FacetName, facetNames, facetNumber } from '#features/postings/facet-values.ts';
import { fieldsWith, postingFields } from '#features/postings/posting-field-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { fold } from '#kit/serbian-text.ts';
import type { Change } from '#search/content.ts';
import type { IndexedPosting } from './posting-columns.ts';
import { spokenAt } from './spoken-filters.ts';
import { experienceOf } from './stated-experience.ts';

interface FeedRow {
  id: number;
  priority: number;
  product_group: string;
  employer_id: number;
  /** Seconds since 1970, like the next two. */
  first_published: number;
  live_until: number;
  modified: number;
  salary_filter: number | null;
  position_title: string;
  company: string;
  /** Codes of each facet, separated by spaces; null for none. */
  [facet: `facet_${string}`]: string | null;
  [column: string]: unknown;
}

const facetFields = fieldsWith({ filter: true });

/** The column of a facet; for places the one that includes all parents. */
const columnOf = (field: (typeof facetFields)[number]): string =>
  (field === 'locations' ? postings.placeTags : postings[field]).name;

const facetColumns = facetFields
  .map((field) => {
    const column = `p.${columnOf(field)}`;
    const { kind, list } = postingFields[field];
    return `${kind === 'codes' ? `array_to_string(${column}, ' ')` : column} as "facet_${list}"`;
  })
  .join(', ');

const columns =
  sql.raw(`p.id, p.priority, p.product_group, p.employer_id, date_part('epoch', p.first_published_at) as first_published, date_part('epoch', p.live_until) as live_until,
  date_part('epoch', greatest(p.updated_at, p.first_published_at, p.last_renewed_at)) as modified,
  p.salary_filter, ${facetColumns}, p.position_title,
  case when p.advertiser_name = '' then e.company else p.advertiser_name end as company`);

const from = sql.raw('postings p join employers e on e.id = p.employer_id');

/** Postings that could be live, which are in the index. */
const isIndexed = sql.raw(`(p.state = 'active' and p.live_until is not null and p.first_published_at is not null)`);

/** Max number of cached code lists per facet; most lists occur in many postings. */
const maxLists = 50_000;
const knownLists = new Map(facetNames.map((facet) => [facet, new Map<string, readonly number[]>()]));
const noNumbers: readonly number[] = [];

const numbersOf = (facet: FacetName, codes: string | null): readonly number[] => {
  if (!codes) return noNumbers;
  const known = knownLists.get(facet) as Map<string, readonly number[]>;
  let numbers = known.get(codes);
  if (!numbers) {
    numbers = codes.split(' ').flatMap((code) => facetNumber(facet, code) ?? []);
    if (known.size >= maxLists) known.clear();
    known.set(codes, numbers);
  }
  return numbers;
};

const levelInTitle = /\b(?:junior|medior|senior|praktikant|pripravnik)/;

/** The stated levels, else those in the title: „Senior programer” is for seniors. */
const levelsOf = (row: FeedRow): string => {
  if (row.facet_careerLevels) return row.facet_careerLevels;
  const title = fold(row.position_title);
  if (!levelInTitle.test(title)) return '';
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((_, at) => spokenAt(words, at)?.meaning)
    .flatMap((meaning) => (meaning?.facet === 'careerLevels' ? meaning.codes : []))
    .join(' ');
};

const statedColumns = facetNames.map((facet) => ({ facet, column: `facet_${facet}` as const }));

const statedOf = (facet: FacetName, stated: string | null, levels: string): string | null => {
  if (facet === 'careerLevels') return levels;
  return facet === 'experience' ? experienceOf(stated, levels) : stated;
};

const valuesOf = (row: FeedRow): number[] => {
  const levels = levelsOf(row);
  const values: number[] = [];
  for (const { facet, column } of statedColumns)
    for (const number of numbersOf(facet, statedOf(facet, row[column] ?? null, levels))) values.push(number);
  return values;
};

const toPosting = (row: FeedRow): IndexedPosting => ({
  id: row.id,
  priority: row.priority,
  productGroup: row.product_group,
  employerId: row.employer_id,
  firstPublishedAt: Math.round(row.first_published * 1000),
  until: Math.round(row.live_until * 1000),
  modifiedAt: Math.round(row.modified * 1000),
  salary: row.salary_filter,
  values: valuesOf(row),
  title: row.position_title,
  company: row.company,
});

/** Postings that could be live, by id, in batches; the next batch is prefetched while one is processed. */
export async function* readAll(executor: Executor, batchSize = 5000): AsyncGenerator<IndexedPosting[]> {
  const readAfter = async (last: number): Promise<FeedRow[]> => {
    const { rows } = await executor.execute<FeedRow>(
      sql`select ${columns} from ${from} where ${isIndexed} and p.id > ${last} order by p.id limit ${batchSize}`,
    );
    return rows;
  };
  let rows = await readAfter(0);
  for (;;) {
    const last = rows.at(-1);
    const next = last && rows.length === batchSize ? readAfter(last.id) : null;
    // If the consumer stops early, the prefetched batch is not awaited.
    next?.catch(() => {});
    yield rows.map(toPosting);
    if (next === null) return;
    rows = await next;
  }
}

/** The given postings that could be live, in any order. */
export async function readSome(executor: Executor, ids: readonly number[]): Promise<IndexedPosting[]> {
  const result = await executor.execute<FeedRow>(
    sql`select ${columns} from ${from} where ${isIndexed} and p.id = any(${sql.param([...ids])}::int[])`,
  );
  return result.rows.map(toPosting);
}

/**
 * Rows written by transactions since `mark`, and the next mark. A trigger stores the transaction id in every row, so no
 * change is missed, however late a transaction commits; rows read before may be returned again.
 */
export async function readChanges(
  executor: Executor,
  mark: string,
): Promise<{ items: Change<IndexedPosting>[]; mark: string }> {
  const result = await executor.execute<FeedRow & { mark: string; changed_tx: string; indexed: boolean }>(
    sql`with mark as (select pg_snapshot_xmin(pg_current_snapshot())::text as mark)
      select mark.mark, changed.* from mark left join (select ${columns}, p.changed_tx::text as changed_tx, ${isIndexed} as indexed from ${from} where p.changed_tx >= ${mark}::xid8) as changed on true`,
  );
  const items = result.rows
    .filter(({ id }) => id !== null)
    .map(
      (row): Change<IndexedPosting> => ({
        id: row.id,
        tx: row.changed_tx,
        row: row.indexed ? toPosting(row) : null,
      }),
    );
  return { items, mark: (result.rows[0] as { mark: string }).mark };
}
