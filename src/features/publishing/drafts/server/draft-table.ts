import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { type DraftValues, draftKinds } from '../fields.ts';

/** Drafts of postings, one of each kind for an account. */
export const postingDrafts = pgTable(
  'posting_drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: draftKinds }).notNull(),
    /** The posting that is edited or renewed, and its version when that began. */
    postingId: integer('posting_id').references(() => postings.id, { onDelete: 'cascade' }),
    postingVersion: integer('posting_version'),
    values: jsonb('values').$type<DraftValues>().notNull(),
    version: integer('version').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

export type DraftRow = typeof postingDrafts.$inferSelect;
