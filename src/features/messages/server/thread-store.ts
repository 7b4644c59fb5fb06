import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { mailAttempts, mailMessages } from '#host/mail/mail-table.ts';
import { messageLimits } from '../message-limits.ts';
import type { MessageSide } from '../message-state.ts';
import { applicationMessages, messageBatches } from './message-table.ts';

/** States of a company's messages that the candidate can read: it was written, whatever happened to its mail. */
export const reached = ['queued', 'sent', 'no-recipient', 'refused', 'gave-up', 'on-site'] as const;

/** The newest messages of an application, ordered oldest first. */
export async function listThread(executor: Executor, applicationId: string) {
  const lastCode = sql<number | null>`(select ${mailAttempts.responseCode} from ${mailAttempts}
    where ${mailAttempts.mailId} = ${mailMessages.id} order by ${mailAttempts.id} desc limit 1)`;
  const rows = await executor
    .select({
      message: applicationMessages,
      mail: {
        id: mailMessages.id,
        state: mailMessages.state,
        attempts: mailMessages.attempts,
        sentAt: mailMessages.sentAt,
        nextAttemptAt: mailMessages.nextAttemptAt,
        lastCode,
      },
      written: { subject: messageBatches.subject, body: messageBatches.body },
      author: sql<
        string | null
      >`coalesce(nullif(trim(${accounts.name} || ' ' || ${accounts.lastName}), ''), ${accounts.email})`,
    })
    .from(applicationMessages)
    .leftJoin(mailMessages, eq(mailMessages.id, applicationMessages.mailId))
    .leftJoin(messageBatches, eq(messageBatches.id, applicationMessages.batchId))
    .leftJoin(accounts, eq(accounts.id, messageBatches.authorId))
    .where(eq(applicationMessages.applicationId, applicationId))
    // A reply from the same instant comes after the message.
    .orderBy(desc(applicationMessages.createdAt), asc(applicationMessages.side), desc(applicationMessages.id))
    .limit(messageLimits.shown);
  return rows.reverse();
}
export type ThreadRow = Awaited<ReturnType<typeof listThread>>[number];

/** Marks the other side's messages as read. */
export async function markRead(
  executor: Executor,
  applicationId: string,
  writtenBy: MessageSide,
  now: Date,
): Promise<void> {
  await executor
    .update(applicationMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(applicationMessages.applicationId, applicationId),
        eq(applicationMessages.side, writtenBy),
        isNull(applicationMessages.readAt),
        writtenBy === 'employer' ? inArray(applicationMessages.state, [...reached]) : undefined,
      ),
    );
}

export async function insertAnswer(
  tx: Executor,
  values: { applicationId: string; body: string; createdAt: Date },
): Promise<void> {
  await tx.insert(applicationMessages).values({ ...values, side: 'candidate', state: 'stored' });
}
