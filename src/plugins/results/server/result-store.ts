import { and, asc, count, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { ApplicationResult } from '#features/applying/application-type.ts';
import { applications } from '#features/applying/server/application-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Excluded } from '../fields.ts';
import { results } from './result-table.ts';

/**
 * Where an applicant gets mail; null for nobody. Empty for an account whose address refuses mail: its mail is withheld,
 * and it is notified on the site.
 */
export const mailAddress = sql<string | null>`case when exists (
  select from ${accounts} a where a.id = applications.candidate_id and a.mail_refused_at is not null
) then '' else applications.email end`;

export type ResultRow = typeof results.$inferSelect;

/** Locks applications, in the order of their ids: everything that writes results does it first. */
async function lockApplications(tx: Executor, which: SQL | undefined): Promise<void> {
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(which)
    .orderBy(asc(applications.id))
    .for('no key update');
}

/** Locks all applications to a posting, for decisions about several groups of them: one order, or two would deadlock. */
export const lockAll = (tx: Executor, postingId: number): Promise<void> =>
  lockApplications(tx, eq(applications.postingId, postingId));

/**
 * Locks applications for a decision and divides them: those that can be notified of this result, and the others by cause.
 */
export async function divide(
  tx: Executor,
  ids: readonly string[],
  result: ApplicationResult,
): Promise<{ free: string[]; excluded: Excluded }> {
  // Locked first: the causes are read after those who held the locks have finished.
  await lockApplications(tx, inArray(applications.id, [...ids]));
  const rows = await tx
    .select({
      id: applications.id,
      cause: sql<keyof Excluded | null>`case
        when applications.erased_at is not null then 'erased'
        when applications.withdrawn_at is not null then 'withdrawn'
        when exists (select from ${results} r where r.application_id = applications.id and r.notified_at is null) then 'pending'
        when exists (select from ${results} r where r.application_id = applications.id and r.result = ${result}) then 'notified'
      end`,
    })
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(asc(applications.id));
  const countOf = (cause: keyof Excluded): number => rows.filter((row) => row.cause === cause).length;
  return {
    free: rows.filter(({ cause }) => cause === null).map(({ id }) => id),
    excluded: {
      withdrawn: countOf('withdrawn'),
      erased: countOf('erased'),
      notified: countOf('notified'),
      pending: countOf('pending'),
    },
  };
}

/** Maximum number of rows per statement, which accepts 65,535 values. */
const atOnce = 5000;

export async function insertResults(
  tx: Executor,
  applicationIds: readonly string[],
  decision: Omit<typeof results.$inferInsert, 'id' | 'applicationId'>,
): Promise<void> {
  for (let from = 0; from < applicationIds.length; from += atOnce) {
    const part = applicationIds.slice(from, from + atOnce);
    await tx.insert(results).values(part.map((applicationId) => ({ ...decision, applicationId })));
  }
}

/**
 * Deletes pending results; returns how many. Their applications are locked first, so that a result that is just being
 * sent counts as sent.
 */
export async function deletePending(
  tx: Executor,
  which: { decisionId: string; postingId: number } | { applicationIds: readonly string[] },
): Promise<number> {
  const whose =
    'decisionId' in which
      ? and(eq(results.decisionId, which.decisionId), eq(results.postingId, which.postingId))
      : inArray(results.applicationId, [...which.applicationIds]);
  const pending = and(whose, isNull(results.notifiedAt));
  const ids = tx.select({ id: results.applicationId }).from(results).where(pending);
  await lockApplications(tx, inArray(applications.id, ids));
  return (await tx.delete(results).where(pending).returning({ id: results.id })).length;
}

/** The applications to a posting that stand and have no result, neither sent nor pending. */
export async function listOpen(executor: Executor, postingId: number): Promise<string[]> {
  const rows = await executor
    .select({ id: applications.id })
    .from(applications)
    .leftJoin(results, eq(results.applicationId, applications.id))
    .where(
      and(
        eq(applications.postingId, postingId),
        isNull(applications.withdrawnAt),
        isNull(applications.erasedAt),
        isNull(results.id),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Pending decisions about a posting. */
export const listPending = (executor: Executor, postingId: number, limit: number) =>
  executor
    .select({
      id: results.decisionId,
      result: results.result,
      reason: results.reason,
      sendAt: results.sendAt,
      count: count(),
    })
    .from(results)
    .where(and(eq(results.postingId, postingId), isNull(results.notifiedAt)))
    .groupBy(results.decisionId, results.result, results.reason, results.sendAt)
    .orderBy(asc(results.sendAt), asc(results.decisionId))
    .limit(limit);

/** Results of an application, oldest first. */
export const listOf = (executor: Executor, applicationId: string): Promise<ResultRow[]> =>
  executor
    .select()
    .from(results)
    .where(eq(results.applicationId, applicationId))
    .orderBy(asc(results.decidedAt), asc(results.id));

/** A result that is sent now, with its recipient. */
export interface Notified extends ResultRow {
  candidateId: string | null;
  /** As {@link mailAddress}. */
  email: string | null;
  language: (typeof applications.$inferSelect)['language'];
}

/**
 * Marks the next results that are due as sent; locked ones are skipped and found the next time.
 * @returns how many applications were looked at, and the results
 */
export async function claimDue(tx: Executor, now: Date, limit: number): Promise<{ seen: number; due: Notified[] }> {
  const due = and(isNull(results.notifiedAt), lte(results.sendAt, now));
  const first = tx
    .select({ id: results.applicationId })
    .from(results)
    .where(due)
    .orderBy(asc(results.sendAt), asc(results.id))
    .limit(limit);
  const people = await tx
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      email: mailAddress,
      language: applications.language,
    })
    .from(applications)
    .where(inArray(applications.id, first))
    .orderBy(asc(applications.id))
    .for('no key update', { skipLocked: true });
  if (people.length === 0) return { seen: 0, due: [] };
  const ids = people.map(({ id }) => id);
  const rows = await tx
    .update(results)
    .set({ notifiedAt: now })
    .where(and(inArray(results.applicationId, ids), due))
    .returning();
  const byId = new Map(people.map(({ id, ...person }) => [id, person]));
  return {
    seen: people.length,
    due: rows.flatMap((row) => {
      const person = byId.get(row.applicationId);
      return person ? [{ ...row, ...person }] : [];
    }),
  };
}

/** The results that an applicant was notified of, for the copy of the person's data. */
export const listNotified = (executor: Executor, applicationId: string) =>
  executor
    .select({ result: results.result, reason: results.reason, notifiedAt: results.notifiedAt })
    .from(results)
    .where(and(eq(results.applicationId, applicationId), isNotNull(results.notifiedAt)))
    .orderBy(asc(results.notifiedAt));

/** The decisions of a member of a company. */
export const listDecided = (executor: Executor, accountId: string) =>
  executor
    .selectDistinct({
      result: results.result,
      reason: results.reason,
      decidedAt: results.decidedAt,
      sendAt: results.sendAt,
    })
    .from(results)
    .where(eq(results.decidedBy, accountId))
    .orderBy(asc(results.decidedAt));

export async function deleteResults(tx: Executor, applicationIds: readonly string[]): Promise<void> {
  await tx.delete(results).where(inArray(results.applicationId, [...applicationIds]));
}
