import type { Executor } from '#host/database/database.ts';
import { on } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { localDay } from '#kit/dates.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import type { CreditPackage, CreditSummary } from '../../credit-fields.ts';
import * as store from '../../server/credit-store.ts';
import type { OrderRow } from '../../server/order-table.ts';
import type { CreditUse, SoldPostings } from '../../server/sold-postings.ts';
import { getCredits } from '../contract.ts';
import { creditLedger } from '../credit-ledger.ts';
import { isPackageOver, packageEnd } from '../package-validity.ts';
import { updateOrder } from './order-store.ts';

/** Credits of paid packages. */
export function createCredits({
  database,
  clock,
  postings,
}: Pick<Machinery, 'database' | 'clock'> & {
  postings: Pick<SoldPostings, 'creditsUsed' | 'usesOf'>;
}) {
  const toPackage = (
    { credits, unused, name, order }: store.ListedPackage,
    uses: readonly CreditUse[],
    now: Date,
  ): CreditPackage => {
    const { id, adType, days, bought, createdAt, validUntil } = credits;
    const expired = isPackageOver(validUntil, now);
    return {
      id,
      name,
      order,
      adType: adType as AdTypeCode,
      days,
      bought,
      left: expired ? 0 : unused,
      paidAt: createdAt.toISOString(),
      validTo: localDay(validUntil),
      expired,
      changes: creditLedger({ bought, paidAt: createdAt, validUntil }, uses, now),
    };
  };

  return {
    /** Balance of an employer's valid packages; null for one without packages. */
    summaryOf: (executor: Executor, employerId: number): Promise<CreditSummary | null> =>
      store.sumValid(executor, employerId, postings, clock.now()),

    /**
     * The package whose credit a period uses, the first to expire; null when no credit is available. The caller has
     * locked the employer's row and writes the period in `tx`, so that no other period uses the same credit.
     */
    findUsable: (
      tx: Executor,
      employerId: number,
      period: { adType: AdTypeCode; days: number },
    ): Promise<number | null> => store.findUsablePackage(tx, employerId, period, postings, clock.now()),

    /** Creates the package of a paid order, valid from now (rules.md#credits). Null for an order of a single ad. */
    async open(tx: Executor, { id, employerId, adType, days, count, packageMonths }: OrderRow): Promise<number | null> {
      if (packageMonths === null) return null;
      const now = clock.now();
      const made = await store.insertPackage(tx, {
        employerId,
        adType,
        days,
        bought: count,
        createdAt: now,
        validUntil: packageEnd(now, packageMonths),
      });
      await updateOrder(tx, id, { packageId: made.id });
      return made.id;
    },

    routes: [
      on(getCredits, async ({ actor: { employerId } }) => {
        const now = clock.now();
        const rows = await store.listPackages(database.executor, employerId, postings);
        const ids = rows.map(({ credits }) => credits.id);
        const uses = Map.groupBy(await postings.usesOf(database.executor, ids), ({ packageId }) => packageId);
        return rows.map((row) => toPackage(row, uses.get(row.credits.id) ?? [], now));
      }),
    ],
  };
}

export type Credits = ReturnType<typeof createCredits>;
