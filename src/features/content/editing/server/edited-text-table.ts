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

/** Texts of the site that administrators write: what they are working on, which nobody else sees. */
export const editedTexts = pgTable(
  'edited_texts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The page that it is the text of; null for a text of the blog. */
    page: text('page').$type<EditablePage>(),
    /** As typed, right or not yet: it is checked and sanitized when it is published. */
    values: jsonb('values').notNull(),
    /** Increases with every save. */
    version: integer('version').notNull().default(1),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    savedBy: uuid('saved_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [unique('edited_texts_page').on(table.page)],
);

/** Every state of a text that was published, as it was; only ever added to. */
export const textVersions = pgTable(
  'text_versions',
  {
    textId: integer('text_id')
      .notNull()
      .references(() => editedTexts.id, { onDelete: 'cascade' }),
    /** From 1; of a page, version 0 is in the program. */
    number: integer('number').notNull(),
    /** Sanitized. */
    values: jsonb('values').notNull(),
    /** Of a text that people agree to: the day from which it holds; of other pages the day of the change. */
    inForceOn: date('in_force_on', { mode: 'string' }),
    /** People who agreed to an earlier one are asked again. */
    asksConsent: boolean('asks_consent').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.textId, table.number] })],
);

/** What the blog adds to its texts. Their published form is in `blog_posts`, a row for each language, joined by the pair's key. */
export const blogArticles = pgTable(
  'blog_articles',
  {
    textId: integer('text_id')
      .primaryKey()
      .references(() => editedTexts.id, { onDelete: 'cascade' }),
    pairKey: text('pair_key').notNull(),
    /** When readers see it; null for a draft and for what was taken back. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** When it was taken back after readers had seen it. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** Fold key of both titles and the author. */
    searchFolded: text('search_folded').notNull(),
  },
  (table) => [unique('blog_articles_pair').on(table.pairKey), index('blog_articles_published').on(table.publishedAt)],
);
