import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { endSessionsOf } from './account-store.ts';
import { type AccountRow, accounts, accountTokens } from './account-table.ts';

/** What administrators may do to accounts. All in the caller's transaction; who may do it is the caller's policy. */
export interface AccountAdministration {
  /** The administrators who can sign in, locked until the transaction ends, so that their number cannot change meanwhile. */
  lockAdministrators(tx: Executor): Promise<AccountRow[]>;
  /** The account, locked until the transaction ends. */
  lock(tx: Executor, accountId: string): Promise<AccountRow | null>;
  /** Blocks from a moment on, or with null no more. Sessions are not touched. */
  setBlocked(tx: Executor, accountId: string, blockedAt: Date | null): Promise<void>;
  /** Ends every session; answers how many were running. */
  endSessions(tx: Executor, accountId: string, now: Date): Promise<number>;
  /** Forgets single-use tokens that ran out before `until`; answers how many. */
  forgetTokens(executor: Executor, until: Date): Promise<number>;
  /** Deletes the locked account with everything in it, and mails that it is done. */
  erase(tx: Executor, account: AccountRow): Promise<void>;
}

export const accountAdministration: Omit<AccountAdministration, 'erase'> = {
  // The weaker lock: rows that refer to an account may be written while it is held.
  lockAdministrators: (tx) =>
    tx
      .select()
      .from(accounts)
      .where(
        and(
          eq(accounts.accountType, 'admin'),
          isNull(accounts.blockedAt),
          isNotNull(accounts.emailVerifiedAt),
        ),
      )
      .orderBy(accounts.id)
      .for('no key update'),

  async lock(tx, accountId) {
    const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    return row ?? null;
  },

  async setBlocked(tx, accountId, blockedAt) {
    await tx.update(accounts).set({ blockedAt }).where(eq(accounts.id, accountId));
  },

  endSessions: (tx, accountId, now) => endSessionsOf(tx, accountId, now),

  async forgetTokens(executor, until) {
    const result = await executor.delete(accountTokens).where(lt(accountTokens.expiresAt, until));
    return result.rowCount ?? 0;
  },
};
