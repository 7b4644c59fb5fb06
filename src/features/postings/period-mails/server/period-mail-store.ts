import { and, asc, between, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { orders } from '#features/advertising/server/order-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { postings } from '../../server/posting-table.ts';
import { postingPeriodMails } from './period-mail-table.ts';

/** When the current period began. */
const startedAt = sql<Date>`coalesce(${postings.lastRenewedAt}, ${postings.firstPublishedAt})`;

/**
 * Active postings of companies with an account whose period ends between two instants, has at least `minDays`, and has
 * no mail yet; those that end first come first.
 */
export async function listEnding(
  executor: Executor,
  { from, to, minDays, limit }: { from: Date; to: Date; minDays: number; limit: number },
): Promise<number[]> {
  const written = executor
    .select({ kind: postingPeriodMails.kind })
    .from(postingPeriodMails)
    .where(
      and(
        eq(postingPeriodMails.postingId, postings.id),
        eq(postingPeriodMails.kind, 'ending'),
        eq(postingPeriodMails.periodStartedAt, startedAt),
      ),
    );
  const rows = await executor
    .select({ id: postings.id })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(
      and(
        eq(postings.state, 'active'),
        between(postings.liveUntil, from, to),
        sql`${postings.liveUntil} >= ${startedAt} + make_interval(days => ${minDays})`,
        isNotNull(employers.accountId),
        notExists(written),
      ),
    )
    .orderBy(asc(postings.liveUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Records that the mail of a period is written; false when it already was. */
export async function recordPeriodMail(tx: Executor, mail: typeof postingPeriodMails.$inferInsert): Promise<boolean> {
  const noted = await tx.insert(postingPeriodMails).values(mail).onConflictDoNothing().returning();
  return noted.length > 0;
}

/** Number of the pro-forma invoice for which a posting or its renewal awaits payment. */
export async function findUnpaidInvoice(executor: Executor, postingId: number): Promise<string | null> {
  const [order] = await executor
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.postingId, postingId), eq(orders.state, 'awaiting_payment')));
  return order?.number ?? null;
}
