import { letter, type Where } from '#host/mail/letter.tsx';
import { formatBankAccount } from '#kit/bank-account.ts';
import type { LocalDay } from '#kit/dates.ts';
import { formatPaymentReference } from '#kit/payment-reference.ts';
import { pageAddress } from '#kit/site-map.ts';
import { formatPara } from '../../price-list/price-text.ts';
import type { OrderRow } from '../../server/order-table.ts';
import { referenceBodyOf } from './order-rows.ts';

/** What the payment of an order activates: a posting, a package, or both. */
export type Bought = 'posting' | 'package' | 'both';

export const boughtBy = ({ postingId, packageName }: OrderRow): Bought => {
  if (packageName === null) return 'posting';
  return postingId === null ? 'package' : 'both';
};

/** Payment details of an order. */
export interface Payment {
  number: string;
  /** Description of the item in Serbian, as on the invoice. */
  service: string;
  /** Total in para. */
  total: number;
  account: string;
  dueOn: LocalDay;
  bought: Bought;
}

const samplePayment: Payment = {
  number: '2026-000123',
  service: 'Promovisan oglas, 30 dana',
  total: 1_908_000,
  account: '840000000095584510',
  dueOn: '2026-12-01',
  bought: 'posting',
};

const paymentFacts = ({ number, total, dueOn }: Payment, { day, language }: Where) => ({
  number,
  total: formatPara(total, language),
  date: day(dueOn),
});

const paymentTable = ({ number, service, total, account, dueOn }: Payment, { day, language, t, table }: Where) =>
  table([
    [t('advertising.orders.columns.item'), service],
    [t('advertising.orders.total'), formatPara(total, language)],
    [t('advertising.orders.account'), formatBankAccount(account)],
    [t('advertising.orders.reference'), `97 ${formatPaymentReference(referenceBodyOf(number))}`],
    [t('advertising.orders.due'), day(dueOn)],
  ]);

/** Sends the employer the pro-forma invoice and payment details. */
export const proformaMail = letter({
  name: 'orders.proforma',
  texts: 'advertising.orders.mail.proforma',
  sample: { ...samplePayment, fileId: '00000000-0000-4000-8000-000000000002' },
  attachment: ({ fileId }: Payment & { fileId: string }) => fileId,
  facts: paymentFacts,
  body: (payment, where) => [`text.${payment.bought}`, paymentTable(payment, where)],
  button: pageAddress('own-orders'),
});

/** Reminds the employer, once, that the order is overdue (rules.md#orders). */
export const reminderMail = letter({
  name: 'orders.reminder',
  texts: 'advertising.orders.mail.reminder',
  sample: samplePayment,
  facts: paymentFacts,
  notification: { kind: 'reminder', members: 'owner', path: () => pageAddress('own-orders') },
  body: (payment, where) => [`text.${payment.bought}`, paymentTable(payment, where), 'next'],
  button: pageAddress('own-orders'),
});

/** Notifies the employer that the payment has been received. */
export const paidMail = letter({
  name: 'orders.paid',
  texts: 'advertising.orders.mail.paid',
  sample: { number: '2026-000123', total: 1_908_000, bought: 'posting' },
  facts: ({ number, total, bought }: Pick<Payment, 'number' | 'total' | 'bought'>, { say, language }) => ({
    number,
    total: formatPara(total, language),
    next: say(`next.${bought}`),
  }),
  notification: { kind: 'order', members: 'owner', path: () => pageAddress('own-orders') },
  button: ({ bought }) => (bought === 'package' ? [pageAddress('own-orders'), 'packages'] : pageAddress('my-postings')),
});

/** Notifies the employer that an administrator has cancelled the order, with the reason. */
export const cancelledMail = letter({
  name: 'orders.cancelled',
  texts: 'advertising.orders.mail.cancelled',
  sample: { number: '2026-000123', reason: 'Na zahtev poslodavca.' },
  facts: ({ number, reason }: { number: string; reason: string }) => ({ number, reason }),
  notification: { kind: 'order', members: 'owner', path: () => pageAddress('own-orders') },
  body: ['text', 'reason'],
  button: pageAddress('own-orders'),
});
