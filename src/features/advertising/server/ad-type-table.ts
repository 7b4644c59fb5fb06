import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Ad types of postings. The rows are inserted by a migration and edited by administrators. */
export const adTypes = pgTable('ad_types', {
  code: text('code').primaryKey(),
  /** 1 is the highest; `standard` and `free` are one group (rules.md#ad-types). */
  priority: smallint('priority').notNull(),
  available: boolean('available').notNull(),
  questionnaire: boolean('questionnaire').notNull(),
  /** Whether its postings have their own section on the home page. */
  onHome: boolean('on_home').notNull(),
  /** Whether its postings show its badge in lists. */
  listBadge: boolean('list_badge').notNull().default(true),
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

/** Packages of ads of one type and period. The rows are inserted by a migration and edited by administrators. */
export const adPackages = pgTable('ad_packages', {
  /** `a-plus`, `a-plus-plus`, `a-plus-plus-plus`. */
  code: text('code').primaryKey(),
  /** Display name, e.g. `A++`. */
  name: text('name').notNull(),
  discountPercent: smallint('discount_percent').notNull(),
  minAds: smallint('min_ads').notNull(),
  /** Null when there is no upper limit. */
  maxAds: smallint('max_ads'),
  validMonths: smallint('valid_months').notNull(),
});

/** Single row with the version of ad types, prices and packages, incremented by every change. */
export const priceLists = pgTable('price_lists', {
  id: smallint('id').primaryKey().default(1),
  version: integer('version').notNull().default(1),
});
