import { and, asc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { mailAddress } from './result-store.ts';
import { results, unansweredEndings } from './result-table.ts';

/** When a posting ended: it was closed, or its time was over. */
const endedAt = sql`case ${postings.state} when 'closed' then (
  select max(m.moved_at) from ${postingMoves} m where m.posting_id = ${postings.id} and m.to_state = 'closed'
) else ${postings.liveUntil} end`;

const open = and(
  isNull(applications.withdrawnAt),
  isNull(applications.erasedAt),
  sql`not exists (select from ${results} r where r.application_id = ${applications.id})`,
);

export interface UnansweredPosting {
  postingId: number;
  employerId: number;
  positionTitle: string;
  endedAt: Date;
  applications: number;
}

/**
 * Postings that ended `days` to `days` + 6 local days ago, with applications without a result, for which this was not
 * done yet: older ones are left alone. With `among` only of these.
 */
export const listUnanswered = (
  executor: Executor,
  { days, now, limit, among }: { days: number; now: Date; limit: number; among?: readonly number[] },
): Promise<UnansweredPosting[]> => {
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
        open,
      ),
    )
    .groupBy(postings.id)
    .orderBy(asc(postings.employerId), asc(postings.id))
    .limit(limit);
};

/** Marks that this was done for these postings; returns those for which it was not done meanwhile. */
export async function claimEndings(
  tx: Executor,
  ended: readonly UnansweredPosting[],
  days: number,
): Promise<Set<number>> {
  const rows = await tx
    .insert(unansweredEndings)
    .values(ended.map(({ postingId, endedAt }) => ({ postingId, endedAt, days })))
    .onConflictDoUpdate({
      target: unansweredEndings.postingId,
      set: { days, endedAt: sql`excluded.ended_at` },
      setWhere: sql`${unansweredEndings.days} < ${days} or ${unansweredEndings.endedAt} <> excluded.ended_at`,
    })
    .returning({ postingId: unansweredEndings.postingId });
  return new Set(rows.map(({ postingId }) => postingId));
}

/** Those who applied to a posting and have no result. */
export const listUnansweredPeople = (tx: Executor, postingId: number) =>
  tx
    .select({
      id: applications.id,
      candidateId: applications.candidateId,
      email: mailAddress,
      language: applications.language,
    })
    .from(applications)
    .where(and(eq(applications.postingId, postingId), open))
    .orderBy(asc(applications.id));
