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

/** Net sum after the discount, in para. */
const baseOf = ({ totalPara, vatPara }: OrderRow): number => totalPara - vatPara;

/** The code does not contain the item; null when the order is not awaiting payment or does not fit into a code. */
function qrOf(order: OrderRow): string | null {
  if (order.state !== 'awaiting_payment') return null;
  try {
    return paymentQrText(toProforma(order, { name: '', note: '' }));
  } catch (error) {
    // A slip that does not fit into a code is paid by its written details.
    if (error instanceof IpsQrError) return null;
    throw error;
  }
}

/** Maps an order to its employer's view; `titles` are posting titles by id. */
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

/** Maps an order to the administrators' view; company and PIB are those at the time of the order. */
export const toAdminOrder = (row: ListedOrder, titles: ReadonlyMap<number, string>, now: Date): AdminOrder => ({
  ...toOrder(row, titles, now),
  employer: { id: row.order.employerId, company: row.order.buyer.name, pib: row.order.buyer.pib },
});

/** Maps an order to its pro-forma invoice, always in Serbian. `name` and `note` describe the item. */
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
