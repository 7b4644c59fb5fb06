import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, getTableColumns, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { Executor } from '#host/database/database.ts';
import { partsOf } from '#kit/parts-of.ts';
import type { Excluded, SentResults } from '../fields.ts';
import { results, statusQuestions } from './result-table.ts';

/** An applicant as the recipient of a mail. */
const person = {
  applicationId: applications.id,
  candidateId: applications.candidateId,
  /** Empty for nobody, and for an account whose address refuses mail: it is notified on the site alone. */
  email: sql<string>`case when exists (
    select from ${accounts} a where a.id = applications.candidate_id and a.mail_refused_at is not null
  ) then '' else coalesce(applications.email, '') end`,
  language: applications.language,
};

/** An application that stands and has no result, neither sent nor pending. */
export const isOpen = and(
  isNull(applications.withdrawnAt),
  isNull(applications.erasedAt),
  sql`not exists (select from ${results} r where r.application_id = ${applications.id})`,
);

export type Decision = Omit<typeof results.$inferInsert, 'id' | 'applicationId'>;

/** Locks applications, in the order of their ids: everything that decides about results does it first. */
const lockApplications = (tx: Executor, which: SQL | undefined) =>
  tx.select({ id: applications.id }).from(applications).where(which).orderBy(asc(applications.id)).for('no key update');

/** Locks all applications to a posting, for decisions about several groups of them: one order, or two would deadlock. */
export const lockAll = (tx: Executor, postingId: number) => lockApplications(tx, eq(applications.postingId, postingId));

/** Decides for those of these applications that can be notified of this result; the others are counted by cause. */
export async function decide(
  tx: Executor,
  ids: readonly string[],
  decision: Omit<Decision, 'decisionId'>,
): Promise<SentResults> {
  const these = inArray(applications.id, [...ids]);
  // Locked first: the causes are read after those who held the locks have finished.
  await lockApplications(tx, these);
  const rows = await tx
    .select({
      id: applications.id,
      cause: sql<keyof Excluded | null>`case
        when applications.erased_at is not null then 'erased'
        when applications.withdrawn_at is not null then 'withdrawn'
        when exists (select from ${results} r where r.application_id = applications.id and r.notified_at is null) then 'pending'
        when exists (select from ${results} r where r.application_id = applications.id and r.result = ${decision.result}) then 'notified'
      end`,
    })
    .from(applications)
    .where(these);
  const excluded: Excluded = { withdrawn: 0, erased: 0, notified: 0, pending: 0 };
  for (const { cause } of rows) if (cause) excluded[cause] += 1;
  const free = rows.flatMap(({ id, cause }) => (cause ? [] : id));
  const decisionId = randomUUID();
  await insertResults(tx, free, { ...decision, decisionId });
  return { id: decisionId, count: free.length, sendAt: decision.sendAt.toISOString(), excluded };
}

/** Maximum number of rows per statement, which accepts 65,535 values. */
const atOnce = 5000;

export async function insertResults(tx: Executor, ids: readonly string[], decision: Decision): Promise<void> {
  for (const part of partsOf(ids, atOnce))
    await tx.insert(results).values(part.map((applicationId) => ({ ...decision, applicationId })));
}

/**
 * Deletes pending results; returns how many. Their applications are locked first, so that a result that is just being
 * sent counts as sent.
 */
export async function deletePending(
  tx: Executor,
  which: { decisionId: string; postingId: number } | { applicationIds: readonly string[] },
): Promise<number> {
  const pending = and(
    isNull(results.notifiedAt),
    'decisionId' in which
      ? and(eq(results.decisionId, which.decisionId), eq(results.postingId, which.postingId))
      : inArray(results.applicationId, [...which.applicationIds]),
  );
  const ids = tx.select({ id: results.applicationId }).from(results).where(pending);
  await lockApplications(tx, inArray(applications.id, ids));
  return (await tx.delete(results).where(pending).returning({ id: results.id })).length;
}

/** Those who applied to a posting and have no result. */
export const listOpen = (executor: Executor, postingId: number) =>
  executor
    .select(person)
    .from(applications)
    .where(and(eq(applications.postingId, postingId), isOpen))
    .orderBy(asc(applications.id));
export type Person = Awaited<ReturnType<typeof listOpen>>[number];

/** An instant as responses state it. */
const instant = <T extends string | null = string>(column: PgColumn) =>
  sql<T>`${column}`.mapWith((at: string) => new Date(at).toISOString() as T);

const decided = { result: results.result, reason: results.reason, sendAt: instant(results.sendAt) };

/** Maximum number of pending decisions that are listed. */
const maxPending = 20;

/** Pending decisions about a posting. */
export const listPending = (executor: Executor, postingId: number) =>
  executor
    .select({ id: results.decisionId, ...decided, count: count() })
    .from(results)
    .where(and(eq(results.postingId, postingId), isNull(results.notifiedAt)))
    .groupBy(results.decisionId, results.result, results.reason, results.sendAt)
    .orderBy(asc(results.sendAt), asc(results.decisionId))
    .limit(maxPending);

/** The decisions of a member of a company. */
export const listDecided = (executor: Executor, accountId: string) =>
  executor
    .selectDistinct({ ...decided, decidedAt: results.decidedAt })
    .from(results)
    .where(eq(results.decidedBy, accountId))
    .orderBy(asc(results.decidedAt));

/** Results of an application, oldest first. */
export const listOf = (executor: Executor, applicationId: string) =>
  executor
    .select({ id: results.id, ...decided, notifiedAt: instant<string | null>(results.notifiedAt) })
    .from(results)
    .where(eq(results.applicationId, applicationId))
    .orderBy(asc(results.decidedAt), asc(results.id));

/** Marks the next results that are due as sent; those of locked applications are skipped and found the next time. */
export async function claimDue(tx: Executor, now: Date, limit: number) {
  const due = and(isNull(results.notifiedAt), lte(results.sendAt, now));
  const next = await tx
    .select({ id: results.id })
    .from(results)
    .innerJoin(applications, eq(applications.id, results.applicationId))
    .where(due)
    .orderBy(asc(results.sendAt), asc(results.id))
    .limit(limit)
    .for('no key update', { of: applications, skipLocked: true });
  const ids = next.map(({ id }) => id);
  return tx
    .update(results)
    .set({ notifiedAt: now })
    .from(applications)
    .where(and(inArray(results.id, ids), eq(applications.id, results.applicationId), due))
    .returning({ ...getTableColumns(results), ...person });
}

/** Deletes everything about these applications. */
export async function deleteAbout(tx: Executor, applicationIds: readonly string[]): Promise<void> {
  for (const table of [results, statusQuestions])
    await tx.delete(table).where(inArray(table.applicationId, [...applicationIds]));
}
