import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { claimUnnotified } from '#features/applying/server/application-marks.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { countByPosting } from '#features/applying/server/postings-in-mail.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { timeZone } from '#kit/dates.ts';

/** Applications of one posting that a mail names. */
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

/** Unanswered, with an answer promised by this local day. */
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

/** Companies that have promised an answer by this local day, and were not reminded of it. */
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

/** The promises of such a company by posting, and the first due day. */
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

/** Address and company of a digest's recipient. */
export interface DigestRecipient {
  employerId: number;
  email: string;
}

/** Companies and addresses with applications that no mail has named yet. */
export async function listDigests(executor: Executor, limit: number): Promise<DigestRecipient[]> {
  return executor
    .selectDistinct({ employerId: postings.employerId, email: postings.notificationsEmail })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(isNull(applications.notifiedAt))
    .orderBy(asc(postings.employerId), asc(postings.notificationsEmail))
    .limit(limit);
}

/** Claims the applications of which one recipient was not notified, for a digest; withdrawn ones are not returned. */
export const claimDigest = async (tx: Executor, recipient: DigestRecipient, now: Date) =>
  countByPosting(tx, inArray(applications.id, await claimUnnotified(tx, recipient, now)));
