import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { files } from '#features/files/server/file-table.ts';
import type { PostingInput } from '../input-fields.ts';
import { postings } from './posting-table.ts';

/**
 * Changes of a live posting that await approval, or were refused, at most one per posting: until then the page shows
 * the old content (rules.md#reviewed-changes).
 */
export const postingChanges = pgTable('posting_changes', {
  postingId: integer('posting_id')
    .primaryKey()
    .references(() => postings.id, { onDelete: 'cascade' }),
  /** The new content, sanitised; its ad type and period are ignored. */
  input: jsonb('input').$type<PostingInput>().notNull(),
  imageFileId: uuid('image_file_id').references(() => files.id, { onDelete: 'set null' }),
  fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** Null while it is pending. */
  refusedAt: timestamp('refused_at', { withTimezone: true }),
  /** Why it was refused, for the employer, in refusals from before there were decisions. */
  note: text('note').notNull().default(''),
  /** The decision that states why instead; it may be deleted before the change. */
  decisionId: uuid('decision_id'),
});

export type PostingChangeRow = typeof postingChanges.$inferSelect;
