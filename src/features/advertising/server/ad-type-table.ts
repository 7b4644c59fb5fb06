import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** What an employer can publish as. The rows are made by a migration and changed by administrators. */
export const adTypes = pgTable('ad_types', {
  code: text('code').primaryKey(),
  /** 1 stands highest; `standard` and `free` are one group (SPEC §9). */
  priority: smallint('priority').notNull(),
  available: boolean('available').notNull(),
  questionnaire: boolean('questionnaire').notNull(),
  onHome: boolean('on_home').notNull(),
});

/** Net price of an ad type for a period of days, in para. */
export const adPrices = pgTable(
  'ad_prices',
  {
    adType: text('ad_type')
      .notNull()
      .references(() => adTypes.code),
    days: smallint('days').notNull(),
    netPara: integer('net_para').notNull(),
  },
  (table) => [primaryKey({ columns: [table.adType, table.days] })],
);
