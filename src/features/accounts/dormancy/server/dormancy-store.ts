import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type AccountRow, accounts } from '../../server/account-table.ts';

/** When an account was last used; its creation time if it never was. */
const activeAt = sql`coalesce(${accounts.lastActiveAt}, ${accounts.createdAt})`;

/** Verified candidate accounts that were not used since the given time and are not blocked. */
const dormantSince = (instant: Date): SQL | undefined =>
  and(
    eq(accounts.accountType, 'jobseeker'),
    isNotNull(accounts.emailVerifiedAt),
    isNull(accounts.blockedAt),
    sql`${activeAt} < ${instant.toISOString()}`,
  );

/** Signing in invalidates an earlier notification. */
const unnotified = or(isNull(accounts.dormantNotifiedAt), sql`${accounts.dormantNotifiedAt} <= ${activeAt}`);
const notifiedBefore = (instant: Date): SQL | undefined =>
  and(lt(accounts.dormantNotifiedAt, instant), sql`${accounts.dormantNotifiedAt} > ${activeAt}`);

/** Accounts whose owners must be notified, the longest dormant first. */
export async function listUnnotified(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(dormantSince(before), unnotified))
    .orderBy(asc(activeAt), asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Records that the owner is notified now; null if the account was used, deleted or notified meanwhile. */
export async function markNotified(
  tx: Executor,
  { id, before, now }: { id: string; before: Date; now: Date },
): Promise<AccountRow | null> {
  const [row] = await tx
    .update(accounts)
    .set({ dormantNotifiedAt: now })
    .where(and(eq(accounts.id, id), dormantSince(before), unnotified))
    .returning();
  return row ?? null;
}

/** Criteria for deletion: unused since `before`, owner notified before `notified`. */
export interface Expired {
  before: Date;
  notified: Date;
}

export async function listExpired(executor: Executor, { before, notified }: Expired, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(dormantSince(before), notifiedBefore(notified)))
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks the account until the transaction ends; null if it was used or deleted meanwhile. */
export async function lockExpired(tx: Executor, id: string, { before, notified }: Expired): Promise<AccountRow | null> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), dormantSince(before), notifiedBefore(notified)))
    .for('update');
  return row ?? null;
}
