import type { EmployerRow } from '#features/employers/server/employer-table.ts';
import { lockEmployer, readDecidedCompany } from '#features/postings/server/posting-company.ts';
import { lockPosting } from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import type { EmployerActor } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';

/**
 * The company of who acts, held until the transaction ends; before its postings, as everywhere.
 * @throws 403 for one that was blocked or deleted since the request began
 */
export async function holdCompany(tx: Executor, { employerId }: EmployerActor): Promise<EmployerRow> {
  const employer = await lockEmployer(tx, employerId);
  if (!employer) throw new Problem('not-found');
  const { blocked } = await readDecidedCompany(tx, employerId);
  if (employer.deletedAt !== null || blocked) throw new Problem('forbidden');
  return employer;
}

/**
 * A posting of a locked company, locked as well.
 * @throws 404 for another company's
 */
export async function holdOwnPosting(
  tx: Executor,
  id: number,
  { employerId }: EmployerActor,
): Promise<PostingRow> {
  const posting = await lockPosting(tx, id);
  if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
  return posting;
}
