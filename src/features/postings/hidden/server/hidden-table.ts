import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '../../server/posting-table.ts';

/** Postings, and companies with all their postings, that candidates do not want to see. */
export const hiddenItems = pgTable(
  'hidden_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postingId: integer('posting_id').references(() => postings.id, { onDelete: 'cascade' }),
    employerId: integer('employer_id').references(() => employers.id, { onDelete: 'cascade' }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('hidden_items_posting_unique').on(table.accountId, table.postingId),
    unique('hidden_items_employer_unique').on(table.accountId, table.employerId),
    index('hidden_items_posting_index').on(table.postingId),
    index('hidden_items_employer_index').on(table.employerId),
    check('hidden_items_one', sql`num_nonnulls(${table.postingId}, ${table.employerId}) = 1`),
  ],
);
