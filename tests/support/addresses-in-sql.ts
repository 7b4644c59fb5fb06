/*
 * What the sitemap names, as SQL: what the index in memory must agree with (ADR 53).
 */
import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Addressed } from '#features/finding/search/server/live-addresses.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';

const lastModified =
  sql<Date>`extract(epoch from max(greatest(${postings.updatedAt}, ${postings.firstPublishedAt}, ${postings.lastRenewedAt})))`.mapWith(
    (seconds) => new Date(Math.round(Number(seconds) * 1000)),
  );

/** The latest changes of live postings by an expression, in its order. */
export const latestInSql = <Id>(executor: Executor, now: Date, id: SQL, where?: SQL): Promise<Addressed<Id>[]> =>
  executor
    .select({ id: sql<Id>`${id}`.as('id'), lastModified })
    .from(postings)
    .where(and(liveCondition(now), where))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
