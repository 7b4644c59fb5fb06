import { and, eq, inArray, isNull } from 'drizzle-orm';
import { dueAfterDays } from '#features/advertising/order-states.ts';
import { orderSums } from '#features/advertising/order-sums.ts';
import { packageFor } from '#features/advertising/orders/packages.ts';
import { addressOf } from '#features/advertising/orders/server/buying.ts';
import { drawProformaJob } from '#features/advertising/orders/server/order-jobs.ts';
import { referenceBodyOf } from '#features/advertising/orders/server/order-rows.ts';
import { insertOrder, updateOrder } from '#features/advertising/orders/server/order-store.ts';
import { findPrice, listPackages } from '#features/advertising/price-list/server/ad-type-store.ts';
import { insertPackage } from '#features/advertising/server/credit-store.ts';
import { type OrderRow, orderNumbers, orders } from '#features/advertising/server/order-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postingMoves, postingPeriods, postings } from '#features/postings/server/posting-table.ts';
import { getRow } from '#features/settings/server/settings-store.ts';
import type { Database, Executor } from '#host/database/database.ts';
import type { Jobs } from '#host/jobs/jobs.ts';
import { addDays, addMonths, endOfLocalDay, localDay } from '#kit/dates.ts';
import { paymentReference } from '#kit/payment-reference.ts';
import type { DemoAdType, DemoEmployer } from './demo-model.ts';

/** An order as it was made, and what became of it. */
export interface DemoOrder {
  employerIndex: number;
  /** The posting that it is for; null for a package alone. */
  postingId: number | null;
  adType: DemoAdType;
  days: number;
  count: number;
  createdAt: Date;
  paidAt?: Date;
  cancelled?: Pick<OrderRow, 'cancelledAt' | 'cancelledBy' | 'cancelReason'>;
  remindedAt?: Date;
}

const stateOf = ({ paidAt, cancelled }: DemoOrder): OrderRow['state'] =>
  paidAt ? 'paid' : cancelled ? 'cancelled' : 'awaiting_payment';

/** A paid posting was asked for when its order was made, and went live with the payment. */
async function waitForPayment(tx: Executor, postingId: number, order: DemoOrder, by: string): Promise<void> {
  const { createdAt, paidAt } = order;
  if (!paidAt) return;
  await tx.update(postings).set({ createdAt }).where(eq(postings.id, postingId));
  await tx.update(postingPeriods).set({ askedAt: createdAt }).where(eq(postingPeriods.postingId, postingId));
  await tx
    .update(postingMoves)
    .set({ fromState: 'awaiting_payment', actorId: by })
    .where(and(eq(postingMoves.postingId, postingId), eq(postingMoves.toState, 'active')));
  const [sender] = await tx
    .select({ actorId: employers.accountId })
    .from(employers)
    .innerJoin(postings, eq(postings.employerId, employers.id))
    .where(eq(postings.id, postingId));
  await tx.insert(postingMoves).values({ postingId, toState: 'awaiting_payment', movedAt: createdAt, ...sender });
}

/**
 * Writes orders in the order in which they were made, numbered without gaps within each year; a paid package becomes credits,
 * used by the periods of `usedBy`.
 */
export async function writeOrders(
  tx: Executor,
  list: readonly DemoOrder[],
  {
    companies,
    employerIds,
    admin,
    usedBy,
  }: {
    companies: readonly DemoEmployer[];
    employerIds: readonly number[];
    admin: string;
    /** Postings that use the credits of the demo account's own package. */
    usedBy: readonly number[];
  },
): Promise<void> {
  const provider = await getRow(tx);
  const packages = await listPackages(tx);
  const last = new Map<number, number>();
  for (const order of list.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
    const { employerIndex, postingId, adType, days, count, createdAt } = order;
    const company = companies[employerIndex] as DemoEmployer;
    const price = await findPrice(tx, adType, days);
    if (!price) throw new Error(`no price for ${adType}, ${days} days`);
    const sold = count === 1 ? null : packageFor(packages, count);
    const sums = orderSums([{ netPara: price.netPara, count }], sold?.discountPercent ?? 0);
    const issuedOn = localDay(createdAt);
    const year = Number(issuedOn.slice(0, 4));
    last.set(year, (last.get(year) ?? 0) + 1);
    const number = `${year}-${String(last.get(year)).padStart(6, '0')}`;
    const row = await insertOrder(tx, {
      postingId,
      adType,
      days,
      count,
      number,
      issuedOn,
      createdAt,
      employerId: employerIds[employerIndex] as number,
      reference: paymentReference(referenceBodyOf(number)),
      state: stateOf(order),
      netPara: price.netPara,
      discountPercent: sold?.discountPercent ?? 0,
      packageName: sold?.name ?? null,
      packageMonths: sold?.validMonths ?? null,
      vatPara: sums.vat,
      totalPara: sums.total,
      provider: {
        name: provider.providerName,
        address: provider.providerAddress,
        pib: provider.providerPib,
        registrationNumber: provider.providerRegistrationNumber,
        email: provider.providerEmail,
        phone: provider.providerPhone,
        account: provider.providerBankAccount,
      },
      buyer: {
        name: company.company,
        address: addressOf(company),
        pib: company.pib,
        registrationNumber: company.registrationNumber,
      },
      dueOn: addDays(issuedOn, dueAfterDays),
      paidAt: order.paidAt ?? null,
      remindedAt: order.remindedAt ?? null,
      ...order.cancelled,
    });
    if (postingId !== null) await waitForPayment(tx, postingId, order, admin);
    if (sold && order.paidAt) {
      const made = await insertPackage(tx, {
        employerId: row.employerId,
        adType,
        days,
        bought: count,
        createdAt: order.paidAt,
        validUntil: endOfLocalDay(addMonths(localDay(order.paidAt), sold.validMonths)),
      });
      await updateOrder(tx, row.id, { packageId: made.id });
      if (employerIndex === 0 && usedBy.length > 0)
        await tx
          .update(postingPeriods)
          .set({ packageId: made.id })
          .where(inArray(postingPeriods.postingId, [...usedBy]));
    }
  }
  await tx.insert(orderNumbers).values([...last].map(([year, number]) => ({ year, last: number })));
}

/** Draws the missing pro-forma invoices while the site is already running. After the jobs have started. */
export async function drawDemoProformas({
  database,
  jobs,
}: {
  database: Database;
  jobs: Pick<Jobs, 'send'>;
}): Promise<void> {
  const { executor } = database;
  const rows = await executor.select({ orderId: orders.id }).from(orders).where(isNull(orders.proformaFileId));
  for (const { orderId } of rows) await jobs.send(executor, drawProformaJob, { orderId });
}
