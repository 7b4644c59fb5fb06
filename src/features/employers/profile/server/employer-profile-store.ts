import { and, eq } from 'drizzle-orm';
import { type AccountRow, accounts } from '#features/accounts/server/account-table.ts';
import { type FileRow, files } from '#features/files/server/file-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { companyMembers, type EmployerRow, employers } from '../../server/employer-table.ts';

/** A company with the actor's account and its logo. */
export interface ProfileRows {
  employer: EmployerRow;
  account: AccountRow;
  logo: FileRow | null;
}

/** The actor's company and account; null when the actor is no longer a member. */
export async function findProfile(
  executor: Executor,
  { accountId, employerId }: EmployerActor,
): Promise<ProfileRows | null> {
  const [rows] = await executor
    .select({ employer: employers, account: accounts, logo: files })
    .from(employers)
    .innerJoin(companyMembers, eq(companyMembers.employerId, employers.id))
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .leftJoin(files, eq(files.id, employers.logoFileId))
    .where(and(eq(employers.id, employerId), eq(accounts.id, accountId)));
  return rows ?? null;
}

/** Locks the actor's company until the transaction ends; null when the actor is no longer a member. */
export async function lockCompany(tx: Executor, { accountId, employerId }: EmployerActor): Promise<EmployerRow | null> {
  const [row] = await tx
    .select({ employer: employers })
    .from(employers)
    .innerJoin(companyMembers, eq(companyMembers.employerId, employers.id))
    .where(and(eq(employers.id, employerId), eq(companyMembers.accountId, accountId)))
    .for('update', { of: employers });
  return row?.employer ?? null;
}
