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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { files } from '#platform/files/file-table.ts';
import { languages } from '#shared/i18n/language.ts';
import { applicationStatuses, applicationTypes } from '../application-type.ts';
import type { AnsweredQuestion } from '../fields.ts';

/** An application with a snapshot of the person's data at that moment. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    /** Null for a guest's. */
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
    /** Questions with the words that were answered. */
    answers: jsonb('answers').$type<AnsweredQuestion[]>().notNull().default([]),
    language: text('language', { enum: languages }).notNull(),
    status: text('status', { enum: applicationStatuses }).notNull().default('unsorted'),
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** When the person's account was deleted: nothing personal is left in the row (rules.md#account-deletion). */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('applications_posting_email_unique').on(table.postingId, table.email),
    index('applications_posting_index').on(table.postingId, table.createdAt.desc()),
    index('applications_unopened_index').on(table.postingId).where(sql`opened_at is null`),
    index('applications_candidate_index').on(table.candidateId),
    index('applications_email_index').on(table.email),
  ],
);

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
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.fileId] })],
);
