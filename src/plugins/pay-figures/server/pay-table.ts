import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What postings offer in a category and place, in whole net dinars per month (rules.md#pay-figures); recalculated every
 * night. Places are regions and Cela Srbija.
 */
export const payFigures = pgTable(
  'pay_figures',
  {
    category: text('category').notNull(),
    place: text('place').notNull(),
    /** Number of postings counted. */
    postings: integer('postings').notNull(),
    lowerQuartile: integer('lower_quartile').notNull(),
    upperQuartile: integer('upper_quartile').notNull(),
    /** Nine, the fifth is the median. */
    deciles: integer('deciles').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.place, table.category] })],
);
