import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { employers } from '#features/employers/server/employer-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { cancellers, orderStates } from '../order-states.ts';
import { adTypes } from './ad-type-table.ts';
import { creditPackages } from './credit-table.ts';
import type { ProformaData } from './proforma-data.ts';

/** Orders of employers. Prices and parties are those at order time; amounts in para. Kept ten years for accounting. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id),
    /**
     * The posting that goes live on payment; null when it has been deleted. The foreign key points to a higher-level
     * feature, so it is only in the migrations (`tests/foreign-keys.db.test.ts`).
     */
    postingId: integer('posting_id'),
    /** Number of the pro-forma invoice, without gaps within a year: `2026-000123`. */
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
    /** Net price of one ad before the discount. */
    netPara: integer('net_para').notNull(),
    discountPercent: smallint('discount_percent').notNull().default(0),
    /** Name of the package when it was sold; null for a single ad. */
    packageName: text('package_name'),
    packageMonths: smallint('package_months'),
    /** The package created on payment; null until then and for a single ad. */
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
    /** Time of the only payment reminder to the employer. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
    /** Null until it has been rendered. */
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
