import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often words were searched with success on a day, without anything about who searched. */
export const searchedKeywords = pgTable(
  'searched_keywords',
  {
    /** Local day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Fold key of the words: spellings that mean the same count together. */
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

/** One row per visitor, words and day, so that a visitor counts once whichever process they reach: a keyed hash of all three. */
export const searchVisits = pgTable(
  'search_visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    visit: text('visit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.visit] })],
);
