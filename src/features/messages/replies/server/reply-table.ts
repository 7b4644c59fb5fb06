import { integer, pgTable, real, timestamp } from 'drizzle-orm/pg-core';
import { employers } from '#features/employers/server/employer-table.ts';

/** Reply figures of a company, calculated by a job (rules.md#reply-promise). */
export const replyFigures = pgTable('reply_figures', {
  employerId: integer('employer_id')
    .primaryKey()
    .references(() => employers.id, { onDelete: 'cascade' }),
  /** Applications that were answered, or whose posting ended without an answer. */
  ended: integer('ended').notNull(),
  answered: integer('answered').notNull(),
  /** Applications to ended postings, and how many of them got a result (rules.md#results). */
  decidable: integer('decidable').notNull().default(0),
  decided: integer('decided').notNull().default(0),
  /** Median days from application to the first answer; null when none was answered. */
  medianDays: real('median_days'),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
});
