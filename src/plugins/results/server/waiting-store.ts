import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { countByPosting } from '#features/applying/server/postings-in-mail.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { isOpen } from './result-store.ts';
import { statusQuestions, unansweredEndings } from './result-table.ts';

/** When the candidate asked about the application; null: not yet. */
export async function findAsked(executor: Executor, applicationId: string): Promise<Date | null> {
  const [row] = await executor.select().from(statusQuestions).where(eq(statusQuestions.applicationId, applicationId));
  return row?.askedAt ?? null;
}

export const insertQuestion = (tx: Executor, applicationId: string, askedAt: Date) =>
  tx.insert(statusQuestions).values({ applicationId, askedAt });

/** Of questions that no mail has named yet. */
const unread = isNull(statusQuestions.notifiedAt);

/** Maximum number of companies per morning; the rest waits for the next one. */
const companiesPerDay = 5000;

/** Companies with questions that no mail has named yet. */
export async function listAskedCompanies(executor: Executor): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ employerId: postings.employerId })
    .from(statusQuestions)
    .innerJoin(applications, eq(applications.id, statusQuestions.applicationId))
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(unread)
    .orderBy(asc(postings.employerId))
    .limit(companiesPerDay);
  return rows.map(({ employerId }) => employerId);
}

/** Takes a company's questions for its mail; those answered or withdrawn meanwhile are taken and not counted. */
export async function claimQuestions(tx: Executor, employerId: number, now: Date) {
  const taken = await tx
    .update(statusQuestions)
    .set({ notifiedAt: now })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(unread, eq(applications.id, statusQuestions.applicationId), eq(postings.employerId, employerId)))
    .returning({ id: statusQuestions.applicationId });
  const ids = taken.map(({ id }) => id);
  return countByPosting(tx, and(inArray(applications.id, ids), isNull(applications.answeredAt)));
}

/** When a posting ended: it was closed, or its time was over. */
const endedAt = sql`case ${postings.state} when 'closed' then (
  select max(m.moved_at) from ${postingMoves} m where m.posting_id = ${postings.id} and m.to_state = 'closed'
) else ${postings.liveUntil} end`;

/** Maximum number of postings per morning and day; the rest waits for the next morning. */
const postingsPerDay = 2000;

/**
 * Postings that ended `days` to `days` + 6 local days ago, with applications without a result, for which this was not
 * done yet: older ones are left alone. With `among` only of these.
 */
export const listUnanswered = (
  executor: Executor,
  { days, now, among }: { days: number; now: Date; among?: readonly number[] },
) => {
  const before = (count: number) => endOfLocalDay(addDays(localDay(now), -count)).toISOString();
  return executor
    .select({
      postingId: postings.id,
      employerId: postings.employerId,
      positionTitle: postings.positionTitle,
      endedAt: endedAt.mapWith(postings.createdAt) as SQL<Date>,
      applications: sql<number>`count(*)::int`,
    })
    .from(postings)
    .innerJoin(applications, eq(applications.postingId, postings.id))
    .leftJoin(unansweredEndings, eq(unansweredEndings.postingId, postings.id))
    .where(
      and(
        inArray(postings.state, ['active', 'expired', 'closed']),
        among && inArray(postings.id, [...among]),
        sql`${endedAt} <= ${before(days)} and ${endedAt} > ${before(days + 7)}`,
        or(
          isNull(unansweredEndings.days),
          lt(unansweredEndings.days, days),
          sql`${unansweredEndings.endedAt} <> ${endedAt}`,
        ),
        isOpen,
      ),
    )
    .groupBy(postings.id)
    .orderBy(asc(postings.employerId), asc(postings.id))
    .limit(postingsPerDay);
};

/** Takes those of these postings that are still unanswered: one may have been renewed since it was listed. */
export async function claimUnanswered(tx: Executor, days: number, now: Date, listed: readonly { postingId: number }[]) {
  const among = listed.map(({ postingId }) => postingId);
  await tx
    .select({ id: postings.id })
    .from(postings)
    .where(inArray(postings.id, among))
    .orderBy(asc(postings.id))
    .for('no key update');
  const claimed = await listUnanswered(tx, { days, now, among });
  if (claimed.length > 0)
    await tx
      .insert(unansweredEndings)
      .values(claimed.map(({ postingId, endedAt }) => ({ postingId, endedAt, days })))
      .onConflictDoUpdate({ target: unansweredEndings.postingId, set: { days, endedAt: sql`excluded.ended_at` } });
  return claimed;
}
