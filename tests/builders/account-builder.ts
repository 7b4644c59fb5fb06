import { randomUUID } from 'node:crypto';
import { hashPassword } from '#features/accounts/passwords/server/passwords.ts';
import { insertAccount } from '#features/accounts/server/account-store.ts';
import type { AccountRow } from '#features/accounts/server/account-table.ts';
import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import type { AccountType } from '#kit/actor.ts';
import { testPassword } from '../support/test-password.ts';

/** What a builder needs: an application under test has it, and so has a browser test. */
export interface BuildContext {
  database: Database;
  clock: Clock;
}

export interface BuiltAccount {
  row: AccountRow;
  email: string;
  accountType: AccountType;
}

let passwordHash: Promise<string> | undefined;

/** An account that can log in with `testPassword`. */
export async function buildAccount(
  app: BuildContext,
  { accountType = 'jobseeker', ...change }: Partial<AccountRow> = {},
): Promise<BuiltAccount> {
  passwordHash ??= hashPassword(testPassword);
  const now = app.clock.now();
  const row = await insertAccount(app.database.executor, {
    accountType,
    email: `osoba-${randomUUID().slice(0, 8)}@primer.rs`,
    passwordHash: await passwordHash,
    name: 'Milica',
    lastName: 'Đorđević',
    emailVerifiedAt: now,
    createdAt: now,
    ...change,
  });
  return { row, email: row.email, accountType };
}
