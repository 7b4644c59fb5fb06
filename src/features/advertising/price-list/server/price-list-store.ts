import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import { adPackages, adPrices, adTypes, priceLists } from '../../server/ad-type-table.ts';

export async function readVersion(executor: Executor): Promise<number> {
  const [row] = await executor.select({ version: priceLists.version }).from(priceLists);
  if (!row) throw new Error('The price list has no row: a migration makes it.');
  return row.version;
}

/** Increments the version and locks it until the transaction ends; false when `version` is not the newest. */
export async function takeVersion(tx: Executor, version: number): Promise<boolean> {
  const rows = await tx
    .update(priceLists)
    .set({ version: sql`${priceLists.version} + 1` })
    .where(eq(priceLists.version, version))
    .returning({ id: priceLists.id });
  return rows.length > 0;
}

export const setAdType = (
  tx: Executor,
  code: AdTypeCode,
  values: Partial<Omit<typeof adTypes.$inferSelect, 'code' | 'priority'>>,
) => tx.update(adTypes).set(values).where(eq(adTypes.code, code));

export const setPrice = (tx: Executor, adType: AdTypeCode, days: number, netPara: number) =>
  tx
    .update(adPrices)
    .set({ netPara })
    .where(and(eq(adPrices.adType, adType), eq(adPrices.days, days)));

export const setPackage = (
  tx: Executor,
  code: string,
  values: Pick<typeof adPackages.$inferSelect, 'discountPercent' | 'minAds' | 'maxAds' | 'validMonths'>,
) => tx.update(adPackages).set(values).where(eq(adPackages.code, code));
