import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { type AuditRow, auditEntries } from './audit-table.ts';

/** Filter of audit entries; a null field does not restrict the result. */
export interface AuditFilter {
  objectId: string | null;
  action: string | null;
  actor: string | null;
  /** Entries by this account, or about it. */
  account: string | null;
  from: Date | null;
  to: Date | null;
}

const matching = ({ objectId, action, actor, account, from, to }: AuditFilter): SQL | undefined =>
  and(
    objectId ? eq(auditEntries.objectId, objectId) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    actor ? eq(auditEntries.actor, actor) : undefined,
    account
      ? or(
          eq(auditEntries.actor, account),
          and(eq(auditEntries.objectKind, 'account'), eq(auditEntries.objectId, account)),
        )
      : undefined,
    from ? gte(auditEntries.createdAt, from) : undefined,
    to ? lte(auditEntries.createdAt, to) : undefined,
  );

/** A page of the log, newest first. */
export const listAuditEntries = (
  executor: Executor,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditRow[]> =>
  executor
    .select()
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(page.limit)
    .offset(page.offset);

export const countAuditEntries = (executor: Executor, filter: AuditFilter): Promise<number> =>
  executor.$count(auditEntries, matching(filter));

/** Deletes entries older than `until` in batches, so that no statement locks the table for long. */
export async function deleteAuditBefore(executor: Executor, until: Date, batch: number): Promise<number> {
  const old = executor
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(lt(auditEntries.createdAt, until))
    .limit(batch);
  const result = await executor.delete(auditEntries).where(inArray(auditEntries.id, sql`(${old})`));
  return result.rowCount ?? 0;
}
