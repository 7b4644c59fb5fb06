import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { decisionActs, decisionGrounds } from '../decision-grounds.ts';

/**
 * Decisions about postings, companies, accounts and reports, with their ground and facts (rules.md#decisions). The keys
 * to what they are about are in the migration alone, as those tables are above this one; they become null with its
 * deletion, and the decision is still counted.
 */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    act: text('act', { enum: decisionActs }).notNull(),
    postingId: integer('posting_id'),
    employerId: integer('employer_id'),
    /** The account that it is about, or whose report it is about. */
    accountId: uuid('account_id'),
    /** A report: then the decision is the reporter's, and the company does not see it. */
    reportId: uuid('report_id'),
    /** The decision that it answers an objection to. */
    aboutId: uuid('about_id').references((): AnyPgColumn => decisions.id, { onDelete: 'cascade' }),
    ground: text('ground', { enum: decisionGrounds }).notNull(),
    facts: text('facts').notNull(),
    /** The administrator's account; null for a rule of the program. */
    decidedBy: uuid('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    /** When the matter arrived: the report, the objection or what awaited review; null without one. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** The last local day for an objection; null for decisions that nobody objects to. */
    objectUntil: date('object_until'),
    objectedAt: timestamp('objected_at', { withTimezone: true }),
    objection: text('objection').notNull().default(''),
  },
  (table) => [
    // An objection is decided once.
    uniqueIndex('decisions_about_unique').on(table.aboutId),
    index('decisions_posting_index').on(table.postingId),
    index('decisions_employer_index').on(table.employerId, table.decidedAt),
    index('decisions_account_index').on(table.accountId),
    index('decisions_report_index').on(table.reportId),
    index('decisions_decided_index').on(table.decidedAt),
    index('decisions_objected_index').on(table.objectedAt).where(sql`${table.objectedAt} is not null`),
  ],
);

export type DecisionRow = typeof decisions.$inferSelect;
