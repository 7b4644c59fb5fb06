import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { accounts, externalIdentities } from '../../server/account-table.ts';

export type IdentityRow = typeof externalIdentities.$inferSelect;

/** Id of the account connected to a provider's identity. */
export async function findAccountOfIdentity(
  executor: Executor,
  provider: string,
  subject: string,
): Promise<string | null> {
  const [row] = await executor
    .select({ accountId: externalIdentities.accountId })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)));
  return row?.accountId ?? null;
}

/** Whether an account of any kind has the address. */
export async function emailIsTaken(executor: Executor, email: string): Promise<boolean> {
  const rows = await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return rows.length > 0;
}

export const listIdentities = (executor: Executor, accountId: string): Promise<IdentityRow[]> =>
  executor
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.accountId, accountId))
    .orderBy(asc(externalIdentities.createdAt));

export async function insertIdentity(executor: Executor, values: Omit<IdentityRow, 'id'>): Promise<void> {
  await executor.insert(externalIdentities).values(values);
}

/** Returns false if the account is not connected to the provider. */
export async function deleteIdentity(executor: Executor, accountId: string, provider: string): Promise<boolean> {
  const result = await executor
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.accountId, accountId), eq(externalIdentities.provider, provider)));
  return result.rowCount === 1;
}
