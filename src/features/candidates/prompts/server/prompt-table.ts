import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { candidatePrompts } from '../candidate-prompts.ts';

/** Proposals of the home page that a candidate does not want to see any more. */
export const dismissedPrompts = pgTable(
  'dismissed_prompts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    prompt: text('prompt', { enum: candidatePrompts }).notNull(),
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.prompt] })],
);
