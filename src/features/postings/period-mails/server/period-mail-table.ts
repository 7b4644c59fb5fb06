import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { postings } from '../../server/posting-table.ts';

/** `ending`: a few days before a period ends; `ended`: when it is over. */
export const periodMailKinds = ['ending', 'ended'] as const;

/** Which mails about the end of a posting's period were written, so that each is written only once. */
export const postingPeriodMails = pgTable(
  'posting_period_mails',
  {
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: periodMailKinds }).notNull(),
    /**
     * When the period began: the last renewal, or the first publication. Extending a period does not start a new one.
     */
    periodStartedAt: timestamp('period_started_at', { withTimezone: true }).notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.kind, table.periodStartedAt] })],
);
