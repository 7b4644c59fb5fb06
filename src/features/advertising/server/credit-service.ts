import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { addMonths, endOfLocalDay, localDay } from '#shared/dates.ts';
import type { AdTypeCode } from '../ad-type.ts';
import type { CreditPackage, CreditSummary } from '../credit-fields.ts';
import { creditLedger } from '../credit-ledger.ts';
import * as store from './credit-store.ts';
import { updateOrder } from './order-store.ts';
import type { OrderRow } from './order-table.ts';

/** Credits of paid packages. */
export interface CreditService {
  /** The packages of the employer who asks, with their changes. Throws 401 or 403 for others. */
  list(actor: Actor): Promise<CreditPackage[]>;
  /** What is left of an employer's valid packages; null for one who has none. */
  summaryOf(executor: Executor, employerId: number): Promise<CreditSummary | null>;
  /**
   * The package whose credit a period uses, the soonest to end first; null when none is left. The caller holds the
   * employer's row and writes the period in `tx`, so that nobody takes the same credit.
   */
  findUsable(
    tx: Executor,
    employerId: number,
    period: { adType: AdTypeCode; days: number },
  ): Promise<number | null>;
  /** Makes the package of a paid order; its validity begins now (SPEC §6). Null for an order of a single ad. */
  open(tx: Executor, order: OrderRow): Promise<number | null>;
}

export function createCreditService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CreditService {
  const toPackage = (
    { credits, unused, name, order }: store.ListedPackage,
    uses: readonly store.CreditUse[],
    now: Date,
  ): CreditPackage => {
    const { id, adType, days, bought, createdAt, validUntil } = credits;
    const expired = validUntil < now;
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
    async list(actor) {
      const { employerId } = requireType(actor, 'employer');
      const now = clock.now();
      const rows = await store.listPackages(database.executor, employerId);
      const uses = Map.groupBy(
        await store.listUses(database.executor, employerId),
        ({ packageId }) => packageId,
      );
      return rows.map((row) => toPackage(row, uses.get(row.credits.id) ?? [], now));
    },

    summaryOf: (executor, employerId) => store.sumValid(executor, employerId, clock.now()),

    findUsable: (tx, employerId, period) => store.findUsablePackage(tx, employerId, period, clock.now()),

    async open(tx, { id, employerId, adType, days, count, packageMonths }) {
      if (packageMonths === null) return null;
      const now = clock.now();
      const made = await store.insertPackage(tx, {
        employerId,
        adType,
        days,
        bought: count,
        createdAt: now,
        validUntil: endOfLocalDay(addMonths(localDay(now), packageMonths)),
      });
      await updateOrder(tx, id, { packageId: made.id });
      return made.id;
    },
  };
}
