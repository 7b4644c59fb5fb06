import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AccountType } from '#kit/actor.ts';
import { fold } from '#kit/serbian-text.ts';
import { type AccountRow, accounts, refreshTokens, sessions } from './account-table.ts';

export async function findAccountByEmail(
  executor: Executor,
  email: string,
  accountType: AccountType,
): Promise<AccountRow | null> {
  const [row] = await executor
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.accountType, accountType)));
  return row ?? null;
}

/** Finds the account with the address, of any type, and locks it until the transaction ends. */
export async function findAnyAccountByEmail(tx: Executor, email: string): Promise<AccountRow | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
  return account ?? null;
}

/** Finds the account without locking it. */
export async function readAccountByEmail(executor: Executor, email: string): Promise<AccountRow | null> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.email, email));
  return account ?? null;
}

/** Marks the address as verified. Null if the account is deleted. */
export async function markVerified(tx: Executor, id: string, now: Date): Promise<AccountRow | null> {
  const [row] = await tx
    .update(accounts)
    .set({ emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()})` })
    .where(eq(accounts.id, id))
    .returning();
  return row ?? null;
}

/** Sets a password by a mailed link, which also verifies the address. Null if the account is blocked or deleted. */
export async function setPasswordByMail(
  tx: Executor,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<AccountRow | null> {
  const [row] = await tx
    .update(accounts)
    .set({
      passwordHash,
      emailVerifiedAt: sql`coalesce(${accounts.emailVerifiedAt}, ${now.toISOString()})`,
    })
    .where(and(eq(accounts.id, id), isNull(accounts.blockedAt)))
    .returning();
  return row ?? null;
}

export async function findAccount(executor: Executor, id: string): Promise<AccountRow | null> {
  const [row] = await executor.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

const searchFolded = ({ name, lastName, email }: typeof accounts.$inferInsert): string =>
  fold([name, lastName, email].join(' '));

export async function insertAccount(executor: Executor, values: typeof accounts.$inferInsert): Promise<AccountRow> {
  const [row] = await executor
    .insert(accounts)
    .values({
      // Mail for each application is opt-in; updates on one's own applications are not.
      applicationNotifications: values.accountType === 'jobseeker',
      ...values,
      searchFolded: searchFolded(values),
    })
    .returning();
  return row as AccountRow;
}

/** Changes a person's names; the row is locked until the transaction ends. Returns false if the account is deleted. */
export async function renameAccount(
  tx: Executor,
  id: string,
  names: { name: string; lastName: string },
): Promise<boolean> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) return false;
  await tx
    .update(accounts)
    .set({ ...names, searchFolded: searchFolded({ ...account, ...names }) })
    .where(eq(accounts.id, id));
  return true;
}

export async function insertSession(executor: Executor, values: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await executor.insert(sessions).values(values).returning({ id: sessions.id });
  return (row as { id: string }).id;
}

export async function insertRefreshToken(
  executor: Executor,
  tokenHash: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await executor.insert(refreshTokens).values({ tokenHash, sessionId, createdAt: now });
}

export interface KnownToken {
  sessionId: string;
  accountId: string;
  replacedAt: Date | null;
  /** One of the tokens issued after its replacement has also been replaced. */
  successorReplaced: boolean;
  sessionExpiresAt: Date;
}

/** Finds a token of a session that has not ended or expired. `lock` serializes parallel refreshes. */
export async function findRefreshToken(
  executor: Executor,
  tokenHash: string,
  now: Date,
  lock: boolean,
): Promise<KnownToken | null> {
  const query = executor
    .select({
      sessionId: sessions.id,
      accountId: sessions.accountId,
      replacedAt: refreshTokens.replacedAt,
      successorReplaced: sql<boolean>`exists (select from ${refreshTokens} as later
        where later.session_id = ${sessions.id} and later.created_at >= ${refreshTokens.replacedAt}
          and later.replaced_at > ${refreshTokens.replacedAt})`,
      sessionExpiresAt: sessions.expiresAt,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(sessions.endedAt), gt(sessions.expiresAt, now)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

/**
 * Marks a token as replaced, and with it the session's other tokens that were issued before `youngSince`: if a token
 * was used twice within the grace period, only one of its successors remains valid.
 */
export async function replaceRefreshTokens(
  executor: Executor,
  { tokenHash, sessionId, youngSince, now }: { tokenHash: string; sessionId: string; youngSince: Date; now: Date },
): Promise<void> {
  await executor
    .update(refreshTokens)
    .set({ replacedAt: now })
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        isNull(refreshTokens.replacedAt),
        or(eq(refreshTokens.tokenHash, tokenHash), lt(refreshTokens.createdAt, youngSince)),
      ),
    );
}

export async function touchSession(executor: Executor, sessionId: string, now: Date, expiresAt: Date): Promise<void> {
  await executor.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, sessionId));
}

/** Records that an account is in use; once a day, so that its row is not written on every refresh. */
export async function recordActivity(executor: Executor, accountId: string, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await executor
    .update(accounts)
    .set({ lastActiveAt: now })
    .where(and(eq(accounts.id, accountId), or(isNull(accounts.lastActiveAt), lt(accounts.lastActiveAt, dayAgo))));
}

export async function endSession(executor: Executor, sessionId: string, now: Date): Promise<void> {
  await executor
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

/** Ends all of an account's sessions, or all but one. Returns how many were active. */
export async function endSessionsOf(
  executor: Executor,
  accountId: string,
  now: Date,
  exceptSessionId?: string,
): Promise<number> {
  const result = await executor
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        exceptSessionId === undefined ? undefined : ne(sessions.id, exceptSessionId),
      ),
    );
  return result.rowCount ?? 0;
}

/**
 * Records a sign-in if the account is unchanged since it was checked: not blocked or deleted and with the same
 * password. Waits for a change in progress. Returns false if the account has changed.
 */
export async function recordSignIn(executor: Executor, checked: AccountRow, now: Date): Promise<boolean> {
  const result = await executor
    .update(accounts)
    .set({ lastSignedInAt: now, lastActiveAt: now })
    .where(
      and(
        eq(accounts.id, checked.id),
        isNull(accounts.blockedAt),
        sql`${accounts.passwordHash} is not distinct from ${checked.passwordHash}`,
      ),
    );
  return result.rowCount === 1;
}

/** Deletes sessions that ended or expired before `until`. */
export async function deleteOldSessions(executor: Executor, until: Date): Promise<number> {
  const result = await executor
    .delete(sessions)
    .where(lt(sql`coalesce(${sessions.endedAt}, ${sessions.expiresAt})`, until.toISOString()));
  return result.rowCount ?? 0;
}

/** Deletes refresh tokens of active sessions that were replaced before `until`; they are then treated as unknown. */
export async function deleteReplacedTokens(executor: Executor, until: Date): Promise<void> {
  await executor.delete(refreshTokens).where(lt(refreshTokens.replacedAt, until));
}

/** Records a permanent rejection by the address (no such recipient). The time of the first one is preserved. */
export async function recordMailRefused(tx: Executor, id: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ mailRefusedAt: now })
    .where(and(eq(accounts.id, id), isNull(accounts.mailRefusedAt)));
}

/** Whether the account's address has permanently rejected mail. */
export async function isUndeliverable(executor: Executor, id: string): Promise<boolean> {
  const [row] = await executor.select({ refusedAt: accounts.mailRefusedAt }).from(accounts).where(eq(accounts.id, id));
  return (row?.refusedAt ?? null) !== null;
}
