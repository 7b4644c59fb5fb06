import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { lockEuroRate } from './pay-store.ts';
import { type PostingChangeRow, postingChanges } from './posting-change-table.ts';
import { readEmployer } from './posting-company.ts';
import { takesQuestions } from './posting-period-store.ts';
import { type PostingChange, writeWords } from './posting-store.ts';
import { type PostingRow, postings } from './posting-table.ts';
import { toColumns, toSearchable } from './posting-values.ts';

/* New words of a live posting that wait for approval, or were refused (rules.md#reviewed-changes). */

/** What waits, or was refused, of a posting; its caller holds the posting where it decides. */
export async function findChange(executor: Executor, postingId: number): Promise<PostingChangeRow | null> {
  const [row] = await executor.select().from(postingChanges).where(eq(postingChanges.postingId, postingId));
  return row ?? null;
}

/** Keeps new words aside, in place of those that waited before; the next version of the posting. */
export async function keepChange(
  tx: Executor,
  values: Pick<PostingChangeRow, 'postingId' | 'input' | 'imageFileId' | 'fileId' | 'askedAt'>,
  change: PostingChange,
): Promise<PostingRow> {
  const row = { ...values, refusedAt: null, note: '' };
  await tx.insert(postingChanges).values(row).onConflictDoUpdate({ target: postingChanges.postingId, set: row });
  const [posting] = await tx
    .update(postings)
    .set({ ...change, version: sql`${postings.version} + 1` })
    .where(eq(postings.id, values.postingId))
    .returning();
  return posting as PostingRow;
}

/** Deletes the change that waits or was refused. */
export async function dropChange(tx: Executor, postingId: number): Promise<void> {
  await tx.delete(postingChanges).where(eq(postingChanges.postingId, postingId));
}

/** It waits no more; the employer reads why. */
export async function refuseChange(
  tx: Executor,
  postingId: number,
  { refusedAt, note }: Pick<PostingChangeRow, 'note'> & { refusedAt: Date },
): Promise<void> {
  await tx.update(postingChanges).set({ refusedAt, note }).where(eq(postingChanges.postingId, postingId));
}

/** The uploads that a change or a posting uses. */
export const uploadsOf = (row: Pick<PostingChangeRow, 'imageFileId' | 'fileId'> | null): string[] =>
  [row?.imageFileId, row?.fileId].filter((id): id is string => typeof id === 'string');

/** A posting whose search columns may have stayed in the database. */
type ReadPosting = Omit<PostingRow, 'search' | 'searchHead' | 'searchVersion'>;

/** The columns that the posting would have; questions that somebody has answered stay. */
const columnsOf = (posting: ReadPosting, { input, imageFileId, fileId }: PostingChangeRow, euroRate: number) => {
  const { productGroup: _type, productDuration: _days, ...columns } = toColumns(input, euroRate);
  const questions = posting.applicationCount > 0 ? posting.questions : input.questions;
  return { ...columns, questions, imageFileId, fileId };
};

/** The posting as it would be with what waits, for who decides about it. */
export const withChange = <Posting extends ReadPosting>(posting: Posting, change: PostingChangeRow): Posting => ({
  ...posting,
  ...columnsOf(posting, change, 1),
  salaryFilter: posting.salaryFilter,
});

/**
 * The posting says what waited from now on; returns it as written.
 * @param change what the decision changes besides
 */
export async function writeChange(
  tx: Executor,
  posting: PostingRow,
  waiting: PostingChangeRow,
  change: PostingChange,
  now: Date,
): Promise<PostingRow> {
  const employer = await readEmployer(tx, posting.employerId);
  const columns = columnsOf(posting, waiting, await lockEuroRate(tx));
  const questions = (await takesQuestions(tx, posting.productGroup)) ? columns.questions : posting.questions;
  const words = { ...columns, questions, updatedAt: now };
  const written = await writeWords(tx, posting.id, words, toSearchable(waiting.input, employer?.company ?? ''), change);
  await dropChange(tx, posting.id);
  return written;
}
