import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type AccountRow, accounts, accountTokens } from '../../server/account-table.ts';

/**
 * Sets a new password if the account is unchanged since it was checked: not blocked or deleted and with the same
 * password. Invalidates mailed links for setting one. Returns false if the account has changed.
 */
export async function replacePassword(tx: Executor, checked: AccountRow, passwordHash: string): Promise<boolean> {
  const result = await tx
    .update(accounts)
    .set({ passwordHash })
    .where(
      and(
        eq(accounts.id, checked.id),
        isNull(accounts.blockedAt),
        sql`${accounts.passwordHash} is not distinct from ${checked.passwordHash}`,
      ),
    );
  if (result.rowCount !== 1) return false;
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.accountId, checked.id), eq(accountTokens.purpose, 'reset-password')));
  return true;
}
