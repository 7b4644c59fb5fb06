import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#kit/i18n/language.ts';

/**
 * `kept`: stored and not sent, because no SMTP server is configured or the recipient is invented; administrators can
 * read it. `withheld`: the recipient has unsubscribed or left meanwhile. `held`: it was waiting when the backup was
 * made that the site was restored from, and may have been sent since; administrators decide.
 */
export const mailStates = ['queued', 'sent', 'retrying', 'failed', 'kept', 'withheld', 'held'] as const;

/** The outbox: written in the transaction that causes the mail, sent by a job. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    template: text('template').notNull(),
    params: jsonb('params').notNull(),
    language: text('language', { enum: languages }).notNull(),
    recipient: text('recipient').notNull(),
    /** The recipient's account, if any: for export and deletion. */
    accountId: uuid('account_id'),
    /** The account that the mail is about, like a candidate in a mail to an employer. */
    aboutAccountId: uuid('about_account_id'),
    replyTo: text('reply_to'),
    state: text('state', { enum: mailStates }).notNull(),
    /** Number of attempts begun. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Set when it is first rendered; later attempts send it unchanged. */
    subject: text('subject'),
    html: text('html'),
    plain: text('plain'),
    /** Hash of the token in its links; set when it is rendered. */
    linkTokenHash: text('link_token_hash').unique('mail_messages_link_token_unique'),
    /** When one of its links was first opened. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** While `retrying`, the time of the next attempt; while it is being sent, the end of that attempt's lease. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
  },
  (table) => [
    index('mail_messages_created_index').on(table.createdAt),
    index('mail_messages_recipient_index').on(table.recipient),
    // Supports administrators' searches for parts of an address.
    index('mail_messages_search_index').using('gin', table.recipient.op('gin_trgm_ops')),
    index('mail_messages_state_index').on(table.state, table.createdAt),
    index('mail_messages_template_index').on(table.template, table.createdAt),
    index('mail_messages_account_index').on(table.accountId),
    index('mail_messages_about_index').on(table.aboutAccountId),
    index('mail_messages_waiting_index').on(table.state).where(sql`${table.state} in ('queued', 'retrying', 'failed')`),
  ],
);

/** Each attempt to send a mail, with the other server's response. */
export const mailAttempts = pgTable(
  'mail_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mailMessages.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    outcome: text('outcome', { enum: ['sent', 'temporary', 'permanent'] }).notNull(),
    /** SMTP code, if there was a response. */
    responseCode: integer('response_code'),
    error: text('error'),
  },
  (table) => [index('mail_attempts_mail_index').on(table.mailId)],
);

export type MailRow = typeof mailMessages.$inferSelect;

export type MailAttemptRow = typeof mailAttempts.$inferSelect;
