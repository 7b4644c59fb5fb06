import { and, asc, eq, gt, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { leaseMs } from './mail-schedule.ts';
import { type MailAttemptRow, type MailRow, mailAttempts, mailMessages } from './mail-table.ts';

/** Neither sent nor failed for good. */
export const waiting = inArray(mailMessages.state, ['queued', 'retrying']);

/**
 * Suspends mails that wait to be sent, after a restore: the site may have sent them after the backup was made
 * (rules.md#restored-mail). Returns how many.
 */
export async function suspendWaitingMails(tx: Executor): Promise<number> {
  const result = await tx.update(mailMessages).set({ state: 'held', nextAttemptAt: null }).where(waiting);
  return result.rowCount ?? 0;
}

export async function insertMail(executor: Executor, values: typeof mailMessages.$inferInsert): Promise<string> {
  const [row] = await executor.insert(mailMessages).values(values).returning({ id: mailMessages.id });
  return (row as { id: string }).id;
}

/**
 * Locks a recipient until the transaction ends, so that only one transaction at a time counts and writes their mails.
 */
export async function lockRecipient(tx: Executor, recipient: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${recipient}`}, 0))`);
}

/** Counts mails of these templates to an address since then, in any state. */
export const countSince = (tx: Executor, recipient: string, templates: string[], since: Date): Promise<number> =>
  tx.$count(
    mailMessages,
    and(
      eq(mailMessages.recipient, recipient),
      inArray(mailMessages.template, templates),
      gt(mailMessages.createdAt, since),
    ),
  );

export async function findMail(executor: Executor, id: string): Promise<MailRow | null> {
  const [row] = await executor.select().from(mailMessages).where(eq(mailMessages.id, id));
  return row ?? null;
}

export async function updateMail(executor: Executor, id: string, change: Partial<Omit<MailRow, 'id'>>): Promise<void> {
  await executor.update(mailMessages).set(change).where(eq(mailMessages.id, id));
}

/** Reserves a mail for its `attempt`-th attempt. Null: another worker has that attempt, or the mail no longer waits. */
export async function claimMail(executor: Executor, id: string, attempt: number, now: Date): Promise<MailRow | null> {
  const [row] = await executor
    .update(mailMessages)
    .set({ attempts: attempt, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(and(eq(mailMessages.id, id), eq(mailMessages.attempts, attempt - 1), waiting))
    .returning();
  return row ?? null;
}

export async function insertAttempt(executor: Executor, values: typeof mailAttempts.$inferInsert): Promise<void> {
  await executor.insert(mailAttempts).values(values);
}

export const attemptsOf = (executor: Executor, mailId: string): Promise<MailAttemptRow[]> =>
  executor.select().from(mailAttempts).where(eq(mailAttempts.mailId, mailId)).orderBy(asc(mailAttempts.id));

/** Deletes the servers' responses to a mail, which may contain the recipient's address. */
export async function deleteAttemptTexts(executor: Executor, mailId: string): Promise<void> {
  await executor.update(mailAttempts).set({ error: null }).where(eq(mailAttempts.mailId, mailId));
}

/** Mails that were due before `until` and have not been attempted. */
export const findOverdue = (
  executor: Executor,
  until: Date,
  limit: number,
): Promise<{ id: string; attempts: number }[]> =>
  executor
    .select({ id: mailMessages.id, attempts: mailMessages.attempts })
    .from(mailMessages)
    .where(
      and(waiting, lt(sql`coalesce(${mailMessages.nextAttemptAt}, ${mailMessages.createdAt})`, until.toISOString())),
    )
    .orderBy(asc(mailMessages.createdAt))
    .limit(limit);

/** Records the first opening of a link, and returns its mail; unknown hashes and later openings change nothing. */
export async function recordOpened(
  executor: Executor,
  linkTokenHash: string,
  now: Date,
): Promise<Pick<MailRow, 'id' | 'template'> | null> {
  const [opened] = await executor
    .update(mailMessages)
    .set({ openedAt: now })
    .where(and(eq(mailMessages.linkTokenHash, linkTokenHash), isNull(mailMessages.openedAt)))
    .returning({ id: mailMessages.id, template: mailMessages.template });
  return opened ?? null;
}

/** Deletes mails created before `until`, with their attempts, at most `batch` of them; those still to be sent stay. */
export async function deleteMailBefore(executor: Executor, until: Date, batch: number): Promise<number> {
  const old = executor
    .select({ id: mailMessages.id })
    .from(mailMessages)
    .where(and(lt(mailMessages.createdAt, until), notInArray(mailMessages.state, ['queued', 'retrying'])))
    .limit(batch);
  const result = await executor.delete(mailMessages).where(inArray(mailMessages.id, sql`(${old})`));
  return result.rowCount ?? 0;
}
