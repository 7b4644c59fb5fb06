import { type SQL, sql } from 'drizzle-orm';
import { defaultEuroRate } from '#features/settings/euro-rate.ts';
import { settings } from '#features/settings/server/settings-table.ts';
import type { Executor } from '#host/database/database.ts';
import { grossFactor } from '../pay-conversion.ts';
import { postings } from './posting-table.ts';

/**
 * Dinars per euro, for a posting being written in `tx`. A change of the rate waits until it is written, so that the
 * recalculation after the change includes it.
 */
export async function lockEuroRate(tx: Executor): Promise<number> {
  const [row] = await tx.select({ euroRate: settings.euroRate }).from(settings).for('share');
  // An import may run before the first start, which creates the settings.
  return row?.euroRate ?? defaultEuroRate;
}

/** Dinars per euro, for callers that convert pay in euros. */
export async function readEuroRate(executor: Executor): Promise<number> {
  const [row] = await executor.select({ euroRate: settings.euroRate }).from(settings);
  return row?.euroRate ?? defaultEuroRate;
}

/** `salaryInNetDinars` as SQL: an amount of a posting in net dinars per month. `euroRate` is in dinars per euro. */
export const inNetDinars = (amount: SQL, euroRate: number): SQL<number> => sql`floor(${amount} *
  (case ${postings.salaryCurrency} when 'EUR' then ${euroRate}::float8 else 1 end *
  case ${postings.salaryBasis} when 'gross' then ${grossFactor}::float8 else 1 end) + 0.5)::int`;

/**
 * Recalculates the value of the salary filter for the next postings with pay in euros after an id, at most `limit`, as
 * `salaryForFilter` does. Returns the last id; null when there was none.
 */
export async function recountPay(
  executor: Executor,
  euroRate: number,
  after: number,
  limit: number,
): Promise<number | null> {
  const { rows } = await executor.execute<{ last: number | null }>(sql`
    with looked as (
      select ${postings.id} as id,
        ${inNetDinars(sql`coalesce(${postings.salaryMax}, ${postings.salaryMin})`, euroRate)} as filter
      from ${postings}
      where ${postings.salaryCurrency} = 'EUR' and ${postings.id} > ${after}
      order by ${postings.id} limit ${limit}
    ), counted as (
      update ${postings} set salary_filter = looked.filter
      from looked where ${postings.id} = looked.id and ${postings.salaryFilter} is distinct from looked.filter
    )
    select max(id)::int as last from looked`);
  return rows[0]?.last ?? null;
}
