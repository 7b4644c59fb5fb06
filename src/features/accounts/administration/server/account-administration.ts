import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { Problem } from '#kit/problem.ts';
import type { AccountCompanies } from '../../server/account-companies.ts';
import { endSessionsOf } from '../../server/account-store.ts';
import { type AccountRow, accounts, accountTokens } from '../../server/account-table.ts';
import type { BlockEffects } from './user-ports.ts';
import { countUsers, findIdByEmail, findNames } from './user-store.ts';

/** Operations of administrators on accounts. All run in the caller's transaction; the caller checks permissions. */
export const createAccountAdministration = ({
  companies,
  erase,
  blockEffects,
}: {
  companies: AccountCompanies;
  blockEffects: () => BlockEffects;
  erase: (tx: Executor, account: AccountRow) => Promise<void>;
}) => ({
  /** Deletes the locked account with all its data, and mails a confirmation. */
  erase,
  /** Names of accounts, or of their companies, by id; deleted accounts are omitted. */
  namesOf: (executor: Executor, ids: string[]) => findNames(executor, ids, companies),
  idOfEmail: findIdByEmail,
  /** Counts all accounts except administrators'; `newThisWeek` counts those since the given time. */
  countUsers,

  /**
   * Locks the administrators who can sign in until the transaction ends, so that their number cannot change meanwhile.
   * Uses the weaker lock: rows that refer to an account can still be written.
   * @param by who acts; `forbidden` for one who was blocked meanwhile
   */
  async lockAdministrators(tx: Executor, by: string): Promise<AccountRow[]> {
    const administrators = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.accountType, 'admin'), isNull(accounts.blockedAt), isNotNull(accounts.emailVerifiedAt)))
      .orderBy(accounts.id)
      .for('no key update');
    if (!administrators.some(({ id }) => id === by)) throw new Problem('forbidden');
    return administrators;
  },

  /** Returns the account, locked until the transaction ends. */
  async lock(tx: Executor, accountId: string): Promise<AccountRow | null> {
    const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    return row ?? null;
  },

  /** Sets the time of the block; null unblocks. Sessions are not affected. */
  async setBlocked(tx: Executor, accountId: string, blockedAt: Date | null): Promise<void> {
    await tx.update(accounts).set({ blockedAt }).where(eq(accounts.id, accountId));
  },

  /**
   * Unblocks a locked account, with its company if that depends on it; returns details for the log.
   * @throws `administration.already-done`
   */
  async unblock(tx: Executor, account: AccountRow, by: string): Promise<{ postings: number } | undefined> {
    if (!account.blockedAt) throw new Problem('administration.already-done');
    await tx.update(accounts).set({ blockedAt: null }).where(eq(accounts.id, account.id));
    return blockEffects().unblocked(tx, account, by);
  },

  /** Ends every session; returns how many were active. */
  endSessions: (tx: Executor, accountId: string, now: Date) => endSessionsOf(tx, accountId, now),

  /** Deletes single-use tokens that expired before `until`; returns their number. */
  async deleteExpiredTokens(executor: Executor, until: Date): Promise<number> {
    const result = await executor.delete(accountTokens).where(lt(accountTokens.expiresAt, until));
    return result.rowCount ?? 0;
  },
});

export type AccountAdministration = ReturnType<typeof createAccountAdministration>;
