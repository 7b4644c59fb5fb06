import { boolean, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { files } from '#host/files/file-table.ts';
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
    /** How the account came to be: `password`, `admin`, `command`, or the id of an external provider. */
    registeredThrough: text('registered_through').notNull().default('password'),
    mailLanguage: text('mail_language', { enum: languages }).notNull().default('sr'),
    newsNotifications: boolean('news_notifications').notNull().default(false),
    specialOffers: boolean('special_offers').notNull().default(false),
    /** Employers: an address for applications is prefilled; candidates: news of their own applications. */
    applicationNotifications: boolean('application_notifications').notNull().default(true),
    /** Employers: whether new postings begin with a digest of applications instead of a mail for each. */
    applicationDigest: boolean('application_digest').notNull().default(false),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** When its address refused a mail for good: nothing but what the account itself causes is sent to it. */
    mailRefusedAt: timestamp('mail_refused_at', { withTimezone: true }),
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    lastSignedInAt: timestamp('last_signed_in_at', { withTimezone: true }),
    /** When a session of it was last begun or gone on with, to the day; null when it has had none. */
    lastActiveAt: timestamp('last_active_at', { withTimezone: true }),
    /** When its owner was notified that it is dormant and will be deleted. */
    sleepAnnouncedAt: timestamp('sleep_announced_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Fold key of name, last name and address, which administrators search; written with every change of those. */
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

/** What a link in a mail may be used for, once. */
export const tokenPurposes = ['verify-email', 'reset-password'] as const;

/**
 * Single-use tokens of mails, stored hashed (rules.md#mailed-tokens). The use of one makes the account's others of the same
 * purpose worthless.
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

/** Every consent when given or withdrawn: to which text, when and where (rules.md#consents). */
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
    /** Of the terms: the numbers of the versions of the two texts in force; null in older rows means 0. */
    termsNumber: integer('terms_number'),
    privacyNumber: integer('privacy_number'),
    source: text('source', { enum: consentSources }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('consents_account_index').on(table.accountId, table.createdAt)],
);

/** Sign-ins at external providers (OpenID Connect) that open an account. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Id of the provider in the configuration. */
    provider: text('provider').notNull(),
    /** The provider's own id of the person (`sub`). */
    subject: text('subject').notNull(),
    /** Address at the provider when it was connected. */
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('external_identities_subject_unique').on(table.provider, table.subject),
    unique('external_identities_account_unique').on(table.accountId, table.provider),
  ],
);

/** Copies of a person's data that were asked for; the archive is a file of theirs. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Null until the job has made it, and again when it was deleted. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** When the job gave up. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** The archive is deleted then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('account_exports_account_index').on(table.accountId, table.createdAt)],
);
