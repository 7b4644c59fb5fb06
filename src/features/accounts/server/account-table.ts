import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { files } from '#features/files/server/file-table.ts';
import { accountTypes } from '#kit/actor.ts';
import { languages } from '#kit/i18n/language.ts';
import { consentKinds, consentSources } from '../consents.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountType: text('account_type', { enum: accountTypes }).notNull(),
    /** Lower case; cannot be changed after registration. */
    email: text('email').notNull().unique('accounts_email_unique'),
    /** argon2id; null for accounts that only sign in at a provider. */
    passwordHash: text('password_hash'),
    name: text('name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** How the account was created: `password`, `admin`, `command`, or the id of an external provider. */
    registeredThrough: text('registered_through').notNull().default('password'),
    mailLanguage: text('mail_language', { enum: languages }).notNull().default('sr'),
    newsNotifications: boolean('news_notifications').notNull().default(false),
    specialOffers: boolean('special_offers').notNull().default(false),
    /** Employers: an address for applications is prefilled; candidates: updates on their applications. */
    applicationNotifications: boolean('application_notifications').notNull().default(true),
    /** Employers: whether new postings default to a digest of applications instead of a mail for each. */
    applicationDigest: boolean('application_digest').notNull().default(false),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When its address permanently rejected a mail: only mail caused by the account itself is sent to it. */
    mailRefusedAt: timestamp('mail_refused_at', { withTimezone: true }),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }),
    /** When a session was last started or refreshed, accurate to the day; null if there was none. */
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }),
    /** When its owner was notified that it is dormant and will be deleted. */
    dormantNotifiedAt: timestamp('sleep_announced_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Fold key of name, last name and address, for search by administrators; updated with every change of those. */
    searchFolded: text('search_folded').notNull().default(''),
  },
  (table) => [
    index('accounts_search_index').using('gin', table.searchFolded.op('gin_trgm_ops')),
    index('accounts_created_index').on(table.createdAt, table.id),
  ],
);

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

/** All refresh tokens of a session, the valid one last. Reuse of a replaced token ends the session. */
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

/** Purposes of single-use mailed links. */
export const tokenPurposes = ['verify-email', 'reset-password'] as const;

/**
 * Single-use tokens for mailed links, stored hashed (rules.md#mailed-tokens). Using one invalidates the account's
 * others of the same purpose.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('account_tokens_account_index').on(table.accountId, table.purpose)],
);

/** Every consent given or withdrawn: text version, time and source (rules.md#consents). */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: consentKinds }).notNull(),
    given: boolean('given').notNull(),
    textVersion: text('text_version').notNull(),
    /** Terms only: version numbers of the two texts in force; null in older rows means 0. */
    termsNumber: integer('terms_number'),
    privacyNumber: integer('privacy_number'),
    source: text('source', { enum: consentSources }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consents_account_index').on(table.accountId, table.createdAt)],
);

/** Identities at external providers (OpenID Connect) connected to an account. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Id of the configured provider. */
    provider: text('provider').notNull(),
    /** The provider's id of the person (`sub`). */
    subject: text('subject').notNull(),
    /** Address at the provider when the identity was connected. */
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('external_identities_subject_unique').on(table.provider, table.subject),
    unique('external_identities_account_unique').on(table.accountId, table.provider),
  ],
);

/** Requested copies of a person's data; the archive is a file owned by the account. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null until the job has created the archive, and after it was deleted. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** When the job failed permanently. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** When the archive is deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('account_exports_account_index').on(table.accountId, table.createdAt)],
);

/** For mail to an account: its address and language. */
export const addressed = ({ id, email, mailLanguage }: Pick<AccountRow, 'id' | 'email' | 'mailLanguage'>) => ({
  accountId: id,
  to: email,
  language: mailLanguage,
});
