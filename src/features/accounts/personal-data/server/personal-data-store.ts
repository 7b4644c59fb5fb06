import { and, desc, eq, gt, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type AccountRow, accountExports, accounts } from '../../server/account-table.ts';

export type ExportRow = typeof accountExports.$inferSelect;

/** The account, locked until the transaction ends; null if it is deleted. */
export async function lockAccount(tx: Executor, id: string): Promise<AccountRow | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row ?? null;
}

export async function findAccountRow(executor: Executor, id: string): Promise<AccountRow | null> {
  const [row] = await executor.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

export async function deleteAccountRow(tx: Executor, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, id));
}

/** Candidate and employer accounts created before `until` and never verified, oldest first. */
export async function listUnverified(executor: Executor, until: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isNull(accounts.emailVerifiedAt), lt(accounts.createdAt, until), ne(accounts.accountType, 'admin')))
    .orderBy(accounts.createdAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function insertExport(tx: Executor, accountId: string, now: Date): Promise<ExportRow> {
  const [row] = await tx.insert(accountExports).values({ accountId, createdAt: now }).returning();
  return row as ExportRow;
}

export async function findExport(executor: Executor, id: string): Promise<ExportRow | null> {
  const [row] = await executor.select().from(accountExports).where(eq(accountExports.id, id));
  return row ?? null;
}

/** Copies requested since `since`, newest first. */
export async function listExports(executor: Executor, accountId: string, since: Date): Promise<ExportRow[]> {
  return executor
    .select()
    .from(accountExports)
    .where(and(eq(accountExports.accountId, accountId), gt(accountExports.createdAt, since)))
    .orderBy(desc(accountExports.createdAt), desc(accountExports.id));
}

/** Records the archive of a copy; returns false if it was already recorded or the copy is deleted. */
export async function finishExport(
  tx: Executor,
  id: string,
  archive: { fileId: string; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const result = await tx
    .update(accountExports)
    .set({ ...archive, failedAt: null })
    .where(and(eq(accountExports.id, id), isNull(accountExports.readyAt)));
  return result.rowCount === 1;
}

/** Returns false if the copy is ready or has already failed. */
export async function failExport(tx: Executor, id: string, now: Date): Promise<boolean> {
  const result = await tx
    .update(accountExports)
    .set({ failedAt: now })
    .where(and(eq(accountExports.id, id), isNull(accountExports.readyAt), isNull(accountExports.failedAt)));
  return result.rowCount === 1;
}

/** Files of older copies of the same account. */
export async function olderArchives(tx: Executor, { id, accountId }: ExportRow): Promise<string[]> {
  const rows = await tx
    .select({ fileId: accountExports.fileId })
    .from(accountExports)
    .where(and(eq(accountExports.accountId, accountId), ne(accountExports.id, id), isNotNull(accountExports.fileId)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/** Files of expired copies. */
export async function expiredArchives(executor: Executor, now: Date): Promise<string[]> {
  const rows = await executor
    .select({ fileId: accountExports.fileId })
    .from(accountExports)
    .where(and(lte(accountExports.expiresAt, now), isNotNull(accountExports.fileId)));
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/** Deletes export requests created before `until` that have no file. */
export async function deleteOldExports(tx: Executor, until: Date): Promise<void> {
  await tx.delete(accountExports).where(and(lt(accountExports.createdAt, until), isNull(accountExports.fileId)));
}
