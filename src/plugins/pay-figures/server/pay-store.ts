import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { ABROAD, IN_SERBIA_TAG, WHOLE_COUNTRY } from '#features/catalog/place-tree.ts';
import { inNetDinars, readEuroRate } from '#features/postings/server/pay-store.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { payRegions } from '../pay-regions.ts';
import { payFigures } from './pay-table.ts';

export type PayRow = typeof payFigures.$inferSelect;

/** Minimum number of postings of a figure (rules.md#pay-figures). */
export const minPostings = 10;
/** How many postings of one company count in a figure: so that at least three companies make one up. */
export const maxOfCompany = 4;
/** For how many months back postings count. */
export const countedMonths = 12;

/** Working times and contracts whose pay is for a whole month of work, and not for learning it. */
export const fullJobTypes: readonly string[] = jobTypes
  .filter(({ code, employmentType }) => employmentType === 'FULL_TIME' && code !== 'vikend')
  .map(({ code }) => code);
export const fullContractTypes: readonly string[] = contractTypes
  .filter(({ employmentType }) => !['PART_TIME', 'VOLUNTEER', 'INTERN'].includes(employmentType))
  .map(({ code }) => code);

const regionCodes = payRegions.map(({ code }) => code);

/**
 * Recalculates all figures from the pay of postings that were published or renewed in the last months, live and ended
 * ones (rules.md#pay-figures). A posting counts by the middle of its range. Rows that stay the same are not written; all
 * counts write in one order, so that two at once do not block each other.
 */
export async function countPay(tx: Executor, now: Date): Promise<void> {
  const { salaryMin, salaryMax, firstPublishedAt, lastRenewedAt, placeTags, employerId } = postings;
  const publishedAt = sql`coalesce(${lastRenewedAt}, ${firstPublishedAt})`;
  const middle = sql`((coalesce(${salaryMin}, ${salaryMax})::float8 + coalesce(${salaryMax}, ${salaryMin})) / 2)`;
  const shares = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.25, 0.75];
  await tx.execute(sql`
    with offered as (
      select category, case tag when ${IN_SERBIA_TAG} then ${WHOLE_COUNTRY} else tag end as place,
        ${inNetDinars(middle, await readEuroRate(tx))} as pay,
        row_number() over (
          partition by category, tag, ${employerId} order by ${publishedAt} desc, ${postings.id} desc
        ) as of_company
      from ${postings}, unnest(${postings.categories}) as category, unnest(${placeTags}) as tag
      where ${postings.state} in ('active', 'expired', 'closed') and ${postings.wordsShown}
        and coalesce(${salaryMin}, ${salaryMax}) is not null
        and ${publishedAt} >= ${now.toISOString()}::timestamptz - make_interval(months => ${countedMonths})
        and ${inArray(postings.jobType, [...fullJobTypes])} and ${inArray(postings.contractType, [...fullContractTypes])}
        and not ${placeTags} @> array[${ABROAD}] and tag in ${[IN_SERBIA_TAG, ...regionCodes]}
    ), fresh as (
      select category, place, count(*)::int as postings,
        percentile_disc(${sql.raw(`array[${shares.join()}]`)}) within group (order by pay) as shares
      from offered where of_company <= ${maxOfCompany}
      group by category, place having count(*) >= ${minPostings}
    ), gone as (
      delete from ${payFigures} as old
      where not exists (select from fresh where (fresh.category, fresh.place) = (old.category, old.place))
    )
    insert into ${payFigures} as old (category, place, postings, deciles, lower_quartile, upper_quartile)
    select category, place, postings, shares[1:9], shares[10], shares[11] from fresh
    order by category, place
    on conflict (category, place) do update set postings = excluded.postings, deciles = excluded.deciles,
      lower_quartile = excluded.lower_quartile, upper_quartile = excluded.upper_quartile
    where old is distinct from excluded`);
}

/** The figures of a place, highest median first. */
export const listPay = (executor: Executor, place: string): Promise<PayRow[]> =>
  executor
    .select()
    .from(payFigures)
    .where(eq(payFigures.place, place))
    .orderBy(desc(sql`${payFigures.deciles}[5]`), payFigures.category);

/** The figures of these categories in these places. */
export const findPay = (executor: Executor, categories: string[], places: string[]): Promise<PayRow[]> =>
  executor
    .select()
    .from(payFigures)
    .where(and(inArray(payFigures.category, categories), inArray(payFigures.place, places)));
