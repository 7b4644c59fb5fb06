import { formatBankAccount } from '#kit/bank-account.ts';
import { type LocalDay, localDay } from '#kit/dates.ts';
import { formatPaymentReference } from '#kit/payment-reference.ts';
import type { AdTypeCode } from '../../ad-type.ts';
import { orderSums } from '../../order-sums.ts';
import type { OrderRow } from '../../server/order-table.ts';
import type { ProformaData } from '../../server/proforma-data.ts';
import type { AdminOrder, Order } from '../fields.ts';
import { IpsQrError } from '../ips-qr.ts';
import type { ListedOrder } from './order-store.ts';
import { paymentQrText } from './payment-qr.ts';

/** The body of a reference: the year and the running number. */
export const referenceBodyOf = (number: string): string => number.replace('-', '');

/** After the discount. */
const baseOf = ({ totalPara, vatPara }: OrderRow): number => totalPara - vatPara;

/** What is bought is not part of the code; null for an order that is not to be paid, or not by a code. */
function qrOf(order: OrderRow): string | null {
  if (order.state !== 'awaiting_payment') return null;
  try {
    return paymentQrText(toProforma(order, { name: '', note: '' }));
  } catch (error) {
    // A slip that no code can hold is paid by what is written.
    if (error instanceof IpsQrError) return null;
    throw error;
  }
}

/** Order → as its employer sees it; `titles` are those of the postings by id. */
export const toOrder = ({ order, fileName }: ListedOrder, titles: ReadonlyMap<number, string>, now: Date): Order => {
  const positionTitle = order.postingId === null ? undefined : titles.get(order.postingId);
  const today: LocalDay = localDay(now);
  return {
    id: order.id,
    number: order.number,
    reference: formatPaymentReference(referenceBodyOf(order.number)),
    account: formatBankAccount(order.provider.account),
    qr: qrOf(order),
    state: order.state,
    adType: order.adType as AdTypeCode,
    days: order.days,
    count: order.count,
    package:
      order.packageName !== null && order.packageMonths !== null
        ? { name: order.packageName, validMonths: order.packageMonths }
        : null,
    posting: order.postingId !== null && positionTitle !== undefined ? { id: order.postingId, positionTitle } : null,
    sum: order.netPara * order.count,
    discountPercent: order.discountPercent,
    discount: order.netPara * order.count - baseOf(order),
    base: baseOf(order),
    vat: order.vatPara,
    total: order.totalPara,
    createdAt: order.createdAt.toISOString(),
    dueOn: order.dueOn,
    overdue: order.state === 'awaiting_payment' && order.dueOn < today,
    paidAt: order.paidAt?.toISOString() ?? null,
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    cancelledBy: order.cancelledBy,
    reason: order.cancelReason,
    proforma: fileName === null ? null : { name: fileName },
  };
};

/** Order → as administrators see it; company and PIB are those of the moment it was made. */
export const toAdminOrder = (row: ListedOrder, titles: ReadonlyMap<number, string>, now: Date): AdminOrder => ({
  ...toOrder(row, titles, now),
  employer: { id: row.order.employerId, company: row.order.buyer.name, pib: row.order.buyer.pib },
});

/** Order → its pro-forma invoice, always in Serbian. `name` and `note` say what is bought. */
export const toProforma = (
  order: OrderRow,
  { name, note }: Pick<ProformaData['items'][number], 'name' | 'note'>,
): ProformaData => {
  const { account, ...provider } = order.provider;
  const { netPara, count, discountPercent } = order;
  const items = [{ name, note, netPara, count }];
  return {
    number: order.number,
    issuedOn: order.issuedOn,
    dueOn: order.dueOn,
    provider,
    buyer: order.buyer,
    items,
    discountPercent,
    sums: orderSums(items, discountPercent),
    account,
    reference: order.reference,
    purpose: `Predračun ${order.number}`,
  };
};
