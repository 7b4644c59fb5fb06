import { index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '../../server/posting-table.ts';

/** Postings that candidates have saved. */
export const savedPostings = pgTable(
  'saved_postings',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.postingId] }),
    index('saved_postings_posting_index').on(table.postingId),
  ],
);
