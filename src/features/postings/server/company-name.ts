import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { foldedTexts, searchHeadOf, searchTailOf } from './posting-search-text.ts';
import { postings } from './posting-table.ts';
import { toSearchable } from './posting-values.ts';

const batchSize = 300;

/** What of a posting can be found by words. */
const searchable = {
  id: postings.id,
  positionTitle: postings.positionTitle,
  locations: postings.locations,
  advertiserName: postings.advertiserName,
  categories: postings.categories,
  workModel: postings.workModel,
  jobShortDescription: postings.jobShortDescription,
  jobDescription: postings.jobDescription,
  conditionsDescription: postings.conditionsDescription,
  offersDescription: postings.offersDescription,
  additionalDescription: postings.additionalDescription,
};

/**
 * Works the words of all postings of a company out anew, under its new name, in the transaction that renames it. Writing
 * them marks the postings as changed, so the index in memory reads them again.
 */
export async function renameCompany(tx: Executor, employerId: number, company: string): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await tx
      .select(searchable)
      .from(postings)
      .where(and(eq(postings.employerId, employerId), gt(postings.id, last)))
      .orderBy(asc(postings.id))
      .limit(batchSize)
      .for('update');
    if (rows.length === 0) return;
    const texts = rows.map((row) => ({ id: row.id, ...foldedTexts(toSearchable(row, company)) }));
    const word = (name: string) => sql.raw(`given."${name}"`);
    // `offset 0` keeps PostgreSQL from working out the head twice.
    await tx.execute(sql`update postings set search_head = head.words, search = head.words || ${searchTailOf(word('C'))}
      from json_to_recordset(${JSON.stringify(texts)}::json) as given (id integer, "A" text, "B" text, "C" text)
      cross join lateral (select ${searchHeadOf(word('A'), word('B'))} as words offset 0) as head
      where postings.id = given.id`);
    last = (rows.at(-1) as { id: number }).id;
  }
}
