import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { ApplicationResult, ApplicationStatus, ResultReason } from '../application-type.ts';
import { type ApplicationRow, applications } from './application-table.ts';

/**
 * Records the company's answer to each of these applications: the first one counts for the reply promise
 * (rules.md#reply-promise), each one answers what the candidate has written since.
 */
export async function markAnswered(tx: Executor, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(applications)
    .set({ answeredAt: sql`coalesce(${applications.answeredAt}, ${now.toISOString()})`, awaitingReplySince: null })
    .where(
      and(
        inArray(applications.id, [...ids]),
        or(isNull(applications.answeredAt), isNotNull(applications.awaitingReplySince)),
      ),
    );
}

/** Records that the candidate has written and awaits an answer. */
export async function markAwaitingReply(tx: Executor, id: string, now: Date): Promise<void> {
  await tx.update(applications).set({ awaitingReplySince: now }).where(eq(applications.id, id));
}

/**
 * Records the first opening; later ones, and opening a withdrawn application, change nothing. Returns when it was first
 * opened, and whether this was the first time.
 */
export async function markOpened(
  executor: Executor,
  application: ApplicationRow,
  now: Date,
): Promise<{ openedAt: Date | null; first: boolean }> {
  const [opened] = await executor
    .update(applications)
    .set({ openedAt: now })
    .where(and(eq(applications.id, application.id), isNull(applications.openedAt), isNull(applications.withdrawnAt)))
    .returning({ openedAt: applications.openedAt });
  const openedAt = opened?.openedAt ?? application.openedAt ?? (application.withdrawnAt ? null : now);
  return { openedAt, first: opened !== undefined };
}

/** Sets the status of these applications where it differs. */
export async function markSorted(tx: Executor, ids: readonly string[], status: ApplicationStatus): Promise<void> {
  await tx
    .update(applications)
    .set({ status })
    .where(and(inArray(applications.id, [...ids]), ne(applications.status, status)));
}

/** Records the result that these applicants are notified of; it counts as an answer, and replaces an earlier one. */
export async function markResult(
  tx: Executor,
  ids: readonly string[],
  { result, reason, at }: { result: ApplicationResult; reason: ResultReason | null; at: Date },
): Promise<void> {
  await tx
    .update(applications)
    .set({ result, resultReason: reason, resultAt: at })
    .where(inArray(applications.id, [...ids]));
  await markAnswered(tx, ids, at);
}

/** Claims applications for a reminder of the answer promised to them; returns those that none was sent for before. */
export async function markReminded(tx: Executor, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await tx
    .update(applications)
    .set({ replyRemindedAt: now })
    .where(and(inArray(applications.id, [...ids]), isNull(applications.replyRemindedAt)))
    .returning({ id: applications.id });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Marks the applications that were not yet notified to this address of a company; returns their ids. Each is claimed
 * only once, also with concurrent callers.
 */
export async function claimUnnotified(
  tx: Executor,
  { employerId, email }: { employerId: number; email: string },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(applications)
    .set({ notifiedAt: now })
    .from(postings)
    .where(
      and(
        eq(postings.id, applications.postingId),
        eq(postings.employerId, employerId),
        eq(postings.notificationsEmail, email),
        isNull(applications.notifiedAt),
      ),
    )
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}
