import { z } from 'zod';
import { requiredText } from '#kit/fields.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { adTypeCodes } from '../ad-type.ts';
import { actTextLimit, cancellers, lineOutcomes, orderStates } from '../order-states.ts';
import { maxOrderedAds } from './packages.ts';

/** Orders of employers. Amounts are integers in para. */

const count = z.number().int();
const instant = z.iso.datetime();

/** Number of ads in a package. */
const packageCount = count.min(2).max(maxOrderedAds);

/**
 * How a paid posting is bought: with a credit, as a single ad, or as the first ad of a package. `total` is the total
 * shown in the summary, VAT included. `single` uses an available credit, whatever the total (rules.md#credits).
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

/** `POST /employer/orders`: a package without a posting; `total` is the quoted total, in para. */
export const packageInput = z.strictObject({ ...adFields, count: packageCount, total: count.min(0) });

/** Integers in para or cents, VAT separate. */
const sums = {
  /** Price of one ad before the discount. */
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
    /** Amounts of the order in para, whatever the language. */
    para: z.object(sums),
    /** The same amounts in the currency of the language. */
    shown: z.object({ currency: z.enum(['RSD', 'EUR']), ...sums }),
  })
  .meta({ id: 'OrderQuote' });
export type Quote = z.output<typeof quote>;

export const order = z
  .object({
    id: count,
    /** Number of the pro-forma invoice, e.g. `2026-000123`. */
    number: z.string(),
    /** Payment reference, formatted as it appears after `97`. */
    reference: z.string(),
    /** Formatted bank account of the provider. */
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
    /** Null when the posting has been deleted, and for packages bought without one. */
    posting: z.object({ id: count, positionTitle: z.string() }).nullable(),
    /** Net price of all ads before the discount. */
    sum: count,
    discountPercent: count,
    discount: count,
    base: count,
    vat: count,
    total: count,
    createdAt: instant,
    dueOn: z.string(),
    /** Unpaid after the due date; it can still be paid. */
    overdue: z.boolean(),
    paidAt: instant.nullable(),
    cancelledAt: instant.nullable(),
    cancelledBy: z.enum(cancellers).nullable(),
    /** Reason given for the cancellation. */
    reason: z.string(),
    /** The pro-forma invoice; null until it has been rendered. */
    proforma: z.object({ name: z.string() }).nullable(),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const ordersQuery = z.object({ ...pageQuery, state: codeQuery(orderStates) });

export const ordersMeta = pageMeta.extend({
  /** Counts of all orders, regardless of filters. */
  counts: z.object({ awaiting_payment: count, paid: count, cancelled: count }),
});

/** An order as administrators see it. */
export const adminOrder = order
  .extend({ employer: z.object({ id: count, company: z.string(), pib: z.string() }) })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.output<typeof adminOrder>;

export const adminOrdersQuery = ordersQuery.extend({
  q: textQuery(100).describe('Company, number, reference or PIB.'),
});

export const adminOrdersMeta = ordersMeta.extend({
  /** Totals of unpaid orders and of orders paid in the last 30 days. */
  awaited: count,
  paidLately: count,
});
export type AdminOrdersMeta = z.output<typeof adminOrdersMeta>;

/** Evidence of the payment, for the audit log: administrators must give a reason for each action (rules.md#orders). */
export const paymentInput = z.strictObject({ note: requiredText(actTextLimit, 3) });
/** The reason is shown to the employer. */
export const cancellationInput = z.strictObject({ reason: requiredText(actTextLimit, 10) });

/** `POST /admin/orders/statement`: the text of a file, `date;amount;reference;payerAccount;payerName`. */
export const statementInput = z.strictObject({ csv: z.string().min(1).max(1_000_000) });

export const statementResult = z
  .object({
    lines: z.array(
      z.object({
        /** Line number in the file, from 1. */
        line: count,
        outcome: z.enum(lineOutcomes),
        /** Number of the matching pro-forma invoice, if any. */
        number: z.string().nullable(),
        reference: z.string(),
        payer: z.string(),
        /** Amount received and amount due, in para. */
        amount: count.nullable(),
        total: count.nullable(),
      }),
    ),
    counts: z.object({ paid: count, listed: count }),
  })
  .meta({ id: 'StatementResult' });
export type StatementResult = z.output<typeof statementResult>;
