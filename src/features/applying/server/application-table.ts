import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { languages } from '#kit/i18n/language.ts';
import { applicationResults, applicationStatuses, applicationTypes, resultReasons } from '../application-type.ts';
import type { AnsweredQuestion, CandidateSnapshot } from '../fields.ts';

/** Applications, each with a snapshot of the person's data when it was sent. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    /** Null for guests. */
    candidateId: uuid('candidate_id').references(() => accounts.id, { onDelete: 'set null' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Lower case: one application per address and posting. Null once the person's data are erased. */
    email: text('email'),
    phone: text('phone').notNull(),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    birthDate: date('birth_date', { mode: 'string' }),
    applicationType: text('application_type', { enum: applicationTypes }).notNull(),
    coverLetter: text('cover_letter').notNull().default(''),
    withoutCv: boolean('without_cv').notNull().default(false),
    /** A candidate's general data and CV when the application was sent; null for guests. */
    snapshot: jsonb('snapshot').$type<CandidateSnapshot>(),
    /** Questions with the text of their answers. */
    answers: jsonb('answers').$type<AnsweredQuestion[]>().notNull().default([]),
    language: text('language', { enum: languages }).notNull(),
    /** For guests: the accepted versions of the legal texts (rules.md#consents); null for candidates and old rows. */
    termsNumber: integer('terms_number'),
    privacyNumber: integer('privacy_number'),
    status: text('status', { enum: applicationStatuses }).notNull().default('unsorted'),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** The result that was sent last, its reason, and when; null: none was sent (rules.md#results). */
    result: text('result', { enum: applicationResults }),
    resultReason: text('result_reason', { enum: resultReasons }),
    resultAt: timestamp('result_at', { withTimezone: true }),
    /** The employer's first answer: a message, times for an interview, or a result (rules.md#reply-promise). */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    /** When the candidate wrote last, if the company has not answered since. */
    awaitingReplySince: timestamp('awaiting_reply_since', { withTimezone: true }),
    /** When the employer was reminded that the promised answer is due. */
    replyRemindedAt: timestamp('reply_reminded_at', { withTimezone: true }),
    /**
     * When the mail to the posting's address was queued, or the application arrived if no mail is requested; null:
     * pending for the next digest.
     */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
    /**
     * Since when its confirmation is waiting for the collected mail of the next morning (rules.md#mail-by-others);
     * null: not waiting.
     */
    confirmationDueAt: timestamp('confirmation_due_at', { withTimezone: true }),
    /** When the person withdrew it: the row remains, but its documents are closed to the employer. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    /** When the person's account was deleted: the row contains no personal data (rules.md#account-deletion). */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    /** When the employer was last notified of its upcoming deletion (rules.md#retention). */
    deletionAnnouncedAt: timestamp('deletion_announced_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // One application per address without an account, and one per account.
    uniqueIndex('applications_posting_email_unique').on(table.postingId, table.email).where(sql`candidate_id is null`),
    uniqueIndex('applications_posting_candidate_unique').on(table.postingId, table.candidateId),
    index('applications_posting_newest_index').on(table.postingId, table.createdAt.desc().nullsFirst()),
    index('applications_unopened_index').on(table.postingId).where(sql`opened_at is null`),
    index('applications_awaiting_reply_index').on(table.postingId).where(sql`awaiting_reply_since is not null`),
    index('applications_unnotified_index').on(table.createdAt).where(sql`notified_at is null`),
    index('applications_confirmation_due_index').on(table.email).where(sql`confirmation_due_at is not null`),
    index('applications_candidate_index').on(table.candidateId),
    index('applications_email_index').on(table.email),
    // The nightly deletion reads only the oldest rows.
    index('applications_created_index').on(table.createdAt),
  ],
);

/** Applications whose candidate has written and awaits the company's reply. */
export const awaitsReply = sql`(${applications.awaitingReplySince} is not null and ${applications.withdrawnAt} is null and ${applications.erasedAt} is null)`;

export type ApplicationRow = typeof applications.$inferSelect;

export const applicationDocuments = pgTable(
  'application_documents',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** Name under which it was sent; empty: the file's own name. */
    name: text('name').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.fileId] }),
    index('application_documents_file_index').on(table.fileId),
  ],
);
