import { and, asc, eq, isNull, sql } from 'drizzle-orm';
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

/** Maximum number of companies per morning; the rest waits for the next one. */
const companiesPerDay = 5000;

/** Companies with questions that no mail has named yet. */
export async function listAskedCompanies(executor: Executor): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ employerId: postings.employerId })
    .from(statusQuestions)
    .innerJoin(applications, eq(applications.id, statusQuestions.applicationId))
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(isNull(statusQuestions.notifiedAt))
    .orderBy(asc(postings.employerId))
    .limit(companiesPerDay);
  return rows.map(({ employerId }) => employerId);
}

/** Takes a company's questions for its mail; those answered or withdrawn meanwhile are taken and not returned. */
export async function claimQuestions(tx: Executor, employerId: number, now: Date) {
  const asked = await tx
    .update(statusQuestions)
    .set({ notifiedAt: now })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(
      and(
        eq(applications.id, statusQuestions.applicationId),
        eq(postings.employerId, employerId),
        isNull(statusQuestions.notifiedAt),
      ),
    )
    .returning({
      postingId: postings.id,
      positionTitle: postings.positionTitle,
      open: sql<boolean>`coalesce(${applications.answeredAt}, ${applications.withdrawnAt}, ${applications.erasedAt}) is null`,
    });
  const byPosting = Map.groupBy(
    asked.filter(({ open }) => open).sort((one, other) => one.postingId - other.postingId),
    ({ postingId }) => postingId,
  );
  return [...byPosting.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, applications: 1 + others.length }] : [],
  );
}
