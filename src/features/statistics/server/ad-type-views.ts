import { type SQLWrapper, sql } from 'drizzle-orm';
import { paidPlaces } from '#features/advertising/ad-type.ts';
import { listAdTypeViews } from '#features/advertising/price-list/contract.ts';
import type { AdTypeViews } from '#features/advertising/price-list/fields.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import { cachedValue } from '#host/cached-value.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, addMonths, localDay, localInstant, timeZone } from '#kit/dates.ts';
import { postingDailyViews } from './statistics-table.ts';

/** Views are counted on these first days of a posting (rules.md#ad-types). */
const countedDays = 14;
const countedMonths = 12;
/** Fewer postings of a type say nothing. */
const minPostings = 30;
/** Of more the newest are counted, so that a large site takes no longer. */
const maxPostings = 500;

const dayOf = (instant: SQLWrapper) => sql`(${instant} at time zone ${sql.raw(`'${timeZone}'`)})::date`;

/**
 * Medians of the first views by ad type, compared with standard and free postings (rules.md#ad-types). Renewed postings
 * are left out, because a renewal may change the type.
 */
export async function compareAdTypeViews(executor: Executor, now: Date): Promise<AdTypeViews[]> {
  const { id, state, firstPublishedAt, productGroup } = postings;
  const today = localDay(now);
  const from = localInstant(addMonths(today, -countedMonths), 0).toISOString();
  const before = localInstant(addDays(today, 1 - countedDays), 0).toISOString();
  const firstDay = dayOf(firstPublishedAt);
  const end = sql`${firstDay} + ${countedDays}::int`;
  const { rows } = await executor.execute<{ type: string; postings: number; median: number }>(sql`
    with counted as (
      select id, type, first_day, row_number() over (partition by type order by first_day desc, id desc) as place
      from (
        select ${id}, ${firstDay} as first_day,
          case when ${productGroup} = 'free' then 'standard' else ${productGroup} end as type
        from ${postings}
        where ${firstPublishedAt} >= ${from}::timestamptz and ${firstPublishedAt} < ${before}::timestamptz
          and ${postings.lastRenewedAt} is null and ${state} in ('active', 'expired', 'closed')
          and ${dayOf(postings.liveUntil)} >= ${end} - 1
          and (${state} <> 'closed' or not exists (
            select from ${postingMoves} where ${postingMoves.postingId} = ${id} and ${postingMoves.toState} = 'closed'
              and ${dayOf(postingMoves.movedAt)} < ${end}
          ))
      ) as published
    )
    select type, count(*)::int as postings, (percentile_cont(0.5) within group (order by views))::float8 as median
    from (
      select type, coalesce((
        select sum(${postingDailyViews.count}) from ${postingDailyViews}
        where ${postingDailyViews.postingId} = counted.id and ${postingDailyViews.day} >= first_day
          and ${postingDailyViews.day} < first_day + ${countedDays}::int
      ), 0) as views
      from counted where place <= ${maxPostings}
    ) as viewed
    group by type having count(*) >= ${minPostings}`);
  const plain = rows.find(({ type }) => type === 'standard');
  if (!plain || plain.median === 0) return [];
  return paidPlaces.flatMap((adType) => {
    const row = rows.find(({ type }) => type === adType);
    if (!row) return [];
    const times = Math.round((10 * row.median) / plain.median) / 10;
    return [{ adType, times, postings: row.postings, plainPostings: plain.postings }];
  });
}

/** They change by one day in a year each day. */
const cacheMs = 24 * 3_600_000;

/** What an ad type brings, for everybody. */
export function createAdTypeViewsRoute({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route {
  const current = cachedValue(clock, cacheMs, (now) => compareAdTypeViews(database.executor, now));
  return on(listAdTypeViews, current, { shows: () => ({ scopes: [], seconds: 3600 }) });
}
