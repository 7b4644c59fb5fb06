import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { lockEuroRate } from './pay-store.ts';
import { type PostingChangeRow, postingChanges } from './posting-change-table.ts';
import { readEmployer } from './posting-company.ts';
import { takesQuestions } from './posting-period-store.ts';
import { type PostingChange, writeWords } from './posting-store.ts';
import { type PostingRow, postings } from './posting-table.ts';
import { toColumns, toSearchable } from './posting-values.ts';

/* Changes of a live posting that await approval, or were refused (rules.md#reviewed-changes). */

/** The pending or refused change of a posting; a caller that decides about it has locked the posting. */
export async function findChange(executor: Executor, postingId: number): Promise<PostingChangeRow | null> {
  const [row] = await executor.select().from(postingChanges).where(eq(postingChanges.postingId, postingId));
  return row ?? null;
}

/** Stores a change, replacing a pending one, and increases the posting's version. */
export async function saveChange(
  tx: Executor,
  values: Pick<PostingChangeRow, 'postingId' | 'input' | 'imageFileId' | 'fileId' | 'askedAt'>,
  change: PostingChange,
): Promise<PostingRow> {
  const row = { ...values, refusedAt: null, note: '', decisionId: null };
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

/** Marks the change as refused by a decision; without one it is pending again. */
export async function refuseChange(
  tx: Executor,
  postingId: number,
  refusal: Pick<PostingChangeRow, 'refusedAt' | 'decisionId'>,
): Promise<void> {
  await tx.update(postingChanges).set(refusal).where(eq(postingChanges.postingId, postingId));
}

/** Ids of the uploads used by a change or a posting. */
export const uploadsOf = (row: Pick<PostingChangeRow, 'imageFileId' | 'fileId'> | null): string[] =>
  [row?.imageFileId, row?.fileId].filter((id): id is string => typeof id === 'string');

/** A posting possibly read without its search columns. */
type ReadPosting = Omit<PostingRow, 'search' | 'searchHead' | 'searchVersion'>;

/** The columns that the posting would have; questions that somebody has answered are unchanged. */
const columnsOf = (posting: ReadPosting, { input, imageFileId, fileId }: PostingChangeRow, euroRate: number) => {
  const { productGroup: _type, productDuration: _days, ...columns } = toColumns(input, euroRate);
  const questions = posting.applicationCount > 0 ? posting.questions : input.questions;
  return { ...columns, questions, imageFileId, fileId };
};

/** The posting with its pending change applied, for whoever decides about it. */
export const withChange = <Posting extends ReadPosting>(posting: Posting, change: PostingChangeRow): Posting => ({
  ...posting,
  ...columnsOf(posting, change, 1),
  salaryFilter: posting.salaryFilter,
});

/**
 * Applies a pending change to the posting; returns it as written.
 * @param change further columns changed by the decision
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
