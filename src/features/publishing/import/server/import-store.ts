import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { columnFields } from '#features/postings/posting-field-sets.ts';
import type { PostingState } from '#features/postings/posting-state.ts';
import {
  foldedTexts,
  type SearchableText,
  searchHeadOf,
  searchTailOf,
  searchWordsVersion,
} from '#features/postings/server/posting-search-text.ts';
import type { NewPosting } from '#features/postings/server/posting-store.ts';
import { type PostingRow, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';

/* Writes postings of an import in bulk: all rows are passed as one JSON value, because a statement with thousands of
   parameters costs more than the rows. */

/** Arbitrary lock number: only one import writes at a time, so that two never create the same posting or company. */
const importLock = 4_017_253;

/** Waits until no other import is writing; locked until the transaction ends. */
export async function lockImports(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

export interface AdTypeOfImport {
  priority: number;
  questionnaire: boolean;
}

export async function readAdTypes(executor: Executor): Promise<Map<string, AdTypeOfImport>> {
  const rows = await executor.select().from(adTypes);
  return new Map(rows.map(({ code, priority, questionnaire }) => [code, { priority, questionnaire }]));
}

export type KnownPosting = Pick<PostingRow, 'id' | 'state' | 'firstPublishedAt' | 'lastRenewedAt'> & {
  externalId: string;
};

/** Postings imported with these keys, locked until the transaction ends. */
export async function lockImported(tx: Executor, externalIds: string[]): Promise<Map<string, KnownPosting>> {
  const rows = await tx
    .select({
      id: postings.id,
      state: postings.state,
      firstPublishedAt: postings.firstPublishedAt,
      lastRenewedAt: postings.lastRenewedAt,
      externalId: postings.externalId,
    })
    .from(postings)
    .where(inArray(postings.externalId, externalIds))
    .for('update');
  return new Map(
    rows.flatMap(({ externalId, ...row }) => (externalId === null ? [] : [[externalId, { ...row, externalId }]])),
  );
}

/** Columns set by a line; a posting is changed only when one of them differs. */
const columnKeys = [
  ...columnFields,
  'placeTags',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryBasis',
  'salaryFilter',
  'employerId',
  'state',
  'priority',
  'firstPublishedAt',
  'lastRenewedAt',
  'liveUntil',
] as const satisfies (keyof PostingRow)[];

export type ImportedColumns = Pick<NewPosting, (typeof columnKeys)[number]>;

const columns = getTableColumns(postings);
const columnNames = columnKeys.map((key) => columns[key].name);
const list = (names: readonly string[], of = ''): SQL => sql.raw(names.map((name) => of + name).join(', '));

export interface ImportedRow {
  externalId: string;
  /** Set for a posting that exists already. */
  id?: number;
  values: ImportedColumns;
  words: SearchableText;
}

/** The rows as a relation `line` with the columns of the table and the computed search columns, each once. */
const lines = (rows: ImportedRow[]): SQL => {
  const records = rows.map(({ externalId, id, values }) => ({
    ...Object.fromEntries(columnKeys.map((key) => [columns[key].name, values[key]])),
    external_id: externalId,
    ...(id === undefined ? {} : { id }),
  }));
  const texts = rows.map(({ words }) => foldedTexts(words));
  const word = (name: string) => sql.raw(`given."${name}"`);
  // `offset 0` prevents PostgreSQL from computing the head twice.
  return sql`select given.id, given.external_id, ${list(columnNames, 'given.')}, head.words as search_head,
      head.words || ${searchTailOf(word('C'))} as search
    from rows from (
      json_populate_recordset(null::postings, ${JSON.stringify(records)}::json),
      json_to_recordset(${JSON.stringify(texts)}::json) as ("A" text, "B" text, "C" text)
    ) as given
    cross join lateral (select ${searchHeadOf(word('A'), word('B'))} as words offset 0) as head`;
};

/** Inserts new postings with their first move. */
export async function insertImported(tx: Executor, rows: ImportedRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const at = now.toISOString();
  await tx.execute(sql`with made as (
      insert into postings (external_id, ${list(columnNames)}, search, search_head, search_version, created_at, updated_at)
      select line.external_id, ${list(columnNames, 'line.')}, line.search, line.search_head, ${searchWordsVersion}, ${at}, ${at} from (${lines(rows)}) as line
      returning id, state, first_published_at)
    insert into posting_moves (posting_id, to_state, cause, moved_at)
    select id, state, 'import', first_published_at from made`);
}

/** Writes the differences; returns which postings were changed, with their current state. */
export async function updateImported(
  tx: Executor,
  rows: ImportedRow[],
  now: Date,
): Promise<{ id: number; state: PostingState }[]> {
  if (rows.length === 0) return [];
  const compared = [...columnNames, 'search', 'search_head'];
  const changed = await tx.execute<{ id: number; state: PostingState }>(sql`update postings as known
    set (${list(compared)}, search_version, updated_at) = row(${list(compared, 'line.')}, ${searchWordsVersion}::smallint, ${now.toISOString()}::timestamptz)
    from (${lines(rows)}) as line
    where known.id = line.id and row(${list(compared, 'known.')}) is distinct from row(${list(compared, 'line.')})
    returning known.id, known.state`);
  return changed.rows;
}
