import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { accounts, sessions } from '../../server/account-table.ts';

export type SessionRow = typeof sessions.$inferSelect;

const runningOf = (accountId: string, now: Date) =>
  and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Sessions that have neither ended nor expired, last used first. */
export const listRunningSessions = (executor: Executor, accountId: string, now: Date): Promise<SessionRow[]> =>
  executor
    .select()
    .from(sessions)
    .where(runningOf(accountId, now))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);

/** Finds an active session of this account. */
export async function findRunningSession(
  executor: Executor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<SessionRow | null> {
  const [session] = await executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), runningOf(accountId, now)));
  return session ?? null;
}

/** Ends an active session of this account; returns false if there is none with this id. */
export async function endOwnSession(
  executor: Executor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const result = await executor
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), runningOf(accountId, now)));
  return result.rowCount === 1;
}

/** Whether a session is active and its account may be used: one query by two primary keys. */
export async function isSessionAlive(
  executor: Executor,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const rows = await executor
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.id, sessionId), runningOf(accountId, now), isNull(accounts.blockedAt)));
  return rows.length === 1;
}
