import type { Accounts } from '#features/accounts/server/index.ts';
import { deleteDecisionsBefore } from '#features/decisions/server/index.ts';
import { deleteAuditBefore } from '#host/audit/audit-store.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { deleteMailBefore } from '#host/mail/mail-store.ts';

/** Retention periods (rules.md#retention); documented in docs/operations.md. */
export const retention = {
  /** Mails and delivery attempts; mails waiting to be sent are not deleted. */
  mailLogDays: 90,
  /** Mailed tokens, after they have expired. */
  tokenDays: 7,
  /** Audit log entries and decisions. */
  auditMonths: 24,
} as const;

/** Nightly deletion of data after its retention period. */
export const retentionJob = defineJob({ name: 'administration.retention', cron: '47 3 * * *' });

const DAY = 86_400_000;
/** Max rows per statement, so that none locks a table for long. */
const batch = 1000;

const inBatches = async (deleteSome: (batch: number) => Promise<number>): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const some = await deleteSome(batch);
    deleted += some;
    if (some < batch) return deleted;
  }
};

const monthsBefore = (now: Date, months: number): Date => {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
};

/** Handles the nightly deletion; the audit log records only counts, never contents. */
export async function handleRetention(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit'> & {
    accounts: Pick<Accounts, 'administration'>;
  },
): Promise<void> {
  const {
    database: { executor },
    clock,
    jobs,
    audit,
    accounts,
  } = deps;
  await jobs.handle(retentionJob, async () => {
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
    const auditUntil = monthsBefore(now, retention.auditMonths);
    const details = {
      mails: await inBatches((some) => deleteMailBefore(executor, daysAgo(retention.mailLogDays), some)),
      tokens: await accounts.administration.deleteExpiredTokens(executor, daysAgo(retention.tokenDays)),
      entries: await inBatches((some) => deleteAuditBefore(executor, auditUntil, some)),
      decisions: await inBatches((some) => deleteDecisionsBefore(executor, auditUntil, some)),
    };
    if (Object.values(details).every((count) => count === 0)) return;
    await audit.record(executor, {
      actor: null,
      action: 'retention.sweep',
      objectKind: 'retention',
      objectId: null,
      details,
    });
  });
}
