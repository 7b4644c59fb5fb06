import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { employers } from '#features/employers/server/employer-table.ts';
import { files } from '#host/files/file-table.ts';
import { cancellers, orderStates } from '../order-states.ts';
import { adTypes } from './ad-type-table.ts';
import { creditPackages } from './credit-table.ts';
import type { ProformaData } from './proforma-data.ts';

/** What employers have ordered. Prices and parties are those of the moment; amounts in para. Accounting keeps them for ten years. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id),
    /**
     * The posting that goes live when it is paid; null once that is deleted. The foreign key points to a feature
     * above, so it is only in the migrations (`tests/foreign-keys.db.test.ts`).
     */
    postingId: integer('posting_id'),
    /** Of the pro-forma invoice, without gaps within a year: `2026-000123`. */
    number: text('number').notNull().unique('orders_number_unique'),
    /** Full reference of model 97, without separators. */
    reference: text('reference').notNull().unique('orders_reference_unique'),
    state: text('state', { enum: orderStates }).notNull(),
    adType: text('ad_type')
      .notNull()
      .references(() => adTypes.code),
    days: smallint('days').notNull(),
    /** Ads bought at once; more than one is a package. */
    count: smallint('count').notNull().default(1),
    /** What one of them costs without the discount. */
    netPara: integer('net_para').notNull(),
    discountPercent: smallint('discount_percent').notNull().default(0),
    /** Of the package, as it was sold; null for a single ad. */
    packageName: text('package_name'),
    packageMonths: smallint('package_months'),
    /** What its payment has made; null until then and for a single ad. */
    packageId: integer('package_id')
      .unique('orders_package_unique')
      .references(() => creditPackages.id),
    vatPara: integer('vat_para').notNull(),
    totalPara: integer('total_para').notNull(),
    provider: jsonb('provider').$type<ProformaData['provider'] & { account: string }>().notNull(),
    buyer: jsonb('buyer').$type<ProformaData['buyer']>().notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelledBy: text('cancelled_by', { enum: cancellers }),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** When its employer was reminded of the payment; once. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Null until it is drawn. */
    proformaFileId: uuid('proforma_file_id').references(() => files.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('orders_employer_newest_index').on(table.employerId, table.createdAt.desc().nullsFirst()),
    index('orders_newest_index').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('orders_posting_index').on(table.postingId).where(sql`posting_id is not null`),
    index('orders_due_index').on(table.dueOn).where(sql`state = 'awaiting_payment'`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** The last number of a year; its row is locked until the order is written, so that there are no gaps. */
export const orderNumbers = pgTable('order_numbers', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
});
