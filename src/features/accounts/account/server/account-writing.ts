import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import { Problem } from '#kit/problem.ts';
import { hashPassword } from '../../passwords/server/passwords.ts';
import * as store from '../../server/account-store.ts';

interface NewAccount {
  accountType: 'jobseeker' | 'employer' | 'admin';
  email: string;
  password: string;
  name: string;
  lastName: string;
  emailVerified: boolean;
}

export type PreparedAccount = Parameters<typeof store.insertAccount>[1];

/** Creates and renames accounts, for commands, demo data and this feature's rooms. */
export const createAccountWriting = ({ clock }: { clock: Clock }) => ({
  /** Hashes the password, so call it outside a transaction. */
  async prepare({ password, emailVerified, email, ...rest }: NewAccount): Promise<PreparedAccount> {
    const now = clock.now();
    return {
      ...rest,
      email: email.toLowerCase(),
      passwordHash: await hashPassword(password),
      emailVerifiedAt: emailVerified ? now : null,
      createdAt: now,
    };
  },

  /** Changes a person's names and locks the account in the caller's transaction. Throws 401 if it is deleted. */
  async rename(tx: Executor, accountId: string, names: { name: string; lastName: string }): Promise<void> {
    if (!(await store.renameAccount(tx, accountId, names))) throw new Problem('unauthorized');
  },

  /** Inserts a prepared account without sending mail. Returns its id. */
  insert: async (tx: Executor, account: PreparedAccount): Promise<string> =>
    (await store.insertAccount(tx, account)).id,
});

export type AccountWriting = ReturnType<typeof createAccountWriting>;
