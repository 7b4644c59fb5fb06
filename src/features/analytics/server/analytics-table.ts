import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';

/**
 * Each choice about counting visits (rules.md#counting-visits). Of a guest there is nothing but this row, whose id is in the cookie of
 * the browser: it identifies what was chosen in that browser.
 */
export const analyticsChoices = pgTable(
  'analytics_choices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    given: boolean('given').notNull(),
    /** Version of the question: its text and the service named in it. */
    textVersion: text('text_version').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('analytics_choices_account_index').on(table.accountId, table.createdAt),
    index('analytics_choices_created_index').on(table.createdAt),
  ],
);
