import { and, asc, between, count, desc, eq, gt, notExists, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { moveNote, postingMoves, postingPeriods, postings } from '#features/postings/server/posting-table.ts';
import { postingDailyApplyClicks, postingDailyViews } from '#features/statistics/server/statistics-table.ts';
import type { Executor } from '#host/database/database.ts';
import { endOfLocalDay, type LocalDay, localInstant, timeZone } from '#kit/dates.ts';

/** The columns that determine which days are counted; null for another company's posting. */
export async function findLife(executor: Executor, employerId: number, postingId: number) {
  const [row] = await executor
    .select({
      state: postings.state,
      firstPublishedAt: postings.firstPublishedAt,
      liveUntil: postings.liveUntil,
    })
    .from(postings)
    .where(and(eq(postings.id, postingId), eq(postings.employerId, employerId)));
  if (!row) return null;
  const [move] = await executor
    .select({ movedAt: postingMoves.movedAt })
    .from(postingMoves)
    .where(eq(postingMoves.postingId, postingId))
    .orderBy(desc(postingMoves.id))
    .limit(1);
  return { ...row, movedAt: move?.movedAt ?? null };
}

/** Both ends included. */
export interface DayRange {
  from: LocalDay;
  to: LocalDay;
}

/** Views of a posting by day and source. */
export const listDailyViews = (executor: Executor, postingId: number, { from, to }: DayRange) =>
  executor
    .select({
      day: postingDailyViews.day,
      source: postingDailyViews.source,
      count: postingDailyViews.count,
    })
    .from(postingDailyViews)
    .where(and(eq(postingDailyViews.postingId, postingId), between(postingDailyViews.day, from, to)));

export const listDailyApplyClicks = (executor: Executor, postingId: number, { from, to }: DayRange) =>
  executor
    .select({ day: postingDailyApplyClicks.day, count: postingDailyApplyClicks.count })
    .from(postingDailyApplyClicks)
    .where(and(eq(postingDailyApplyClicks.postingId, postingId), between(postingDailyApplyClicks.day, from, to)));

/** Applications to a posting by the local day on which they were sent. */
export const listDailyApplications = (executor: Executor, postingId: number, { from, to }: DayRange) => {
  const day = sql<LocalDay>`to_char(${applications.createdAt} at time zone ${sql.raw(`'${timeZone}'`)}, 'YYYY-MM-DD')`;
  return executor
    .select({ day, count: count() })
    .from(applications)
    .where(
      and(
        eq(applications.postingId, postingId),
        between(applications.createdAt, localInstant(from, 0), endOfLocalDay(to)),
      ),
    )
    .groupBy(day);
};

/** Outcomes of a posting's applications, over its whole life. */
export async function countOutcomes(
  executor: Executor,
  postingId: number,
): Promise<{ applications: number; saved: number; answered: number; answerHours: number | null }> {
  const answered = sql`${applications.answeredAt} is not null`;
  const [row] = await executor
    .select({
      applications: count(),
      saved: sql<number>`(count(*) filter (where ${applications.status} = 'saved'))::int`,
      answered: sql<number>`(count(*) filter (where ${answered}))::int`,
      answerHours: sql<number | null>`(percentile_cont(0.5) within group (
        order by extract(epoch from ${applications.answeredAt} - ${applications.createdAt}) / 3600
      ))::float8`,
    })
    .from(applications)
    .where(eq(applications.postingId, postingId));
  return row ?? { applications: 0, saved: 0, answered: 0, answerHours: null };
}

/** Views and apply clicks of a posting, over its whole life. */
export async function countVisits(
  executor: Executor,
  postingId: number,
): Promise<{ views: number; applyClicks: number }> {
  const sumOf = (table: typeof postingDailyViews | typeof postingDailyApplyClicks) =>
    sql<number>`(select coalesce(sum(${table.count}), 0)::int from ${table} where ${table.postingId} = ${postingId})`;
  const [row] = await executor
    .select({
      views: sumOf(postingDailyViews),
      applyClicks: sumOf(postingDailyApplyClicks),
    })
    .from(sql`(select 1) as one`);
  return row ?? { views: 0, applyClicks: 0 };
}

/** When periods were added to a posting while it was live, which are not recorded as state changes. */
export async function listExtensions(executor: Executor, postingId: number): Promise<Date[]> {
  const publication = executor
    .select({ id: postingMoves.id })
    .from(postingMoves)
    .where(
      and(
        eq(postingMoves.postingId, postingPeriods.postingId),
        eq(postingMoves.toState, 'active'),
        eq(postingMoves.movedAt, postingPeriods.startedAt),
      ),
    );
  const rows = await executor
    .select({ startedAt: postingPeriods.startedAt })
    .from(postingPeriods)
    .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
    .where(
      and(
        eq(postingPeriods.postingId, postingId),
        gt(postingPeriods.startedAt, postings.firstPublishedAt),
        notExists(publication),
      ),
    );
  return rows.flatMap(({ startedAt }) => startedAt ?? []);
}

/** Every state change of a posting with who made it, oldest first. */
export const listMoves = (executor: Executor, postingId: number) =>
  executor
    .select({
      actorId: postingMoves.actorId,
      accountType: accounts.accountType,
      name: accounts.name,
      lastName: accounts.lastName,
      email: accounts.email,
      fromState: postingMoves.fromState,
      toState: postingMoves.toState,
      cause: postingMoves.cause,
      note: moveNote,
      ground: decisions.ground,
      movedAt: postingMoves.movedAt,
    })
    .from(postingMoves)
    .leftJoin(decisions, eq(decisions.id, postingMoves.decisionId))
    .leftJoin(accounts, eq(accounts.id, postingMoves.actorId))
    .where(eq(postingMoves.postingId, postingId))
    .orderBy(asc(postingMoves.id));
