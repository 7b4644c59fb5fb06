import type { Accounts } from '#features/accounts/server/index.ts';
import { deleteAuditBefore } from '#host/audit/audit-store.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { deleteMailBefore } from '#host/mail/mail-store.ts';

/** How long data are kept (rules.md#retention); documented in docs/operations.md. */
export const retention = {
  /** Mails and the tries to send them; those that wait to be sent stay. */
  mailLogDays: 90,
  /** Links of mails, after they have run out. */
  tokenDays: 7,
  /** Entries of the audit log. */
  auditMonths: 24,
} as const;

/** Deletes every night what has been kept long enough. */
export const retentionJob = defineJob({ name: 'administration.retention', cron: '47 3 * * *' });

const DAY = 86_400_000;
/** Rows per statement, so that none locks a table for long. */
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

/** The nightly sweep; the audit log says how much it was, never what. */
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
