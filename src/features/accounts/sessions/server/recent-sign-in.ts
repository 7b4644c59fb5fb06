import type { Executor } from '#host/database/database.ts';
import type { Account } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { findRunningSession } from './session-store.ts';

/** For acts that would ask for the password, of an account that has none (rules.md#account-deletion). */
const recentMs = 5 * 60_000;

/** Throws `accounts.sign-in-again` unless the caller's session runs and began less than five minutes ago. */
export async function requireRecentSignIn(executor: Executor, account: Account, now: Date): Promise<void> {
  const session = await findRunningSession(executor, account, now);
  if (!session || now.getTime() - session.createdAt.getTime() >= recentMs) throw new Problem('accounts.sign-in-again');
}
