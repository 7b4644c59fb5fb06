import { asc, eq, inArray, sql } from 'drizzle-orm';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';

/**
 * What an archive of these applications would contain: the ids of the open ones, sorted by name, and the bytes of their
 * documents.
 */
export async function weighApplications(
  executor: Executor,
  ids: readonly string[],
): Promise<{ open: string[]; bytes: number }> {
  const rows = await executor
    .select({
      id: applications.id,
      open: sql<boolean>`${applications.withdrawnAt} is null and ${applications.erasedAt} is null`,
      bytes: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
    })
    .from(applications)
    .leftJoin(applicationDocuments, eq(applicationDocuments.applicationId, applications.id))
    .leftJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(inArray(applications.id, [...ids]))
    .groupBy(applications.id)
    .orderBy(asc(applications.lastName), asc(applications.firstName), asc(applications.id));
  const open = rows.filter((row) => row.open);
  return { open: open.map(({ id }) => id), bytes: open.reduce((sum, row) => sum + row.bytes, 0) };
}

/** The position of these applications; null when none of them is left. */
export async function findPosition(executor: Executor, ids: readonly string[]): Promise<string | null> {
  const [row] = await executor
    .select({ positionTitle: postings.positionTitle })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(inArray(applications.id, [...ids]))
    .limit(1);
  return row?.positionTitle ?? null;
}
