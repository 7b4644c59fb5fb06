import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { statusQuestions } from './result-table.ts';

/** When the candidate asked about the application; null: not yet. */
export async function findAsked(executor: Executor, applicationId: string): Promise<Date | null> {
  const [row] = await executor.select().from(statusQuestions).where(eq(statusQuestions.applicationId, applicationId));
  return row?.askedAt ?? null;
}

/** Returns false if it was asked before. */
export async function insertQuestion(tx: Executor, applicationId: string, askedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(statusQuestions)
    .values({ applicationId, askedAt })
    .onConflictDoNothing()
    .returning({ id: statusQuestions.applicationId });
  return rows.length > 0;
}

export async function deleteQuestions(tx: Executor, applicationIds: readonly string[]): Promise<void> {
  await tx.delete(statusQuestions).where(inArray(statusQuestions.applicationId, [...applicationIds]));
}

/** Companies with questions that no mail has named yet. */
export async function listAskedCompanies(executor: Executor, limit: number): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ employerId: postings.employerId })
    .from(statusQuestions)
    .innerJoin(applications, eq(applications.id, statusQuestions.applicationId))
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(isNull(statusQuestions.notifiedAt))
    .orderBy(asc(postings.employerId))
    .limit(limit);
  return rows.map(({ employerId }) => employerId);
}

/** Takes a company's questions for its mail; those answered or withdrawn meanwhile are taken and not returned. */
export async function claimQuestions(tx: Executor, employerId: number, now: Date) {
  const asked = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(eq(postings.employerId, employerId));
  const taken = await tx
    .update(statusQuestions)
    .set({ notifiedAt: now })
    .where(and(isNull(statusQuestions.notifiedAt), inArray(statusQuestions.applicationId, asked)))
    .returning({ id: statusQuestions.applicationId });
  if (taken.length === 0) return [];
  return tx
    .select({
      postingId: postings.id,
      positionTitle: postings.positionTitle,
      applications: sql<number>`count(*)::int`,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(
      and(
        inArray(
          applications.id,
          taken.map(({ id }) => id),
        ),
        isNull(applications.answeredAt),
        isNull(applications.withdrawnAt),
        isNull(applications.erasedAt),
      ),
    )
    .groupBy(postings.id)
    .orderBy(asc(postings.id));
}
