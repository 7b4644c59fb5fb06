import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Number of successful searches for words per day, without data about the searchers. */
export const searchedKeywords = pgTable(
  'searched_keywords',
  {
    /** Local day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Fold key of the words, so that different spellings are counted together. */
    folded: text('folded').notNull(),
    /** As typed in the last search. */
    words: text('words').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.folded] }),
    index('searched_keywords_folded_index').on(table.folded),
  ],
);

/** A keyed hash per visitor, words and day, so that a visitor is counted once across all processes. */
export const searchVisits = pgTable(
  'search_visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    visit: text('visit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visit] })],
);
