import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { type ListedDraft, maxDrafts } from '../fields.ts';
import { type DraftRow, postingDrafts, waitingDrafts } from './draft-table.ts';

/* Drafts of new postings: the one opened last is stored among the drafts of all kinds, the others in a table of
   their own (rules.md#drafts). */

type Owner = Pick<EmployerActor, 'accountId'>;

const open = ({ accountId }: Owner) => and(eq(postingDrafts.accountId, accountId), eq(postingDrafts.kind, 'create'));
const waiting = ({ accountId }: Owner, draftId: string) =>
  and(eq(waitingDrafts.accountId, accountId), eq(waitingDrafts.draftId, draftId));

/** Locks the drafts of an account until the transaction ends, so that none is between the two tables. */
export async function lockDrafts(tx: Executor, { accountId }: Owner): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** Number of drafts of new postings of an account. */
export const countNewDrafts = async (executor: Executor, owner: Owner): Promise<number> =>
  (await executor.$count(postingDrafts, open(owner))) +
  (await executor.$count(waitingDrafts, eq(waitingDrafts.accountId, owner.accountId)));

/** Drafts of new postings, last saved first. */
export async function listNewDrafts(executor: Executor, owner: Owner): Promise<ListedDraft[]> {
  const listed = (table: typeof postingDrafts | typeof waitingDrafts) => ({
    id: table.draftId,
    positionTitle: sql<string>`trim(${table.values} ->> 'positionTitle')`,
    productGroup: sql<ListedDraft['productGroup']>`nullif(${table.values} ->> 'productGroup', '')`,
    savedAt: table.savedAt,
  });
  const rows = [
    ...(await executor.select(listed(postingDrafts)).from(postingDrafts).where(open(owner))),
    ...(await executor
      .select(listed(waitingDrafts))
      .from(waitingDrafts)
      .where(eq(waitingDrafts.accountId, owner.accountId))),
  ];
  return rows
    .toSorted((one, other) => Number(other.savedAt) - Number(one.savedAt) || (one.id < other.id ? -1 : 1))
    .map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }));
}

/**
 * Opens the draft with this id and stores the previously open one among the waiting ones. Without such a draft none is
 * open. The caller has locked the drafts.
 */
export async function openNewDraft(tx: Executor, owner: Owner, draftId: string): Promise<DraftRow | null> {
  const [current] = await tx.select().from(postingDrafts).where(open(owner));
  if (current?.draftId === draftId) return current;
  if (current) {
    const { kind: _, ...row } = current;
    await tx.insert(waitingDrafts).values(row);
    await tx.delete(postingDrafts).where(open(owner));
  }
  const [row] = await tx.delete(waitingDrafts).where(waiting(owner, draftId)).returning();
  if (row) await tx.insert(postingDrafts).values({ ...row, kind: 'create' });
  return row ?? null;
}

/** @throws 409 `postings.drafts-full` when the maximum is reached; the caller has locked the drafts */
export async function checkRoom(tx: Executor, owner: Owner): Promise<void> {
  if ((await countNewDrafts(tx, owner)) >= maxDrafts) throw new Problem('postings.drafts-full');
}

/** Deletes one draft of a new posting, open or not; false when there is none. */
export async function deleteNewDraft(executor: Executor, owner: Owner, draftId: string): Promise<boolean> {
  const ended = await executor
    .delete(postingDrafts)
    .where(and(open(owner), eq(postingDrafts.draftId, draftId)))
    .returning({ id: postingDrafts.draftId });
  const waited = await executor
    .delete(waitingDrafts)
    .where(waiting(owner, draftId))
    .returning({ id: waitingDrafts.draftId });
  return ended.length + waited.length > 0;
}
