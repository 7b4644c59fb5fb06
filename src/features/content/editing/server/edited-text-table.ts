import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { EditablePage } from '../editable-pages.ts';

/** Working copies of the site's texts, visible only to administrators. */
export const editedTexts = pgTable(
  'edited_texts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Page that the text belongs to; null for a blog article. */
    page: text('page').$type<EditablePage>(),
    /** As typed, valid or not; validated and sanitized on publication. */
    values: jsonb('values').notNull(),
    /** Increases with every save. */
    version: integer('version').notNull().default(1),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: uuid('saved_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [unique('edited_texts_page').on(table.page)],
);

/** All published versions of texts; append-only. */
export const textVersions = pgTable(
  'text_versions',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => editedTexts.id, { onDelete: 'cascade' }),
    /** Starts at 1; version 0 of a page is built in. */
    number: integer('number').notNull(),
    /** Sanitized values. */
    values: jsonb('values').notNull(),
    /** For texts that people accept: the day from which it is in force; for other pages the day of the change. */
    inForceOn: date('in_force_on', { mode: 'string' }),
    /** Whether people who accepted an earlier version are asked again. */
    asksConsent: boolean('asks_consent').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.textId, table.number] })],
);

/**
 * Additional data of blog articles. Their published form is in `blog_posts`, one row per language, joined by
 * `pair_key`.
 */
export const blogArticles = pgTable(
  'blog_articles',
  {
    textId: integer('text_id')
      .primaryKey()
      .references(() => editedTexts.id, { onDelete: 'cascade' }),
    pairKey: text('pair_key').notNull(),
    /** Publication time; null for drafts and withdrawn articles. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When the article was withdrawn after it had been published. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Folded search text of both titles and the author. */
    searchFolded: text('search_folded').notNull(),
  },
  (table) => [unique('blog_articles_pair').on(table.pairKey), index('blog_articles_published').on(table.publishedAt)],
);
