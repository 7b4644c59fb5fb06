import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { companyMembers, employers } from '../../server/employer-table.ts';
import { companyAddresses } from './address-table.ts';

type AddressRow = typeof companyAddresses.$inferSelect;

/** Verified email addresses of the company's members. */
export async function listMemberAddresses(executor: Executor, employerId: number): Promise<string[]> {
  const rows = await executor
    .select({ email: accounts.email })
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.employerId, employerId), isNotNull(accounts.emailVerifiedAt)));
  return rows.map(({ email }) => email);
}

/** The company's additional notice addresses, confirmed or not. */
export const listRequested = (executor: Executor, employerId: number): Promise<AddressRow[]> =>
  executor
    .select()
    .from(companyAddresses)
    .where(eq(companyAddresses.employerId, employerId))
    .orderBy(asc(companyAddresses.email));

/** Records a link request. Without a token an earlier link remains valid; confirmed addresses are not changed. */
export async function upsertRequest(
  tx: Executor,
  values: Omit<typeof companyAddresses.$inferInsert, 'confirmedAt'>,
): Promise<void> {
  const { tokenHash, requestedBy, requestedAt, expiresAt } = values;
  await tx
    .insert(companyAddresses)
    .values(values)
    .onConflictDoUpdate({
      target: [companyAddresses.employerId, companyAddresses.email],
      set: { requestedBy, requestedAt, ...(tokenHash ? { tokenHash, expiresAt } : {}) },
      setWhere: isNull(companyAddresses.confirmedAt),
    });
}

export async function findByToken(
  executor: Executor,
  tokenHash: string,
): Promise<(AddressRow & { company: string }) | null> {
  const [row] = await executor
    .select({ address: companyAddresses, company: employers.company })
    .from(companyAddresses)
    .innerJoin(employers, eq(employers.id, companyAddresses.employerId))
    .where(and(eq(companyAddresses.tokenHash, tokenHash), isNull(employers.deletedAt)));
  return row ? { ...row.address, company: row.company } : null;
}

/** Returns false if the address was already confirmed. */
export async function markConfirmed(tx: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const result = await tx
    .update(companyAddresses)
    .set({ confirmedAt: now })
    .where(and(eq(companyAddresses.tokenHash, tokenHash), isNull(companyAddresses.confirmedAt)));
  return result.rowCount === 1;
}

/** Deletes unconfirmed addresses whose link expired before `until`. */
export async function deleteUnconfirmed(executor: Executor, until: Date): Promise<void> {
  await executor
    .delete(companyAddresses)
    .where(and(isNull(companyAddresses.confirmedAt), lt(companyAddresses.expiresAt, until)));
}
