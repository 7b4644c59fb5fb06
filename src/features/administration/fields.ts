import { z } from 'zod';
import { accountTypes } from '#kit/actor.ts';
import { parseDate } from '#kit/dates.ts';
import { codeQuery, pageQuery, sentAs, textQuery, uuidQuery } from '#kit/query-fields.ts';
import { auditActions } from './audit-actions.ts';
import { backupStatus } from './backups/fields.ts';
import { scanStatus } from './scans/fields.ts';

const count = z.number().int();

/** `GET /admin/summary`: totals, and what waits for an administrator. */
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
    /** Orders that nobody has paid yet. */
    unpaidOrders: count,
    /** With an account, not verified. */
    unverifiedCompanies: count,
    mailsWaiting: count,
    mailsFailed: count,
    backups: backupStatus,
    scans: scanStatus,
    /** The program that runs: its version, and the commit it was built from. */
    program: z.string(),
  })
  .meta({ id: 'AdministrationSummary' });
export type Summary = z.output<typeof summary>;
export type SummaryCounts = Omit<Summary, 'backups' | 'scans' | 'program'>;

/** A day of an address, `2026-11-20` or as people write it; anything else counts as none. */
const dayQuery = textQuery(20)
  .transform(parseDate)
  .register(sentAs, {
    schema: () => z.iso.date().optional().describe('A day in Belgrade; anything else counts as not given.'),
  });

/** The filters of the audit log. */
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
