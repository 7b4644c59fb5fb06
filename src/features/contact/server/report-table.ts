import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { ReportReason } from '../report-reasons.ts';

/** Reported postings. Only administrators see the reporter. */
export const postingReports = pgTable(
  'posting_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    /** The signed-in reporter's account. */
    accountId: uuid('account_id').references(() => accounts.id),
    /** Address for a reply; null when there is none. */
    email: text('email'),
    /**
     * Keyed hash of the day and of the account, or of network address and browser: it only detects a second report of
     * the same posting by the same person on one day. Null once the person is deleted.
     */
    reporter: text('reporter'),
    reason: text('reason').$type<ReportReason>().notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null while it is open. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    handledBy: uuid('handled_by').references(() => accounts.id, { onDelete: 'set null' }),
    handledNote: text('handled_note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('posting_reports_once').on(table.postingId, table.reporter),
    index('posting_reports_account').on(table.accountId),
    index('posting_reports_email').on(table.email),
    index('posting_reports_created').on(table.createdAt),
  ],
);
