import { count, inArray } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { applicationDocuments } from './application-table.ts';

/** With how many applications each of these files was sent; files that were not are left out. */
export async function sentWith(executor: Executor, fileIds: readonly string[]): Promise<Map<string, number>> {
  if (fileIds.length === 0) return new Map();
  const rows = await executor
    .select({ fileId: applicationDocuments.fileId, count: count() })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.fileId, [...fileIds]))
    .groupBy(applicationDocuments.fileId);
  return new Map(rows.map((row) => [row.fileId, row.count]));
}
