import type { AuditEntry } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { packageCodes } from '../price-limits.ts';
import { getPriceList, savePriceList } from '../price-list-contract.ts';
import { type PriceListInput, type PriceListView, pricedTypes } from '../price-list-fields.ts';
import { listPackages, listPrices } from './ad-type-store.ts';
import * as store from './price-list-store.ts';

/** Values of the price list by name, for comparing two versions. */
const valuesOf = ({ adTypes, free, packages }: PriceListView): Record<string, number | boolean> =>
  Object.fromEntries([
    ...adTypes.flatMap(({ code, prices, ...switches }) => [
      ...Object.entries(switches).map(([name, on]) => [`${code}.${name}`, on] as const),
      ...prices.map(({ days, netPara }) => [`${code}.${days}`, netPara] as const),
    ]),
    ['free.questionnaire', free.questionnaire],
    ...packages.flatMap(({ code, discountPercent, minAds, validMonths }) =>
      Object.entries({ discountPercent, minAds, validMonths }).map(
        ([name, value]) => [`${code}.${name}`, value] as const,
      ),
    ),
  ]);

/** Changed values for the audit log: `before → after`, amounts in para. */
function changes(before: PriceListView, after: PriceListView): NonNullable<AuditEntry['details']> {
  const old = valuesOf(before);
  return Object.fromEntries(
    Object.entries(valuesOf(after))
      .filter(([name, value]) => old[name] !== value)
      .map(([name, value]) => [name, `${old[name]} → ${value}`]),
  );
}

async function read(executor: Executor): Promise<PriceListView> {
  const rows = Map.groupBy(await listPrices(executor), ({ code }) => code);
  const packages = new Map((await listPackages(executor)).map((row) => [row.code, row]));
  const typeOf = (code: PriceListView['adTypes'][number]['code'] | 'free') => {
    const prices = rows.get(code);
    if (!prices?.[0]) throw new Error(`The ad type ${code} has no price: a migration makes it.`);
    return { type: prices[0], prices: prices.map(({ days, netPara }) => ({ days, netPara })) };
  };
  const free = typeOf('free').type;
  return {
    adTypes: pricedTypes.map((code) => {
      const { type, prices } = typeOf(code);
      const { available, questionnaire, onHome, listBadge } = type;
      return { code, available, questionnaire, onHome, listBadge, prices };
    }),
    free: { available: free.available, questionnaire: free.questionnaire },
    packages: packageCodes.map((code) => {
      const row = packages.get(code);
      if (!row) throw new Error(`There is no package ${code}: a migration makes it.`);
      const { name, discountPercent, minAds, validMonths } = row;
      return { code, name, discountPercent, minAds, validMonths };
    }),
    version: await store.readVersion(executor),
  };
}

async function write(tx: Executor, { adTypes, free, packages }: PriceListInput): Promise<void> {
  for (const { code, prices, ...switches } of adTypes) {
    await store.setAdType(tx, code, switches);
    for (const { days, netPara } of prices) await store.setPrice(tx, code, days, netPara);
  }
  await store.setAdType(tx, 'free', free);
  for (const [at, { code, ...values }] of packages.entries()) {
    const next = packages[at + 1];
    await store.setPackage(tx, code, { ...values, maxAds: next ? next.minAds - 1 : null });
  }
}

/**
 * Prices and features of ads, for administrators (rules.md#prices). Changes apply immediately to new submissions;
 * orders store a copy of their prices.
 */
export function createPriceListRoutes({ database, audit }: Pick<Machinery, 'database' | 'audit'>): Route[] {
  return [
    on(getPriceList, () => read(database.executor)),
    on(savePriceList, ({ actor: { accountId }, body: input }) =>
      database.transaction(async (tx) => {
        // The version is compared on write: of two concurrent saves, the second waits and gets a conflict.
        const newest = await store.takeVersion(tx, input.version);
        const before = await read(tx);
        if (!newest) throw new Problem('conflict', { current: before });
        await write(tx, input);
        const after = await read(tx);
        await audit.record(tx, {
          actor: accountId,
          action: 'prices.save',
          objectKind: 'prices',
          objectId: null,
          details: changes(before, after),
        });
        return after;
      }),
    ),
  ];
}
