import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { foldedTexts, searchHeadOf, searchTailOf, searchWordsVersion } from './posting-search-text.ts';
import { columnsOf } from './posting-store.ts';
import { postings } from './posting-table.ts';
import { searchedFields, toSearchable } from './posting-values.ts';

/** Number of postings whose words are computed and written by one statement. */
export const wordsAtOnce = 300;

/** Columns with the searchable content of a posting. */
const searchable = {
  id: postings.id,
  company: employers.company,
  ...columnsOf(searchedFields),
};

const readSearchable = (tx: Executor) =>
  tx.select(searchable).from(postings).innerJoin(employers, eq(employers.id, postings.employerId));

type SearchableRow = Awaited<ReturnType<typeof readSearchable>>[number];

/** Rewrites the search columns. This marks the postings as changed, so that the in-memory index reads them again. */
async function writeSearchWords(tx: Executor, rows: SearchableRow[]): Promise<void> {
  const texts = rows.map((row) => ({ id: row.id, ...foldedTexts(toSearchable(row, row.company)) }));
  const word = (name: string) => sql.raw(`given."${name}"`);
  // `offset 0` prevents PostgreSQL from computing the head twice.
  await tx.execute(sql`update postings set search_head = head.words, search = head.words || ${searchTailOf(word('C'))},
      search_version = ${searchWordsVersion}
    from json_to_recordset(${JSON.stringify(texts)}::json) as given (id integer, "A" text, "B" text, "C" text)
    cross join lateral (select ${searchHeadOf(word('A'), word('B'))} as words offset 0) as head
    where postings.id = given.id`);
}

/** Updates the words of all postings of a company for its new name, in the transaction that renames it. */
export async function renameCompany(tx: Executor, employerId: number, company: string): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await readSearchable(tx)
      .where(and(eq(postings.employerId, employerId), gt(postings.id, last)))
      .orderBy(asc(postings.id))
      .limit(wordsAtOnce)
      .for('update', { of: postings });
    if (rows.length === 0) return;
    await writeSearchWords(
      tx,
      rows.map((row) => ({ ...row, company })),
    );
    last = (rows.at(-1) as { id: number }).id;
  }
}

/**
 * Rewrites the search columns of postings of any version, at most `limit` of them starting after an id; returns how
 * many it wrote, and the last id. Waits for locked rows.
 */
export async function rewriteSearchWords(
  tx: Executor,
  after: number,
  limit: number,
): Promise<{ written: number; last: number }> {
  const rows = await readSearchable(tx)
    .where(gt(postings.id, after))
    .orderBy(asc(postings.id))
    .limit(limit)
    .for('update', { of: postings });
  if (rows.length > 0) await writeSearchWords(tx, rows);
  return { written: rows.length, last: rows.at(-1)?.id ?? after };
}

/**
 * Rewrites the search columns of postings with an older version of the words, at most `limit` of them; returns how many
 * it wrote. Neither their version nor their dates change. Skips locked rows, which are left for the next run, or are
 * being written with the current words.
 */
export async function renewSearchWords(tx: Executor, limit: number): Promise<number> {
  const rows = await readSearchable(tx)
    .where(lt(postings.searchVersion, searchWordsVersion))
    .orderBy(asc(postings.id))
    .limit(limit)
    .for('update', { of: postings, skipLocked: true });
  if (rows.length > 0) await writeSearchWords(tx, rows);
  return rows.length;
}
