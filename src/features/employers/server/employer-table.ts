import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { companyRoles } from '#kit/company-role.ts';
import type { SelectionStep } from '../fields.ts';

export const employers = pgTable(
  'employers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The answering owner, who receives the company's mail. Null for a company without an account (imported). */
    accountId: uuid('account_id')
      .unique('employers_account_unique')
      .references(() => accounts.id, { onDelete: 'set null' }),
    company: text('company').notNull(),
    /** Fold key of the company's name, for search, sorting and comparison. */
    companyFolded: text('company_folded').notNull(),
    /** Normalised. One account per PIB; companies without an account (imported) may share it. */
    pib: text('pib'),
    registrationNumber: text('registration_number'),
    /** The user confirmed the registration number despite its wrong check digit. */
    registrationNumberConfirmed: boolean('registration_number_confirmed').notNull().default(false),
    /** E.164. */
    phone: text('phone'),
    website: text('website'),
    /** Town as free text. */
    location: text('location').notNull().default(''),
    postal: text('postal').notNull().default(''),
    address: text('address').notNull().default(''),
    companyEmail: text('company_email'),
    shortDescription: text('short_description').notNull().default(''),
    /** Sanitised HTML. */
    about: text('about').notNull().default(''),
    /** How many people work there, as the company says. */
    employees: integer('employees'),
    /** How the company chooses among applicants (rules.md#company-profile). */
    selectionSteps: jsonb('selection_steps').$type<SelectionStep[]>().notNull().default([]),
    logoFileId: uuid('logo_file_id').references(() => files.id, { onDelete: 'set null' }),
    /** When an administrator verified the company's data; postings of verified companies are published immediately. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** Rank among the selected companies of the home page; null when not selected. */
    selectedRank: integer('selected_rank'),
    /** When an administrator deleted it; the row is retained for orders (ten years) and the URLs of its postings. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Incremented by every update of the profile; saving an older version is a conflict. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('employers_company_index').on(table.companyFolded),
    index('employers_logo_file_index').on(table.logoFileId).where(sql`logo_file_id is not null`),
    // For the administrators' substring search in names and numbers.
    index('employers_search_index').using(
      'gin',
      table.companyFolded.op('gin_trgm_ops'),
      table.pib.op('gin_trgm_ops'),
      table.registrationNumber.op('gin_trgm_ops'),
    ),
    index('employers_newest_index')
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index('employers_selected_index').on(table.selectedRank).where(sql`selected_rank is not null`),
    uniqueIndex('employers_pib_unique').on(table.pib).where(sql`${table.accountId} is not null`),
  ],
);

export type EmployerRow = typeof employers.$inferSelect;

/** Photos of a company's workplace (rules.md#company-profile); the first is also the cover. */
export const companyPhotos = pgTable(
  'company_photos',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** From 0. */
    position: smallint('position').notNull(),
    /** What it shows, for those who do not see it. */
    alt: text('alt').notNull(),
  },
  (table) => [index('company_photos_employer_index').on(table.employerId, table.position)],
);

/** Members of companies with their roles (rules.md#team). An account is a member of at most one company. */
export const companyMembers = pgTable(
  'company_members',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    role: text('role', { enum: companyRoles }).notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('company_members_employer_index').on(table.employerId)],
);

/** Invitations by mail; the single-use token is stored as a hash (rules.md#team). */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    employerId: integer('employer_id')
      .notNull()
      .references(() => employers.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    role: text('role', { enum: companyRoles }).notNull(),
    tokenHash: text('token_hash').notNull().unique('company_invitations_token_unique'),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A new invitation replaces an older one for the same address; accepted and withdrawn ones are deleted.
    uniqueIndex('company_invitations_email_unique').on(table.employerId, table.email),
    index('company_invitations_invited_by_index').on(table.invitedBy),
  ],
);
