import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applicationResults, resultReasons } from '#features/applying/application-type.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';

/** Results of applications, sent or pending; at most one per application is pending. */
export const results = pgTable(
  'application_results',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same for all rows of one decision. */
    decisionId: uuid('decision_id').notNull(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    result: text('result', { enum: applicationResults }).notNull(),
    reason: text('reason', { enum: resultReasons }),
    decidedBy: uuid('decided_by').references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    sendAt: timestamp('send_at', { withTimezone: true }).notNull(),
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('application_results_pending_unique').on(table.applicationId).where(sql`notified_at is null`),
    // Each of the results is sent once.
    uniqueIndex('application_results_once_unique').on(table.applicationId, table.result),
    index('application_results_posting_index').on(table.postingId),
    index('application_results_due_index').on(table.sendAt).where(sql`notified_at is null`),
    index('application_results_decided_by_index').on(table.decidedBy),
  ],
);

/** A candidate's question whether an application is still open; each asks once. */
export const statusQuestions = pgTable(
  'status_questions',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the company's mail of a morning named it. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [index('status_questions_due_index').on(table.askedAt).where(sql`notified_at is null`)],
);

/** What was done for an ended posting whose applications have no result. */
export const unansweredEndings = pgTable('unanswered_endings', {
  postingId: integer('posting_id')
    .primaryKey()
    .references(() => postings.id, { onDelete: 'cascade' }),
  /** Days after the end: 7 and 14, when the company was reminded; 30, when the candidates were notified. */
  days: smallint('days').notNull(),
  /** The end that it was done for: a renewed posting ends again. */
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
});
