import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AccountCompanies } from '../../server/account-companies.ts';
import { endSessionsOf } from '../../server/account-store.ts';
import { type AccountRow, accounts, accountTokens } from '../../server/account-table.ts';
import { countUsers, findIdByEmail, findNames } from './user-store.ts';

/** What administrators may do to accounts. All in the caller's transaction; the caller checks permissions. */
export const createAccountAdministration = ({
  companies,
  erase,
}: {
  companies: AccountCompanies;
  erase: (tx: Executor, account: AccountRow) => Promise<void>;
}) => ({
  /** Deletes the locked account with everything in it, and mails that it is done. */
  erase,
  /** Names of accounts, or of their companies, by id; deleted ones are missing. */
  namesOf: (executor: Executor, ids: string[]) => findNames(executor, ids, companies),
  idOfEmail: findIdByEmail,
  /** Numbers over all accounts but administrators'; `newThisWeek` are those since the moment. */
  countUsers,

  /**
   * The administrators who can sign in, locked until the transaction ends, so that their number cannot change
   * meanwhile. The weaker lock: rows that refer to an account may be written while it is held.
   */
  lockAdministrators: (tx: Executor): Promise<AccountRow[]> =>
    tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.accountType, 'admin'), isNull(accounts.blockedAt), isNotNull(accounts.emailVerifiedAt)))
      .orderBy(accounts.id)
      .for('no key update'),

  /** The account, locked until the transaction ends. */
  async lock(tx: Executor, accountId: string): Promise<AccountRow | null> {
    const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    return row ?? null;
  },

  /** Blocks from a moment on, or with null no more. Sessions are not touched. */
  async setBlocked(tx: Executor, accountId: string, blockedAt: Date | null): Promise<void> {
    await tx.update(accounts).set({ blockedAt }).where(eq(accounts.id, accountId));
  },

  /** Ends every session; returns how many were running. */
  endSessions: (tx: Executor, accountId: string, now: Date) => endSessionsOf(tx, accountId, now),

  /** Deletes single-use tokens that expired before `until`; returns how many. */
  async deleteExpiredTokens(executor: Executor, until: Date): Promise<number> {
    const result = await executor.delete(accountTokens).where(lt(accountTokens.expiresAt, until));
    return result.rowCount ?? 0;
  },
});

export type AccountAdministration = ReturnType<typeof createAccountAdministration>;
