import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accountTypes } from '#shared/actor.ts';
import { languages } from '#shared/i18n/language.ts';

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey().defaultRandom(),
  accountType: text('account_type', { enum: accountTypes }).notNull(),
  /** Lower case; cannot be changed after registration. */
  email: text('email').notNull().unique('accounts_email_unique'),
  /** argon2id; null for accounts that only sign in at a provider. */
  passwordHash: text('password_hash'),
  name: text('name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  mailLanguage: text('mail_language', { enum: languages }).notNull().default('sr'),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type AccountRow = typeof accounts.$inferSelect;

/** One sign-in on one device: a family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('sessions_account_index').on(table.accountId)],
);

/** Every refresh token of a session, the last one in force. A replaced token used again ends the session. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [index('refresh_tokens_session_index').on(table.sessionId)],
);
