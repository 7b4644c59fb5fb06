import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { countByPosting, type PostingInMail } from '#features/applying/server/postings-in-mail.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { isOpen } from './result-store.ts';
import { statusQuestions, unansweredEndings } from './result-table.ts';

/** Postings of which applicants wait for something, as they were listed: the rest of them may have changed since. */
type Listed = readonly Pick<PostingInMail, 'postingId'>[];

const idsOf = (listed: Listed): number[] => listed.map(({ postingId }) => postingId);

/** When the candidate asked about the application; null: not yet. */
export async function findAsked(executor: Executor, applicationId: string): Promise<Date | null> {
  const [row] = await executor.select().from(statusQuestions).where(eq(statusQuestions.applicationId, applicationId));
  return row?.askedAt ?? null;
}

export const insertQuestion = (tx: Executor, applicationId: string, askedAt: Date) =>
  tx.insert(statusQuestions).values({ applicationId, askedAt });

/** Postings with questions that no mail has named yet. */
export const listAsked = (executor: Executor) =>
  countByPosting(
    executor,
    sql`exists (select from ${statusQuestions} q where q.application_id = ${applications.id} and q.notified_at is null)`,
  );

/** Takes the questions about these postings for a mail; those answered or withdrawn meanwhile are not counted. */
export async function claimAsked(tx: Executor, listed: Listed, now: Date) {
  const received = tx
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.postingId, idsOf(listed)));
  const taken = await tx
    .update(statusQuestions)
    .set({ notifiedAt: now })
    .where(and(isNull(statusQuestions.notifiedAt), inArray(statusQuestions.applicationId, received)))
    .returning({ id: statusQuestions.applicationId });
  const ids = taken.map(({ id }) => id);
  return countByPosting(tx, and(inArray(applications.id, ids), isNull(applications.answeredAt)));
}

/** When a posting ended: it was closed, or its time was over. */
const endedAt = sql`case ${postings.state} when 'closed' then (
  select max(m.moved_at) from ${postingMoves} m where m.posting_id = ${postings.id} and m.to_state = 'closed'
) else ${postings.liveUntil} end`;

/**
 * Postings that ended `days` to `days` + 6 local days ago, with applications without a result, for which this was not
 * done yet: older ones are left alone. With `among` only of these.
 */
export const listUnanswered = (executor: Executor, days: number, now: Date, among?: Listed) => {
  const before = (count: number) => endOfLocalDay(addDays(localDay(now), -count)).toISOString();
  return countByPosting(
    executor,
    and(
      inArray(postings.state, ['active', 'expired', 'closed']),
      among && inArray(postings.id, idsOf(among)),
      sql`${endedAt} <= ${before(days)} and ${endedAt} > ${before(days + 7)}`,
      sql`not exists (select from ${unansweredEndings} e
        where e.posting_id = ${postings.id} and e.days >= ${days} and e.ended_at = ${endedAt})`,
      isOpen,
    ),
  );
};

/** Takes those of these postings that are still unanswered: one may have been renewed since it was listed. */
export async function claimUnanswered(tx: Executor, days: number, now: Date, listed: Listed) {
  const these = inArray(postings.id, idsOf(listed));
  await tx.select({ id: postings.id }).from(postings).where(these).orderBy(postings.id).for('no key update');
  const claimed = await listUnanswered(tx, days, now, listed);
  await tx.execute(sql`
    insert into ${unansweredEndings} (posting_id, days, ended_at)
    select ${postings.id}, ${days}, ${endedAt} from ${postings} where ${inArray(postings.id, idsOf(claimed))}
    on conflict (posting_id) do update set days = excluded.days, ended_at = excluded.ended_at`);
  return claimed;
}
