import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { filePurposes, heldReasons } from '#kit/file-rules.ts';

/** Uploaded files: their bytes are in the file store under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose', { enum: filePurposes }).notNull(),
    /** The person's own name of the file, cleaned for display and downloads. */
    name: text('name').notNull(),
    /** Media type by content, never by the sender's claim. */
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** Of a picture, in pixels as shown; null for everything else. */
    width: integer('width'),
    height: integer('height'),
    storageKey: text('storage_key').notNull().unique(),
    /** The account that uploaded it; null for a guest's. */
    ownerId: uuid('owner_id'),
    guestTokenHash: text('guest_token_hash'),
    /** Why it is not handed out (rules.md#scanned-files); null for nearly all. */
    heldAs: text('held_as', { enum: heldReasons }),
    /** When something came to use it; unattached uploads are deleted after 24 hours. */
    attachedAt: timestamp('attached_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('files_owner_index').on(table.ownerId),
    index('files_unattached_index').on(table.attachedAt, table.createdAt),
    index('files_checking_index').on(table.createdAt).where(sql`${table.heldAs} = 'checking'`),
  ],
);

export type FileRow = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;
