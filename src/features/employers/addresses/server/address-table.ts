import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '../../server/employer-table.ts';

/** A company's notice addresses other than those of its members (rules.md#notice-addresses). */
export const companyAddresses = pgTable(
  'company_addresses',
  {
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    /** Token hash of the mailed single-use link; null for addresses in use before links were introduced. */
    tokenHash: text('token_hash').unique('company_addresses_token_unique'),
    requestedBy: uuid('requested_by').references(() => accounts.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the recipient confirmed the address through the link. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.employerId, table.email] }),
    index('company_addresses_email_index').on(table.email),
    index('company_addresses_requested_by_index').on(table.requestedBy),
  ],
);
