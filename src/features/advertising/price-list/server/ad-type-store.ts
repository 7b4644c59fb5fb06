import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import { adPackages, adPrices, adTypes } from '../../server/ad-type-table.ts';

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
export const listPrices = (executor: Executor) => priced(executor).orderBy(asc(adTypes.priority), asc(adPrices.days));

export type PriceRow = Awaited<ReturnType<typeof listPrices>>[number];

/** All packages in order of increasing size. */
export const listPackages = (executor: Executor) => executor.select().from(adPackages).orderBy(asc(adPackages.minAds));

export type PackageRow = Awaited<ReturnType<typeof listPackages>>[number];

export async function findPrice(executor: Executor, code: string, days: number): Promise<PriceRow | null> {
  const [row] = await priced(executor).where(and(eq(adTypes.code, code), eq(adPrices.days, days)));
  return row ?? null;
}

export async function hasAdType(executor: Executor, code: string): Promise<boolean> {
  const [row] = await executor.select({ code: adTypes.code }).from(adTypes).where(eq(adTypes.code, code));
  return row !== undefined;
}

export async function isAvailable(executor: Executor, code: AdTypeCode): Promise<boolean> {
  const [row] = await executor.select({ available: adTypes.available }).from(adTypes).where(eq(adTypes.code, code));
  return row?.available ?? false;
}

export async function setAvailable(tx: Executor, code: AdTypeCode, available: boolean): Promise<void> {
  await tx.update(adTypes).set({ available }).where(eq(adTypes.code, code));
}
