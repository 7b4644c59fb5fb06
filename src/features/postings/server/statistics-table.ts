import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { viewSources } from '../view-sources.ts';
import { postings } from './posting-table.ts';

/** Views of a posting by local day and source. They stay when the rows of single visitors are gone. */
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

/** How often somebody asked on a local day how to apply elsewhere. */
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
