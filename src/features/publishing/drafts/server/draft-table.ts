import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { type DraftValues, draftKinds } from '../fields.ts';

const columns = () => ({
  accountId: uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Identifies the draft from its creation until it is sent, whatever is saved over it. */
  draftId: text('draft_id').notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
  /** The posting that is edited or renewed, and its version when the draft began. */
  postingId: integer('posting_id').references(() => postings.id, { onDelete: 'cascade' }),
  postingVersion: integer('posting_version'),
  values: jsonb('values').$type<DraftValues>().notNull(),
  version: integer('version').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

/** Drafts of postings, one of each kind per account; for new postings the one opened last. */
export const postingDrafts = pgTable(
  'posting_drafts',
  { ...columns(), kind: text('kind', { enum: draftKinds }).notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** The other drafts of new postings, to be opened again. */
export const waitingDrafts = pgTable('waiting_drafts', columns(), (table) => [
  primaryKey({ columns: [table.accountId, table.draftId] }),
]);

/** Drafts that were sent, with the posting created from each, so that none is sent twice. */
export const sentDrafts = pgTable(
  'sent_drafts',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    draftId: text('draft_id').notNull(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.draftId] }),
    index('sent_drafts_posting_index').on(table.postingId),
  ],
);

export type DraftRow = Omit<typeof postingDrafts.$inferSelect, 'kind'>;
