import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { foldedTexts, searchHeadOf, searchTailOf, searchWordsVersion } from './posting-search-text.ts';
import { columnsOf } from './posting-store.ts';
import { postings } from './posting-table.ts';
import { searchedFields, toSearchable } from './posting-values.ts';

/** Postings whose words are worked out and written by one statement. */
export const wordsAtOnce = 300;

/** What of a posting can be found by words. */
const searchable = {
  id: postings.id,
  company: employers.company,
  ...columnsOf(searchedFields),
};

const readSearchable = (tx: Executor) =>
  tx.select(searchable).from(postings).innerJoin(employers, eq(employers.id, postings.employerId));

type SearchableRow = Awaited<ReturnType<typeof readSearchable>>[number];

/**
 * Writes the search columns again. It marks the postings as changed, so that the index in memory reads them again.
 */
async function writeSearchWords(tx: Executor, rows: SearchableRow[]): Promise<void> {
  const texts = rows.map((row) => ({ id: row.id, ...foldedTexts(toSearchable(row, row.company)) }));
  const word = (name: string) => sql.raw(`given."${name}"`);
  // `offset 0` keeps PostgreSQL from working out the head twice.
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
 * Writes the search columns again of postings whatever their version, at most `limit` of them beginning after an id; returns how
 * many it wrote, and the last id. It waits for rows that are locked.
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
 * Writes the search columns again of postings with an older version of the words, at most `limit` of them; returns
 * how many it wrote. Neither their version nor their dates change. It skips locked rows: they are left for the next
 * run, or are just being written with the current words.
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
