import { z } from 'zod';
import { accountTypes } from '#kit/actor.ts';
import { parseDate } from '#kit/dates.ts';
import { codeQuery, pageQuery, sentAs, textQuery, uuidQuery } from '#kit/query-fields.ts';
import { auditActions } from './audit-actions.ts';
import { backupStatus } from './backups/fields.ts';
import { scanStatus } from './scans/fields.ts';

const count = z.number().int();

/** `GET /admin/summary`: totals, and tasks waiting for an administrator. */
export const summary = z
  .object({
    candidates: count,
    employers: count,
    /** Accounts created in the last seven days. */
    newThisWeek: count,
    unverified: count,
    livePostings: count,
    postingsInReview: count,
    applicationsThisWeek: count,
    waitingMessages: count,
    waitingReports: count,
    waitingObjections: count,
    /** Orders awaiting payment. */
    unpaidOrders: count,
    /** Unverified companies that have an account. */
    unverifiedCompanies: count,
    mailsWaiting: count,
    mailsFailed: count,
    backups: backupStatus,
    scans: scanStatus,
    /** The running program's version, and the commit it was built from. */
    program: z.string(),
  })
  .meta({ id: 'AdministrationSummary' });
export type Summary = z.output<typeof summary>;
export type SummaryCounts = Omit<Summary, 'backups' | 'scans' | 'program'>;

/** A date in the query string, `2026-11-20` or in a local format; invalid values are ignored. */
const dayQuery = textQuery(20)
  .transform(parseDate)
  .register(sentAs, {
    schema: () => z.iso.date().optional().describe('A day in Belgrade; anything else counts as not given.'),
  });

/** Filters of the audit log. */
export const auditQuery = z.object({
  q: textQuery(254).describe('Id of what was acted on, or the mail address of an account.'),
  action: codeQuery(auditActions),
  actor: uuidQuery(),
  account: uuidQuery().describe('By this account, or about it.'),
  from: dayQuery,
  to: dayQuery,
  ...pageQuery,
});
export type AuditQuery = z.output<typeof auditQuery>;

/** An account referred to by an entry; `name` is null once the account is deleted. */
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
    /** Null for actions of the system. */
    actor: auditAccount.nullable(),
    /** A known action, or one that this version no longer supports. */
    action: z.string(),
    objectKind: z.string(),
    objectId: z.string().nullable(),
    /** The account acted on; null for other objects. */
    account: auditAccount.nullable(),
    reason: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.output<typeof auditEntry>;
