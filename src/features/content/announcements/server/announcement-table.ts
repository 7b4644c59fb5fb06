import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { announcementAudiences, announcementLevels } from '../announcement-kinds.ts';

/** Announcements of the provider, shown above every page for a limited time. */
export const announcements = pgTable(
  'announcements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    level: text('level', { enum: announcementLevels }).notNull(),
    audience: text('audience', { enum: announcementAudiences }).notNull(),
    textSr: text('text_sr').notNull(),
    textEn: text('text_en').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** Increases with every save. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('announcements_ends').on(table.endsAt)],
);
