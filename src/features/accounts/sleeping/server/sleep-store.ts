import { and, asc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { type AccountRow, accounts } from '../../server/account-table.ts';

/** When an account was last used; one that never was counts from its beginning. */
const activeAt = sql`coalesce(${accounts.lastActiveAt}, ${accounts.createdAt})`;

/** Candidates' accounts that nobody has used since an instant, in which nobody is kept from signing in. */
const asleepSince = (instant: Date): SQL | undefined =>
  and(
    eq(accounts.accountType, 'jobseeker'),
    isNotNull(accounts.emailVerifiedAt),
    isNull(accounts.blockedAt),
    sql`${activeAt} < ${instant.toISOString()}`,
  );

/** Signing in makes an earlier mail void. */
const untold = or(isNull(accounts.sleepAnnouncedAt), sql`${accounts.sleepAnnouncedAt} <= ${activeAt}`);
const toldBefore = (instant: Date): SQL | undefined =>
  and(lt(accounts.sleepAnnouncedAt, instant), sql`${accounts.sleepAnnouncedAt} > ${activeAt}`);

/** Accounts whose person has to be told, those that have been asleep longest first. */
export async function listToTell(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(asleepSince(before), untold))
    .orderBy(asc(activeAt), asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that the person of an account is told now; null when the account has awoken or gone, or was told meanwhile. */
export async function noteTold(
  tx: Executor,
  { id, before, now }: { id: string; before: Date; now: Date },
): Promise<AccountRow | null> {
  const [row] = await tx
    .update(accounts)
    .set({ sleepAnnouncedAt: now })
    .where(and(eq(accounts.id, id), asleepSince(before), untold))
    .returning();
  return row ?? null;
}

/** What is to be deleted: unused since one instant, told before another. */
export interface Overslept {
  before: Date;
  told: Date;
}

export async function listOverslept(
  executor: Executor,
  { before, told }: Overslept,
  limit: number,
): Promise<string[]> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(asleepSince(before), toldBefore(told)))
    .orderBy(asc(accounts.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The account, held until the transaction ends; null when it has awoken or gone meanwhile. */
export async function lockOverslept(
  tx: Executor,
  id: string,
  { before, told }: Overslept,
): Promise<AccountRow | null> {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), asleepSince(before), toldBefore(told)))
    .for('update');
  return row ?? null;
}
