import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '../../server/employer-table.ts';

/** Addresses beside those of members that a company wants notices at (rules.md#notice-addresses). */
export const companyAddresses = pgTable(
  'company_addresses',
  {
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    /** Of the mailed link, which works once; null for an address that was in use before links were. */
    tokenHash: text('token_hash').unique('company_addresses_token_unique'),
    requestedBy: uuid('requested_by').references(() => accounts.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Whoever reads its mail has opened the link. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.employerId, table.email] }),
    index('company_addresses_email_index').on(table.email),
    index('company_addresses_requested_by_index').on(table.requestedBy),
  ],
);
