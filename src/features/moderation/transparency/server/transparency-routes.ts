import { and, count, desc, gte, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { postingReports } from '#features/contact/server/report-table.ts';
import { type DecisionGround, decisionActs } from '#features/decisions/decision-grounds.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { cachedValue } from '#host/cached-value.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { localDay, localInstant } from '#kit/dates.ts';
import { getTransparency } from '../contract.ts';
import type { TransparencyYear } from '../fields.ts';

/** What was decided in a year. */
async function countYear(executor: Executor, year: number): Promise<TransparencyYear> {
  const during = (column: PgColumn) =>
    and(gte(column, localInstant(`${year}-01-01`, 0)), lt(column, localInstant(`${year + 1}-01-01`, 0)));
  const hours = sql`extract(epoch from ${decisions.decidedAt} - ${decisions.askedAt}) / 3600`;
  // One row for each ground of an act, and one without a ground for the act.
  const rows = await executor
    .select({
      act: decisions.act,
      ground: sql<DecisionGround | null>`${decisions.ground}`,
      count: count(),
      automatic: sql<number>`(count(*) filter (where ${decisions.decidedBy} is null))::int`,
      medianHours: sql<number | null>`round(percentile_cont(0.5) within group (order by ${hours}))::int`,
    })
    .from(decisions)
    .where(during(decisions.decidedAt))
    .groupBy(decisions.act, sql`rollup(${decisions.ground})`)
    .orderBy(desc(count()));
  return {
    year,
    reports: await executor.$count(postingReports, during(postingReports.createdAt)),
    objections: await executor.$count(decisions, during(decisions.objectedAt)),
    decisions: rows
      .filter(({ ground }) => ground === null)
      .sort((a, b) => decisionActs.indexOf(a.act) - decisionActs.indexOf(b.act))
      .map(({ ground: _, ...made }) => ({
        ...made,
        grounds: rows.flatMap(({ act, ground, count: times }) =>
          ground && act === made.act ? [{ ground, count: times }] : [],
        ),
      })),
  };
}

/** Counts of both years: older reports and decisions are deleted (rules.md#retention), a part of a year says nothing. */
const countYears = (executor: Executor, now: Date): Promise<TransparencyYear[]> => {
  const thisYear = Number(localDay(now).slice(0, 4));
  return Promise.all([thisYear, thisYear - 1].map((year) => countYear(executor, year)));
};

/** Long, because all decisions of two years are counted. */
const cacheMs = 50 * 60_000;

/** What was decided, in numbers, for everybody (rules.md#decisions); with the page's cache up to an hour old. */
export function createTransparencyRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const yearsNow = cachedValue(clock, cacheMs, (now) => countYears(database.executor, now));
  return [on(getTransparency, yearsNow, { shows: () => ({ scopes: [], seconds: 600 }) })];
}
