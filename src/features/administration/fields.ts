import { z } from 'zod';
import { consentKinds, consentSources } from '#features/accounts/consents.ts';
import { companyFields, doubtfulNumber, hasTrustedNumber } from '#features/employers/fields.ts';
import { accountTypes } from '#shared/actor.ts';
import { parseDate } from '#shared/dates.ts';
import { emailField, optionalText, personName, requiredText } from '#shared/fields.ts';
import { languages } from '#shared/i18n/language.ts';
import { codeQuery, pageMeta, pageQuery, textQuery } from '#shared/query-fields.ts';
import { auditActions } from './audit-actions.ts';
import { reasonLimit } from './reason-limit.ts';

const count = z.number().int();

/** `GET /admin/summary`: what there is, and what waits for somebody. */
export const summary = z
  .object({
    candidates: count,
    employers: count,
    /** Accounts of the last seven days. */
    newThisWeek: count,
    unverified: count,
    livePostings: count,
    postingsInReview: count,
    applicationsThisWeek: count,
    waitingMessages: count,
    waitingReports: count,
    mailsWaiting: count,
    mailsFailed: count,
  })
  .meta({ id: 'AdministrationSummary' });
export type Summary = z.output<typeof summary>;

export const emailFilters = ['verified', 'unverified'] as const;

/** What an administrator asks of the list of users; forgiving like every list. */
export const usersQuery = z.object({
  /** Words of a name, a company or an address of mail, or a PIB. */
  q: textQuery(100),
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
    /** The newest mail to the address could not be delivered. */
    mailReturned: z.boolean(),
    blocked: z.boolean(),
    createdAt: z.iso.datetime(),
    lastSignedInAt: z.iso.datetime().nullable(),
    /** Local days since then, 0 = today. */
    lastSignedInDaysAgo: count.nullable(),
  })
  .meta({ id: 'UserRow' });
export type UserRow = z.output<typeof userRow>;

export const usersMeta = pageMeta.extend({
  /** Of all users, whatever is searched. */
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

/** A user as administrators see one. */
export const userView = userRow
  .extend({
    registeredThrough: z.string(),
    hasPassword: z.boolean(),
    mailLanguage: z.enum(languages),
    newsNotifications: z.boolean(),
    specialOffers: z.boolean(),
    openSessions: count,
    /** Employers only; the phone as it is read. */
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
      })
      .nullable(),
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
    /** Whoever asks. */
    self: z.boolean(),
  })
  .meta({ id: 'UserView' });
export type UserView = z.output<typeof userView>;

const reasonMin = 3;

/** Why an act is done: it stands in the audit log. */
export const actInput = z.strictObject({ reason: requiredText(reasonLimit, reasonMin) });
export type ActInput = z.output<typeof actInput>;

/** The reason may be left out where the act is asked for by the person. */
export const instructionsInput = z.strictObject({ reason: optionalText(reasonLimit) });
/** The same in a form, whose fields are always there. */
export const instructionsForm = z.strictObject({ reason: z.string().trim().max(reasonLimit) });

/** `POST /admin/users`: no password, the person sets one by the link of a mail. */
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

/** An employer, with what a company tells when it registers. */
export const createCompanyInput = z
  .strictObject({ accountType: z.literal('employer'), ...companyFields, ...addressed })
  .refine(hasTrustedNumber, doubtfulNumber);
export type CreateCompanyForm = z.input<typeof createCompanyInput>;
export type CreateCompanyInput = z.output<typeof createCompanyInput>;

export const createUserInput = z.discriminatedUnion('accountType', [createPersonInput, createCompanyInput]);
export type CreateUserInput = z.output<typeof createUserInput>;

export const createdUser = z.object({ id: z.string() });

/** A day of an address, `2026-11-20` or as people write it; anything else counts as none. */
const dayQuery = textQuery(20).transform(parseDate);

const uuidQuery = textQuery(36).transform((text) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : null,
);

/** What is asked of the audit log. */
export const auditQuery = z.object({
  /** Id of what was acted on, or the mail address of an account. */
  q: textQuery(254),
  action: codeQuery(auditActions),
  actor: uuidQuery,
  /** By this account, or about it. */
  account: uuidQuery,
  from: dayQuery,
  to: dayQuery,
  ...pageQuery,
});
export type AuditQuery = z.output<typeof auditQuery>;

/** An account that an entry speaks of; without a name once it is deleted. */
const auditAccount = z.object({
  id: z.string(),
  accountType: z.enum(accountTypes).nullable(),
  name: z.string().nullable(),
});

/** An entry of the audit log. */
export const auditEntry = z
  .object({
    id: count,
    createdAt: z.iso.datetime(),
    daysAgo: count,
    /** Null: the system itself. */
    actor: auditAccount.nullable(),
    /** One of the known acts, or one that this version does not know any more. */
    action: z.string(),
    objectKind: z.string(),
    objectId: z.string().nullable(),
    /** The account acted on, when it was one. */
    account: auditAccount.nullable(),
    reason: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.output<typeof auditEntry>;
