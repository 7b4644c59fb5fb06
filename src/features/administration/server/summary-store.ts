import { and, count, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { orders } from '#features/advertising/server/order-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postingChanges } from '#features/postings/server/posting-change-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { mailMessages } from '#host/mail/mail-table.ts';

export async function countPostings(
  executor: Executor,
  now: Date,
): Promise<{ livePostings: number; postingsInReview: number }> {
  const [row] = await executor
    .select({
      livePostings:
        sql<number>`count(*) filter (where ${and(eq(postings.state, 'active'), gte(postings.liveUntil, now))})`.mapWith(
          Number,
        ),
      postingsInReview: sql<number>`count(*) filter (where ${eq(postings.state, 'in_review')})`.mapWith(Number),
    })
    .from(postings)
    .where(inArray(postings.state, ['active', 'in_review']));
  // Text changes of live postings are reviewed in the same queue.
  const [changes] = await executor
    .select({ count: count() })
    .from(postingChanges)
    .innerJoin(postings, eq(postings.id, postingChanges.postingId))
    .where(and(isNull(postingChanges.refusedAt), eq(postings.state, 'active'), gte(postings.liveUntil, now)));
  const { livePostings, postingsInReview } = row as NonNullable<typeof row>;
  return { livePostings, postingsInReview: postingsInReview + (changes?.count ?? 0) };
}

export const countApplications = (executor: Executor, since: Date): Promise<number> =>
  executor.$count(applications, gte(applications.createdAt, since));

/** Counts orders awaiting payment and companies awaiting verification. */
export async function countOrdersAndCompanies(
  executor: Executor,
): Promise<{ unpaidOrders: number; unverifiedCompanies: number }> {
  const unverified = and(isNull(employers.verifiedAt), isNotNull(employers.accountId), isNull(employers.deletedAt));
  const [unpaidOrders, unverifiedCompanies] = await Promise.all([
    executor.$count(orders, eq(orders.state, 'awaiting_payment')),
    executor.$count(employers, unverified),
  ]);
  return { unpaidOrders, unverifiedCompanies };
}

/** Counts mails waiting to be sent and mails that could not be sent. */
export async function countMails(executor: Executor): Promise<{ mailsWaiting: number; mailsFailed: number }> {
  const rows = await executor
    .select({ state: mailMessages.state, count: count() })
    .from(mailMessages)
    .where(inArray(mailMessages.state, ['queued', 'retrying', 'failed']))
    .groupBy(mailMessages.state);
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { mailsWaiting: of('queued') + of('retrying'), mailsFailed: of('failed') };
}
