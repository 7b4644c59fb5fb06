import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { filePurposes, heldReasons } from '../file-rules.ts';

/** Uploaded files: their bytes are in the file store under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose', { enum: filePurposes }).notNull(),
    /** The name given by the person, cleaned for display and downloads. */
    name: text('name').notNull(),
    /** Media type detected from the content, never the one claimed by the sender. */
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    /** Of a picture, in pixels as shown; null for other files. */
    width: integer('width'),
    height: integer('height'),
    storageKey: text('storage_key').notNull().unique(),
    /** The account that uploaded it; null for a guest's. */
    ownerId: uuid('owner_id'),
    guestTokenHash: text('guest_token_hash'),
    /** Why it is held back from readers (rules.md#scanned-files); null for nearly all. */
    heldAs: text('held_as', { enum: heldReasons }),
    /** When it was attached to something; unattached uploads are deleted after 24 hours. */
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
