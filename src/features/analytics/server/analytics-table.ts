import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';

/**
 * Each choice about counting visits (rules.md#counting-visits). For a guest only this row is stored, whose id is in the
 * browser's cookie: a person who presents it can be told what was chosen.
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
