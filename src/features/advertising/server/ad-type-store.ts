import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { postingPeriods, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import type { AdTypeCode } from '../ad-type.ts';
import { adPackages, adPrices, adTypes } from './ad-type-table.ts';

const columns = {
  code: sql<AdTypeCode>`${adTypes.code}`,
  priority: adTypes.priority,
  available: adTypes.available,
  questionnaire: adTypes.questionnaire,
  onHome: adTypes.onHome,
  listBadge: adTypes.listBadge,
  days: adPrices.days,
  netPara: adPrices.netPara,
};

const priced = (executor: Executor) =>
  executor.select(columns).from(adTypes).innerJoin(adPrices, eq(adPrices.adType, adTypes.code));

/** One row per ad type and period. */
export const listPrices = (executor: Executor) =>
  priced(executor).orderBy(asc(adTypes.priority), asc(adPrices.days));

export type PriceRow = Awaited<ReturnType<typeof listPrices>>[number];

/** By rising size. */
export const listPackages = (executor: Executor) =>
  executor.select().from(adPackages).orderBy(asc(adPackages.minAds));

export type PackageRow = Awaited<ReturnType<typeof listPackages>>[number];

export async function findPrice(executor: Executor, code: string, days: number): Promise<PriceRow | null> {
  const [row] = await priced(executor).where(and(eq(adTypes.code, code), eq(adPrices.days, days)));
  return row ?? null;
}

export async function hasAdType(executor: Executor, code: string): Promise<boolean> {
  const [row] = await executor.select({ code: adTypes.code }).from(adTypes).where(eq(adTypes.code, code));
  return row !== undefined;
}

export async function setAvailable(tx: Executor, code: AdTypeCode, available: boolean): Promise<void> {
  await tx.update(adTypes).set({ available }).where(eq(adTypes.code, code));
}

/**
 * Free periods an employer has started or asked for since a moment; one that was dropped before it began is given back.
 */
export async function countFreePeriods(executor: Executor, employerId: number, since: Date): Promise<number> {
  const { startedAt, askedAt } = postingPeriods;
  const [row] = await executor
    .select({ count: count() })
    .from(postingPeriods)
    .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
    .where(
      and(
        eq(postings.employerId, employerId),
        eq(postingPeriods.adType, 'free'),
        isNull(postingPeriods.droppedAt),
        sql`coalesce(${startedAt}, ${askedAt}) > ${since.toISOString()}`,
      ),
    );
  return row?.count ?? 0;
}
