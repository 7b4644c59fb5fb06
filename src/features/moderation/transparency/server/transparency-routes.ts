import { count, desc, gte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { postingReports } from '#features/contact/server/report-table.ts';
import { type DecisionGround, decisionActs } from '#features/decisions/decision-grounds.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { cachedValue } from '#host/cached-value.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { localDay, localInstant, timeZone } from '#kit/dates.ts';
import { getTransparency } from '../contract.ts';
import type { TransparencyYear } from '../fields.ts';

/** The year of a time in Belgrade. */
const yearOf = (column: PgColumn): SQL<number> =>
  sql<number>`extract(year from ${column} at time zone ${sql.raw(`'${timeZone}'`)})::int`;

/** Number of rows by the year of a time. */
async function countByYear(executor: Executor, column: PgColumn, since: Date): Promise<Map<number, number>> {
  const year = yearOf(column);
  const rows = await executor
    .select({ year, count: count() })
    .from(column.table as PgTable)
    .where(gte(column, since))
    .groupBy(year);
  return new Map(rows.map((row) => [row.year, row.count]));
}

/** Counts of both years: older reports and decisions are deleted (rules.md#retention), a part of a year says nothing. */
async function countYears(executor: Executor, now: Date): Promise<TransparencyYear[]> {
  const thisYear = Number(localDay(now).slice(0, 4));
  const since = localInstant(`${thisYear - 1}-01-01`, 0);
  const year = yearOf(decisions.decidedAt);
  const hours = sql`extract(epoch from ${decisions.decidedAt} - ${decisions.askedAt}) / 3600`;
  // One row for each ground of an act, and one without a ground for the act.
  const rows = await executor
    .select({
      year,
      act: decisions.act,
      ground: sql<DecisionGround | null>`${decisions.ground}`,
      count: count(),
      automatic: sql<number>`(count(*) filter (where ${decisions.decidedBy} is null))::int`,
      medianHours: sql<number | null>`round(percentile_cont(0.5) within group (order by ${hours}))::int`,
    })
    .from(decisions)
    .where(gte(decisions.decidedAt, since))
    .groupBy(year, decisions.act, sql`rollup(${decisions.ground})`)
    .orderBy(desc(count()));
  const reports = await countByYear(executor, postingReports.createdAt, since);
  const objections = await countByYear(executor, decisions.objectedAt, since);
  return [thisYear, thisYear - 1].map((each) => {
    const ofYear = rows.filter((row) => row.year === each);
    return {
      year: each,
      reports: reports.get(each) ?? 0,
      objections: objections.get(each) ?? 0,
      decisions: ofYear
        .filter(({ ground }) => ground === null)
        .sort((a, b) => decisionActs.indexOf(a.act) - decisionActs.indexOf(b.act))
        .map(({ year: _, ground: __, ...made }) => ({
          ...made,
          grounds: ofYear.flatMap(({ act, ground, count: number }) =>
            ground && act === made.act ? [{ ground, count: number }] : [],
          ),
        })),
    };
  });
}

/** Long, because all decisions of two years are counted. */
const cacheMs = 50 * 60_000;

/** What was decided, in numbers, for everybody (rules.md#decisions); with the page's cache up to an hour old. */
export function createTransparencyRoutes({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] {
  const yearsNow = cachedValue(clock, cacheMs, (now) => countYears(database.executor, now));
  return [on(getTransparency, yearsNow, { shows: () => ({ scopes: [], seconds: 600 }) })];
}
