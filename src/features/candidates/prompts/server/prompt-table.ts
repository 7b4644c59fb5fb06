import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { candidatePrompts } from '../candidate-prompts.ts';

/** Home page prompts that a candidate has dismissed. */
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
