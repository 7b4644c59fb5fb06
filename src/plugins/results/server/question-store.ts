import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { countByPosting } from '#features/applying/server/postings-in-mail.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { statusQuestions } from './result-table.ts';

/** When the candidate asked about the application; null: not yet. */
export async function findAsked(executor: Executor, applicationId: string): Promise<Date | null> {
  const [row] = await executor.select().from(statusQuestions).where(eq(statusQuestions.applicationId, applicationId));
  return row?.askedAt ?? null;
}

export const insertQuestion = (tx: Executor, applicationId: string, askedAt: Date) =>
  tx.insert(statusQuestions).values({ applicationId, askedAt });

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

/** Takes a company's questions for its mail; those answered or withdrawn meanwhile are taken and not counted. */
export async function claimQuestions(tx: Executor, employerId: number, now: Date) {
  const received = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(eq(postings.employerId, employerId));
  const taken = await tx
    .update(statusQuestions)
    .set({ notifiedAt: now })
    .where(and(isNull(statusQuestions.notifiedAt), inArray(statusQuestions.applicationId, received)))
    .returning({ id: statusQuestions.applicationId });
  const ids = taken.map(({ id }) => id);
  return countByPosting(tx, and(inArray(applications.id, ids), isNull(applications.answeredAt)));
}
