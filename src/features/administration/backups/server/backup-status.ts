import { and, desc, eq } from 'drizzle-orm';
import { type AuditRow, auditEntries } from '#host/audit/audit-table.ts';
import type { Executor } from '#host/database/database.ts';
import { daysAgo } from '#kit/dates.ts';
import { type BackupProblem, type BackupStatus, backupProblems } from '../fields.ts';

const oldMs = 2 * 86_400_000;

/** The latest audit log entry of a backup action. */
async function findLast(executor: Executor, action: 'backups.check' | 'backups.fail'): Promise<AuditRow | null> {
  const [row] = await executor
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.objectKind, 'backup'), eq(auditEntries.action, action)))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(1);
  return row ?? null;
}

const problemOf = (value: unknown): BackupProblem => backupProblems.find((problem) => problem === value) ?? 'other';

/** Backup status from the audit log: the process that creates backups may be on another machine. */
export async function readBackupStatus(
  executor: Executor,
  { configured, now }: { configured: boolean; now: Date },
): Promise<BackupStatus> {
  if (!configured) return { configured, lastGood: null, old: false, failure: null };
  const instant = (at: Date) => ({ at: at.toISOString(), daysAgo: daysAgo(at, now) });
  const good = await findLast(executor, 'backups.check');
  const failed = await findLast(executor, 'backups.fail');
  const backupAt = good && new Date(String(good.details['madeAt']));
  return {
    configured,
    lastGood:
      good && backupAt
        ? {
            made: instant(backupAt),
            checked: instant(good.createdAt),
            bytes: Number(good.details['bytes']),
          }
        : null,
    old: backupAt !== null && now.getTime() - backupAt.getTime() > oldMs,
    failure:
      failed && (!good || failed.id > good.id)
        ? { failed: instant(failed.createdAt), problem: problemOf(failed.details['problem']) }
        : null,
  };
}
