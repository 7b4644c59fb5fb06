import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#shared/i18n/language.ts';

/** `kept`: no SMTP server is configured, the mail can be read by administrators. */
export const mailStates = ['queued', 'sent', 'retrying', 'failed', 'kept'] as const;

/** The outbox: written in the transaction that causes the mail, sent by a job. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    template: text('template').notNull(),
    params: jsonb('params').notNull(),
    language: text('language', { enum: languages }).notNull(),
    recipient: text('recipient').notNull(),
    replyTo: text('reply_to'),
    state: text('state', { enum: mailStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Filled when it is first rendered; sent again as it was. */
    subject: text('subject'),
    html: text('html'),
    plain: text('plain'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mail_messages_created_index').on(table.createdAt)],
);

export type MailRow = typeof mailMessages.$inferSelect;
