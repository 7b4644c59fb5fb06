import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { accounts, sessions } from '#features/accounts/server/account-table.ts';
import { notifications } from '#features/notifications/server/notification-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { LocalDay } from '#kit/dates.ts';
import type { PushKind } from '../push-kinds.ts';
import { pushChoices, pushDays, pushSubscriptions, pushWaiting } from './push-table.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** Maximum number of devices of an account. */
const maxDevices = 5;
/** Maximum number of notifications in a push; more are not counted. */
const maxInPush = 100;

/** How a device is named to its account: nobody can send anything to it by that. */
export const deviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);

const runningSession = (now: Date) => and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** Subscriptions whose session has not ended; of a blocked account none. */
const running = (executor: Executor, now: Date) =>
  executor
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(and(runningSession(now), isNull(accounts.blockedAt)));

/** The account's running subscriptions, oldest first. */
export const listSubscriptions = (executor: Executor, accountId: string, now: Date): Promise<SubscriptionRow[]> =>
  executor
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, accountId), inArray(pushSubscriptions.id, running(executor, now))))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));

/** A running subscription with its account's type and language; null if it has ended. */
export async function findSubscription(executor: Executor, id: string, now: Date) {
  const [row] = await executor
    .select({
      subscription: pushSubscriptions,
      accountType: accounts.accountType,
      language: accounts.mailLanguage,
    })
    .from(pushSubscriptions)
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(and(eq(pushSubscriptions.id, id), inArray(pushSubscriptions.id, running(executor, now))));
  return row ?? null;
}

/** Stores a browser's subscription; one that another account had on that browser is now this account's. */
export async function saveSubscription(
  tx: Executor,
  row: Omit<typeof pushSubscriptions.$inferInsert, 'id' | 'sentAt' | 'failingSince'>,
): Promise<void> {
  const fresh = { ...row, sentAt: null, failingSince: null };
  await tx
    .insert(pushSubscriptions)
    .values(fresh)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: fresh });
  const newest = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, row.accountId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .limit(maxDevices);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.accountId, row.accountId), notInArray(pushSubscriptions.id, newest)));
}

export async function deleteSubscription(executor: Executor, id: string): Promise<void> {
  await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Deletes subscriptions whose session has ended. */
export async function deleteEnded(executor: Executor, now: Date): Promise<void> {
  const ended = executor
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(isNotNull(sessions.endedAt), lte(sessions.expiresAt, now)));
  await executor.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended));
}

/** Notes whether a message was accepted for a subscription. */
export async function recordAttempt(
  executor: Executor,
  { id }: Pick<SubscriptionRow, 'id'>,
  change: Pick<SubscriptionRow, 'failingSince'> & Partial<Pick<SubscriptionRow, 'sentAt'>>,
): Promise<void> {
  await executor.update(pushSubscriptions).set(change).where(eq(pushSubscriptions.id, id));
}

export async function listChoices(executor: Executor, accountId: string): Promise<PushKind[]> {
  const rows = await executor
    .select({ kind: pushChoices.kind })
    .from(pushChoices)
    .where(eq(pushChoices.accountId, accountId))
    .orderBy(asc(pushChoices.kind));
  return rows.map(({ kind }) => kind);
}

/** Turns a kind on or off; off, what waits of it is not sent. */
export async function setChoice(
  tx: Executor,
  accountId: string,
  { kind, on }: { kind: PushKind; on: boolean },
): Promise<void> {
  if (on) await tx.insert(pushChoices).values({ accountId, kind }).onConflictDoNothing();
  else await tx.delete(pushChoices).where(and(eq(pushChoices.accountId, accountId), eq(pushChoices.kind, kind)));
}

/** Queues the push of notifications just written, where it is on for their kind. */
export async function queuePush(tx: Executor, notificationIds: readonly number[]): Promise<void> {
  const wanted = tx
    .select({ notificationId: notifications.id, accountId: notifications.accountId })
    .from(notifications)
    .innerJoin(
      pushChoices,
      and(eq(pushChoices.accountId, notifications.accountId), eq(pushChoices.kind, notifications.kind)),
    )
    .where(inArray(notifications.id, [...notificationIds]));
  await tx.insert(pushWaiting).select(wanted).onConflictDoNothing();
}

/** Accounts for which something waits. */
export async function listWaitingAccounts(executor: Executor, limit: number): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ accountId: pushWaiting.accountId })
    .from(pushWaiting)
    .orderBy(asc(pushWaiting.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}

/** Which of these notifications are still unread, of a kind that is on; newest first. */
export const stillWanted = (executor: Executor, ids: readonly number[]) =>
  executor
    .select({ id: notifications.id, kind: notifications.kind, path: notifications.path })
    .from(notifications)
    .innerJoin(
      pushChoices,
      and(eq(pushChoices.accountId, notifications.accountId), eq(pushChoices.kind, notifications.kind)),
    )
    .where(and(inArray(notifications.id, [...ids]), isNull(notifications.readAt)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(maxInPush);

/** Takes all that waits for an account; returns the ids of what is still wanted. */
export async function claimWaiting(tx: Executor, accountId: string): Promise<number[]> {
  const taken = await tx
    .delete(pushWaiting)
    .where(eq(pushWaiting.accountId, accountId))
    .returning({ id: pushWaiting.notificationId });
  if (taken.length === 0) return [];
  const ids = taken.map(({ id }) => id);
  return (await stillWanted(tx, ids)).map(({ id }) => id);
}

/** Locks the account's count of a day until the transaction ends, and returns it. */
export async function lockDay(tx: Executor, accountId: string, day: LocalDay): Promise<number> {
  const [row] = await tx
    .insert(pushDays)
    .values({ accountId, day, sent: 0 })
    .onConflictDoUpdate({
      target: pushDays.accountId,
      set: { day, sent: sql`case when ${pushDays.day} = ${day} then ${pushDays.sent} else 0 end` },
    })
    .returning({ sent: pushDays.sent });
  return row?.sent ?? 0;
}

export async function countPush(tx: Executor, accountId: string): Promise<void> {
  await tx
    .update(pushDays)
    .set({ sent: sql`${pushDays.sent} + 1` })
    .where(eq(pushDays.accountId, accountId));
}
