import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { defaultEuroRate } from '../euro-rate.ts';

/** Site-wide settings of administrators: one row, created at the first start. */
export const settings = pgTable(
  'settings',
  {
    /** Always 1. */
    id: smallint('id').primaryKey(),
    providerName: text('provider_name').notNull(),
    providerAddress: text('provider_address').notNull(),
    providerPib: text('provider_pib').notNull(),
    providerRegistrationNumber: text('provider_registration_number').notNull(),
    /** 18 digits, or empty. */
    providerBankAccount: text('provider_bank_account').notNull(),
    providerEmail: text('provider_email').notNull(),
    /** E.164, or empty. */
    providerPhone: text('provider_phone').notNull(),
    /** Dinars per euro (rules.md#prices). */
    euroRate: numeric('euro_rate', { precision: 7, scale: 4, mode: 'number' }).notNull().default(defaultEuroRate),
    /** Number of free periods per employer in 12 months (rules.md#free-ads). */
    freeAdLimit: smallint('free_ad_limit').notNull().default(2),
    /** Increased with every save. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('settings_one_row', sql`${table.id} = 1`)],
);

export type SettingsRow = typeof settings.$inferSelect;
