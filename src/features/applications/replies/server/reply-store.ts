import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { timeZone } from '#kit/dates.ts';
import { applications } from '../../server/application-table.ts';

/** Applications of one posting that a mail tells of. */
export interface WaitingApplications {
  postingId: number;
  positionTitle: string;
  ids: string[];
}

const columns = {
  postingId: postings.id,
  positionTitle: postings.positionTitle,
  ids: sql<string[]>`array_agg(${applications.id} order by ${applications.createdAt}, ${applications.id})`,
};

/** Local day on which the promised answer is due. */
const promisedDay = sql`((${applications.createdAt} at time zone ${timeZone})::date + ${postings.replyWithinDays})`;

/** Still to be answered, and promised to be by this local day. */
const promisedBy = (day: string) =>
  and(
    isNotNull(postings.replyWithinDays),
    ne(postings.state, 'removed'),
    isNull(applications.answeredAt),
    isNull(applications.withdrawnAt),
    isNull(applications.erasedAt),
    isNull(applications.replyRemindedAt),
    sql`${promisedDay} <= ${day}::date`,
  );

/** Companies that promised somebody an answer by this local day, and were not reminded of it. */
export async function listToRemind(executor: Executor, day: string, limit: number): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ employerId: postings.employerId })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(promisedBy(day))
    .orderBy(asc(postings.employerId))
    .limit(limit);
  return rows.map(({ employerId }) => employerId);
}

/** What such a company has promised, by posting, and the first day on which an answer is due. */
export async function listPromised(
  tx: Executor,
  employerId: number,
  day: string,
): Promise<(WaitingApplications & { firstDay: string })[]> {
  return tx
    .select({ ...columns, firstDay: sql<string>`min(${promisedDay})::text` })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(and(eq(postings.employerId, employerId), promisedBy(day)))
    .groupBy(postings.id, postings.positionTitle)
    .orderBy(asc(sql`min(${promisedDay})`), asc(postings.id));
}

export async function markReminded(tx: Executor, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(applications)
    .set({ replyRemindedAt: now })
    .where(inArray(applications.id, [...ids]));
}

/** An address and company that the digest goes to. */
export interface DigestRecipient {
  employerId: number;
  email: string;
}

/** Where applications wait to be told of. */
export async function listDigests(executor: Executor, limit: number): Promise<DigestRecipient[]> {
  return executor
    .selectDistinct({ employerId: postings.employerId, email: postings.notificationsEmail })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(isNull(applications.notifiedAt))
    .orderBy(asc(postings.employerId), asc(postings.notificationsEmail))
    .limit(limit);
}

/**
 * Takes the applications that one recipient was not told of, as told: each is in one digest, whoever else runs. Those that
 * were withdrawn meanwhile are left out of the answer.
 */
export async function claimUnnotified(
  tx: Executor,
  { employerId, email }: DigestRecipient,
  now: Date,
): Promise<WaitingApplications[]> {
  const taken = await tx
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
  if (taken.length === 0) return [];
  return tx
    .select(columns)
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(
      and(
        inArray(
          applications.id,
          taken.map(({ id }) => id),
        ),
        isNull(applications.withdrawnAt),
        isNull(applications.erasedAt),
      ),
    )
    .groupBy(postings.id, postings.positionTitle)
    .orderBy(asc(postings.id));
}
