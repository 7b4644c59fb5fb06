import type { Executor } from '#host/database/database.ts';
import type { Account } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { findRunningSession } from './session-store.ts';

/** Max age of a sign-in that replaces the password of an account without one (rules.md#account-deletion). */
const recentMs = 5 * 60_000;

/** Throws `accounts.sign-in-again` unless the caller's session is active and started less than five minutes ago. */
export async function requireRecentSignIn(executor: Executor, account: Account, now: Date): Promise<void> {
  const session = await findRunningSession(executor, account, now);
  if (!session || now.getTime() - session.createdAt.getTime() >= recentMs) throw new Problem('accounts.sign-in-again');
}
