import { z } from 'zod';
import { accountTypes } from '#kit/actor.ts';
import { doubtfulNumber, hasTrustedNumber } from '#kit/company-number-fields.ts';
import { companyRoles } from '#kit/company-role.ts';
import { emailField, personName } from '#kit/fields.ts';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#kit/query-fields.ts';
import { companyFields } from '../company-fields.ts';
import { consentKinds, consentSources } from '../consents.ts';

const count = z.number().int();

export const emailFilters = ['verified', 'unverified'] as const;

/** Query of the user list; like in every list, invalid values are ignored. */
export const usersQuery = z.object({
  q: textQuery(100).describe('Words of a name, a company or an address of mail, or a PIB.'),
  accountType: codeQuery(accountTypes),
  email: codeQuery(emailFilters),
  state: codeQuery(['blocked']),
  ...pageQuery,
});
export type UsersQuery = z.output<typeof usersQuery>;

/** A user in the list. */
export const userRow = z
  .object({
    id: z.string(),
    accountType: z.enum(accountTypes),
    email: z.string(),
    name: z.string(),
    lastName: z.string(),
    /** Employers only. */
    employerId: count.nullable(),
    company: z.string().nullable(),
    /** Address of the company's logo. */
    logo: z.string().nullable(),
    emailVerified: z.boolean(),
    /** The most recent mail to the address could not be delivered. */
    mailReturned: z.boolean(),
    blocked: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSignedInAt: z.iso.datetime().nullable(),
    /** Number of local days since then, 0 = today. */
    lastSignedInDaysAgo: count.nullable(),
  })
  .meta({ id: 'UserRow' });
export type UserRow = z.output<typeof userRow>;

export const usersMeta = pageMeta.extend({
  /** Totals, regardless of the search. */
  counts: z.object({ candidates: count, employers: count, newThisWeek: count, unverified: count }),
});
export type UsersMeta = z.output<typeof usersMeta>;

export const userCountKinds = [
  'applications',
  'documents',
  'livePostings',
  'postings',
  'receivedApplications',
] as const;

/** A user as shown to administrators. */
export const userView = userRow
  .extend({
    registeredThrough: z.string(),
    hasPassword: z.boolean(),
    mailLanguage: z.enum(languages),
    newsNotifications: z.boolean(),
    specialOffers: z.boolean(),
    openSessions: count,
    /** Employers only; `phoneText` is for display. */
    companyData: z
      .object({
        pib: z.string().nullable(),
        registrationNumber: z.string().nullable(),
        phone: z.string().nullable(),
        phoneText: z.string().nullable(),
        website: z.string().nullable(),
        location: z.string(),
        postal: z.string(),
        address: z.string(),
        verified: z.boolean(),
        /** The account's role in the company. */
        role: z.enum(companyRoles),
      })
      .nullable(),
    /** Nothing that must be resolved first depends on the account. */
    deletable: z.boolean(),
    counts: z.array(z.object({ kind: z.enum(userCountKinds), count })),
    identities: z.array(z.object({ provider: z.string(), email: z.string(), createdAt: z.iso.datetime() })),
    /** Newest first. */
    consents: z.array(
      z.object({
        kind: z.enum(consentKinds),
        given: z.boolean(),
        textVersion: z.string(),
        source: z.enum(consentSources),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** The user is the caller. */
    self: z.boolean(),
  })
  .meta({ id: 'UserView' });
export type UserView = z.output<typeof userView>;

/** `POST /admin/users`: without a password; the person sets one through a mailed link. */
const addressed = { email: emailField, mailLanguage: z.enum(languages).default('sr') };

/** A candidate or an administrator. */
export const createPersonInput = z.strictObject({
  accountType: z.enum(['jobseeker', 'admin']),
  name: personName,
  lastName: personName,
  ...addressed,
});
export type CreatePersonForm = z.input<typeof createPersonInput>;
export type CreatePersonInput = z.output<typeof createPersonInput>;

/** An employer, with the company's registration data. */
export const createCompanyInput = z
  .strictObject({ accountType: z.literal('employer'), ...companyFields, ...addressed })
  .refine(hasTrustedNumber, doubtfulNumber);
export type CreateCompanyForm = z.input<typeof createCompanyInput>;
export type CreateCompanyInput = z.output<typeof createCompanyInput>;

export const createUserInput = z.discriminatedUnion('accountType', [createPersonInput, createCompanyInput]);
export type CreateUserInput = z.output<typeof createUserInput>;

export const createdUser = z.object({ id: z.string() });
