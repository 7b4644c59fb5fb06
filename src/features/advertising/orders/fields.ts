import { z } from 'zod';
import { requiredText } from '#kit/fields.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { adTypeCodes } from '../ad-type.ts';
import { actTextLimit, cancellers, lineOutcomes, orderStates } from '../order-states.ts';
import { maxOrderedAds } from './packages.ts';

/** Orders of employers. Amounts are integers in para. */

const count = z.number().int();
const instant = z.iso.datetime();

/** As many ads as a package is for, at most. */
const packageCount = count.min(2).max(maxOrderedAds);

/**
 * How a paid posting is bought: by a credit, alone, or as the first of a package. `total` is the total the summary
 * showed, VAT included. An available credit is used whatever it is (rules.md#credits).
 */
export const purchase = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('credit') }),
  z.strictObject({ kind: z.literal('single'), total: count.min(0) }),
  z.strictObject({ kind: z.literal('package'), count: packageCount, total: count.min(0) }),
]);
export type Purchase = z.output<typeof purchase>;

/** Ads of one type and period. */
const adFields = { adType: z.enum(adTypeCodes), days: count.min(1).max(366) };

/** `POST /employer/orders/quote`. */
export const quoteInput = z.strictObject({ ...adFields, count: count.min(1).max(maxOrderedAds) });
export type QuoteInput = z.output<typeof quoteInput>;

/** `POST /employer/orders`: a package without a posting; `total` is the quoted one, in para. */
export const packageInput = z.strictObject({ ...adFields, count: packageCount, total: count.min(0) });
export type PackageInput = z.output<typeof packageInput>;

/** Integers in para or cents, VAT separate. */
const sums = {
  /** One ad, without the discount. */
  net: count,
  sum: count,
  discount: count,
  base: count,
  vat: count,
  total: count,
};

export const quote = z
  .object({
    ...adFields,
    count,
    discountPercent: count,
    /** Null for a single ad. */
    package: z.object({ code: z.string(), name: z.string(), validMonths: count }).nullable(),
    /** What an order costs, whatever the language. */
    para: z.object(sums),
    /** The same in the money of the language. */
    shown: z.object({ currency: z.enum(['RSD', 'EUR']), ...sums }),
  })
  .meta({ id: 'OrderQuote' });
export type Quote = z.output<typeof quote>;

export const order = z
  .object({
    id: count,
    /** Of the pro-forma invoice, e.g. `2026-000123`. */
    number: z.string(),
    /** As it is written after `97`. */
    reference: z.string(),
    /** The provider's, as it is written. */
    account: z.string(),
    /** Text of the NBS IPS QR code; null once the order is paid or cancelled. */
    qr: z.string().nullable(),
    state: z.enum(orderStates),
    adType: z.enum(adTypeCodes),
    days: count,
    /** Ads bought at once. */
    count,
    /** Null for a single ad. */
    package: z.object({ name: z.string(), validMonths: count }).nullable(),
    /** Null once the posting is gone, and for a package bought without one. */
    posting: z.object({ id: count, positionTitle: z.string() }).nullable(),
    /** All of them before the discount. */
    sum: count,
    discountPercent: count,
    discount: count,
    base: count,
    vat: count,
    total: count,
    createdAt: instant,
    dueOn: z.string(),
    /** Unpaid, and the day has passed; it can still be paid. */
    overdue: z.boolean(),
    paidAt: instant.nullable(),
    cancelledAt: instant.nullable(),
    cancelledBy: z.enum(cancellers).nullable(),
    /** What was written on cancelling it. */
    reason: z.string(),
    /** The drawn pro-forma invoice; null for the moment it takes. */
    proforma: z.object({ name: z.string() }).nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const ordersQuery = z.object({ ...pageQuery, state: codeQuery(orderStates) });
export type OrdersQuery = z.output<typeof ordersQuery>;

export const ordersMeta = pageMeta.extend({
  /** Of all orders, whichever are listed. */
  counts: z.object({ awaiting_payment: count, paid: count, cancelled: count }),
});
export type OrdersMeta = z.output<typeof ordersMeta>;

/** An order as administrators see it. */
export const adminOrder = order
  .extend({ employer: z.object({ id: count, company: z.string(), pib: z.string() }) })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof adminOrder>;

export const adminOrdersQuery = ordersQuery.extend({
  q: textQuery(100).describe('Company, number, reference or PIB.'),
});
export type AdminOrdersQuery = z.output<typeof adminOrdersQuery>;

export const adminOrdersMeta = ordersMeta.extend({
  /** Total of what is awaited, and of what was paid in the last 30 days. */
  awaited: count,
  paidLately: count,
});
export type AdminOrdersMeta = z.output<typeof adminOrdersMeta>;

/**
 * By what a payment is known, for the audit log: no act of an administrator is without its reason (rules.md#orders).
 */
export const paymentInput = z.strictObject({ note: requiredText(actTextLimit, 3) });
/** The employer reads the reason. */
export const cancellationInput = z.strictObject({ reason: requiredText(actTextLimit, 10) });

/** `POST /admin/orders/statement`: the text of a file, `date;amount;reference;payerAccount;payerName`. */
export const statementInput = z.strictObject({ csv: z.string().min(1).max(1_000_000) });

export const statementResult = z
  .object({
    lines: z.array(
      z.object({
        /** In the file, from 1. */
        line: count,
        outcome: z.enum(lineOutcomes),
        /** Of the pro-forma invoice, where one fits. */
        number: z.string().nullable(),
        reference: z.string(),
        payer: z.string(),
        /** What arrived, and what was to be paid. */
        amount: count.nullable(),
        total: count.nullable(),
      }),
    ),
    counts: z.object({ paid: count, listed: count }),
  })
  .meta({ id: 'StatementResult' });
export type StatementResult = z.output<typeof statementResult>;
