import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { xid8 } from '../database/changes.ts';

/** Which scopes each transaction has changed (ADR 52); written by triggers alone, kept for a day. */
export const changeLog = pgTable(
  'noted_changes',
  {
    tx: xid8('tx').notNull().default(sql`pg_current_xact_id()`),
    scope: text('scope').notNull(),
    changedAt: timestamp('noted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tx, table.scope] }), index('noted_changes_noted_index').on(table.changedAt)],
);
