import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { employers } from '#features/employers/server/employer-table.ts';
import { adTypes } from './ad-type-table.ts';

/**
 * Packages that employers have paid for. A credit is used by a period of a posting (`posting_periods.package_id`):
 * the balance is `bought` minus the periods of the package that were not dropped.
 */
export const creditPackages = pgTable(
  'credit_packages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id),
    adType: text('ad_type')
      .notNull()
      .references(() => adTypes.code),
    days: smallint('days').notNull(),
    bought: smallint('bought').notNull(),
    /** Time of payment. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** End of the last local day on which its credits can be used. */
    validUntil: timestamp('valid_until', { withTimezone: true }).notNull(),
  },
  (table) => [index('credit_packages_employer_index').on(table.employerId, table.validUntil)],
);

export type CreditPackageRow = typeof creditPackages.$inferSelect;
