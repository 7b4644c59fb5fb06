import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import { lockEmployer, readDecidedCompany } from '#features/postings/server/posting-company.ts';
import { lockPosting } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { lockDrafts } from '../../drafts/server/new-drafts.ts';

/**
 * Locks the caller's company until the transaction ends, and the drafts of the account. Account, company, postings:
 * every transaction locks in this order, so that no two deadlock.
 * @throws 403 for one that was blocked or deleted since the request began
 */
export async function lockCompany(tx: Executor, actor: EmployerActor): Promise<EmployerRow> {
  const { employerId } = actor;
  await lockDrafts(tx, actor);
  const employer = await lockEmployer(tx, employerId);
  if (!employer) throw new Problem('not-found');
  const { blocked } = await readDecidedCompany(tx, employerId);
  if (employer.deletedAt !== null || blocked) throw new Problem('forbidden');
  return employer;
}

/**
 * Locks a posting of a locked company.
 * @throws 404 for another company's
 */
export async function lockOwnPosting(tx: Executor, id: number, { employerId }: EmployerActor): Promise<PostingRow> {
  const posting = await lockPosting(tx, id);
  if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
  return posting;
}
