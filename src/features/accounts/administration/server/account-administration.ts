import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import type { AccountCompanies } from '../../server/account-companies.ts';
import { endSessionsOf } from '../../server/account-store.ts';
import { type AccountRow, accounts, accountTokens } from '../../server/account-table.ts';
import { countUsers, findIdByEmail, findNames } from './user-store.ts';

/** What administrators may do to accounts. All in the caller's transaction; the caller checks permissions. */
export interface AccountAdministration {
  /**
   * The administrators who can sign in, locked until the transaction ends, so that their number cannot change
   * meanwhile.
   */
  lockAdministrators(tx: Executor): Promise<AccountRow[]>;
  /** The account, locked until the transaction ends. */
  lock(tx: Executor, accountId: string): Promise<AccountRow | null>;
  /** Blocks from a moment on, or with null no more. Sessions are not touched. */
  setBlocked(tx: Executor, accountId: string, blockedAt: Date | null): Promise<void>;
  /** Ends every session; returns how many were running. */
  endSessions(tx: Executor, accountId: string, now: Date): Promise<number>;
  /** Deletes single-use tokens that expired before `until`; returns how many. */
  forgetTokens(executor: Executor, until: Date): Promise<number>;
  /** Deletes the locked account with everything in it, and mails that it is done. */
  erase(tx: Executor, account: AccountRow): Promise<void>;
  /** Names of accounts, or of their companies, by id; deleted ones are missing. */
  namesOf(executor: Executor, ids: string[]): ReturnType<typeof findNames>;
  idOfEmail(executor: Executor, email: string): Promise<string | null>;
  /** Numbers over all accounts but administrators'; `newThisWeek` are those since the moment. */
  countUsers(executor: Executor, since: Date): ReturnType<typeof countUsers>;
}

export const createAccountAdministration = ({
  companies,
  erase,
}: {
  companies: AccountCompanies;
  erase: AccountAdministration['erase'];
}): AccountAdministration => ({
  erase,
  namesOf: (executor, ids) => findNames(executor, ids, companies),
  idOfEmail: findIdByEmail,
  countUsers,

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
});
