import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { files } from '#features/files/server/file-table.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { BlogArt, BlogCategoryCode } from '../blog-categories.ts';

/** Blog articles, one row per language. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    language: text('language').$type<Language>().notNull(),
    /** Shared by all languages of an article; null for an article without translation. */
    pairKey: text('pair_key'),
    category: text('category').$type<BlogCategoryCode>().notNull(),
    title: text('title').notNull(),
    /** Name of the author; null for the editors of the site. */
    author: text('author'),
    summary: text('summary').notNull(),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    /** Shown when there is no picture. */
    art: text('art').$type<BlogArt>().notNull(),
    imageId: uuid('image_id').references(() => files.id, { onDelete: 'set null' }),
    /** Alternative text of the picture; '' when it is decorative. */
    imageAlt: text('image_alt').notNull().default(''),
    /** Publication time, possibly in the future; null for a draft. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('blog_posts_pair').on(table.pairKey, table.language),
    index('blog_posts_published').on(table.language, table.publishedAt, table.id),
  ],
);
