import { sql } from 'drizzle-orm';
import { index, integer, pgTable, real, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { excludedReasons, messageSides, messageStates } from '../message-state.ts';

/** Templates of a company's messages, with placeholders. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** Increased with every write: a save based on an older version is a conflict. */
    version: integer('version').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('message_templates_name_unique').on(table.employerId, sql`lower(${table.name})`)],
);

/** A message to one or many: subject and text as written, placeholders not yet filled in. */
export const messageBatches = pgTable(
  'message_batches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('message_batches_posting_index').on(table.postingId, table.createdAt),
    index('message_batches_author_index').on(table.authorId),
  ],
);

/** Messages of applications, from both sides (rules.md#messages). */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: text('side', { enum: messageSides }).notNull(),
    /** Its batch; null for a candidate's. */
    batchId: uuid('batch_id').references(() => messageBatches.id, { onDelete: 'cascade' }),
    /** With placeholders filled in; empty while it waits. */
    subject: text('subject').notNull().default(''),
    body: text('body').notNull().default(''),
    state: text('state', { enum: messageStates }).notNull(),
    excludedReason: text('left_out', { enum: excludedReasons }),
    /** Its mail in the outbox, which knows whether it was sent; deleted with the outbox's own. */
    mailId: uuid('mail_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the other side first read it on the site. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('application_messages_application_index').on(table.applicationId, table.createdAt),
    uniqueIndex('application_messages_batch_unique').on(table.batchId, table.applicationId),
    index('application_messages_waiting_index').on(table.batchId).where(sql`state = 'waiting'`),
    index('application_messages_mail_index').on(table.mailId),
  ],
);

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
