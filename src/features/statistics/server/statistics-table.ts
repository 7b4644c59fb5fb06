import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { postings } from '#features/postings/server/posting-table.ts';
import { viewSources } from '#features/postings/view-sources.ts';

/** Views of a posting by local day and source. They remain when the rows of individual visitors are deleted. */
export const postingDailyViews = pgTable(
  'posting_daily_views',
  {
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: viewSources }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.day, table.source] })],
);

/** Requests on a local day for the external link or phone. */
export const postingDailyApplyClicks = pgTable(
  'posting_daily_apply_clicks',
  {
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.day] })],
);

/** One row per visitor, day and viewed posting, so that a view counts once. */
export const postingViews = pgTable(
  'posting_views',
  {
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Keyed hash of the network and one of a few slots per network, useless after the day. */
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.day, table.visitor] })],
);

/** One row per visitor and day that requested the external link or phone, so that a click counts once. */
export const postingApplyClicks = pgTable(
  'posting_apply_clicks',
  {
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Keyed hash of the network and one of a few slots per network, useless after the day. */
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.day, table.visitor] })],
);
