import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '#features/accounts/server/account-table.ts';
import { files } from '#host/files/file-table.ts';
import { companyRoles } from '#kit/company-role.ts';

export const employers = pgTable(
  'employers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The owner who answers for the company: mail to it goes there. Null for a company without an account (imported). */
    accountId: uuid('account_id')
      .unique('employers_account_unique')
      .references(() => accounts.id, { onDelete: 'set null' }),
    company: text('company').notNull(),
    /** Fold key of the company's name: for search, sorting and comparison. */
    companyFolded: text('company_folded').notNull(),
    /** Normalised. One account per PIB; companies without an account (imported) may share it. */
    pib: text('pib'),
    registrationNumber: text('registration_number'),
    /** The check digit of the registration number is wrong, and the person confirmed that the number is right. */
    registrationNumberConfirmed: boolean('registration_number_confirmed').notNull().default(false),
    /** E.164. */
    phone: text('phone'),
    website: text('website'),
    /** Town in words. */
    location: text('location').notNull().default(''),
    postal: text('postal').notNull().default(''),
    address: text('address').notNull().default(''),
    companyEmail: text('company_email'),
    shortDescription: text('short_description').notNull().default(''),
    /** Sanitised HTML. */
    about: text('about').notNull().default(''),
    logoFileId: uuid('logo_file_id').references(() => files.id, { onDelete: 'set null' }),
    /** When an administrator verified the company's data; such employers publish at once. */
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    /** Its place among the selected companies of the home page; null for those that are not selected. */
    selectedRank: integer('selected_rank'),
    /** When an administrator deleted it; the row stays for its orders (ten years) and for the addresses of its postings. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Raised by every write of the profile: a save over a newer one gets a conflict. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('employers_company_index').on(table.companyFolded),
    index('employers_logo_file_index').on(table.logoFileId).where(sql`logo_file_id is not null`),
    // For parts of a name or a number, as administrators search.
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

/** Who acts for a company, and as what (rules.md#team). An account is a member of one company at most. */
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

/** Invitations by mail; the token in it is kept hashed and works once (rules.md#team). */
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
    // A new one for the same address takes the place of the old; an accepted or withdrawn one is deleted.
    uniqueIndex('company_invitations_email_unique').on(table.employerId, table.email),
    index('company_invitations_invited_by_index').on(table.invitedBy),
  ],
);
