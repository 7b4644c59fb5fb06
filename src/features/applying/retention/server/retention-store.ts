import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { type ApplicationPart, eraseParts } from '../../server/application-parts.ts';
import { applicationDocuments, applications } from '../../server/application-table.ts';
import type { PostingInMail } from '../../server/postings-in-mail.ts';

/** Applications expire when their posting ended before these times. */
export interface OldBefore {
  account: Date;
  guest: Date;
}

/**
 * When a posting last stopped accepting applications: at the end of its period, or earlier when it was taken down
 * manually. For a live posting this is in the future.
 */
const endedAt = sql<Date>`case when ${postings.state} = 'active' then ${postings.liveUntil} else least(${postings.liveUntil}, (
  select max(${postingMoves.movedAt}) from ${postingMoves}
  where ${postingMoves.postingId} = ${postings.id} and ${postingMoves.fromState} = 'active')) end`;

/** Applications whose person was erased with the account count as sent from an account. */
const byGuest = and(isNull(applications.candidateId), isNull(applications.erasedAt));
const byAccount = or(isNotNull(applications.candidateId), isNotNull(applications.erasedAt));

/** Applications are never sent after their posting ended, so the indexed `created_at` excludes most rows. */
const endedBefore = (instant: Date): SQL | undefined =>
  and(lt(applications.createdAt, instant), sql`${endedAt} < ${instant.toISOString()}`);

const old = (before: OldBefore): SQL | undefined =>
  or(and(byGuest, endedBefore(before.guest)), and(byAccount, endedBefore(before.account)));

/**
 * Readable for the employer, who was not notified of the deletion since the posting ended; a renewal invalidates
 * earlier notices.
 */
const unannounced = and(
  isNull(applications.erasedAt),
  or(isNull(applications.deletionAnnouncedAt), sql`${applications.deletionAnnouncedAt} < ${endedAt}`),
);

/** Companies with an account that were not notified of applications expired at these times. */
export async function listUnnotified(executor: Executor, before: OldBefore, limit: number): Promise<number[]> {
  const rows = await executor
    .selectDistinct({ id: employers.id })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(isNotNull(employers.accountId), unannounced, old(before)))
    .orderBy(asc(employers.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Marks a company's expired applications as announced now; returns its postings, each once, with their numbers of
 * applications.
 */
export async function markNotified(
  tx: Executor,
  { employerId, before, now }: { employerId: number; before: OldBefore; now: Date },
): Promise<PostingInMail[]> {
  const rows = await tx
    .update(applications)
    .set({ deletionAnnouncedAt: now })
    .from(postings)
    .where(and(eq(postings.id, applications.postingId), eq(postings.employerId, employerId), unannounced, old(before)))
    .returning({ postingId: postings.id, positionTitle: postings.positionTitle });
  const byPosting = new Map<number, PostingInMail>();
  for (const row of rows) {
    const one = byPosting.get(row.postingId) ?? { ...row, applications: 0 };
    byPosting.set(row.postingId, { ...one, applications: one.applications + 1 });
  }
  return [...byPosting.values()].sort((a, b) => a.postingId - b.postingId);
}

/**
 * Deletes up to `limit` expired applications, oldest first, whose employer was notified before `notifiedBefore` or has
 * no account, or whose content was erased. Returns their number, and the files that were sent with them.
 */
export async function deleteOld(
  tx: Executor,
  {
    before,
    notifiedBefore,
    limit,
    parts,
  }: { before: OldBefore; notifiedBefore: Date; limit: number; parts: () => readonly ApplicationPart[] },
): Promise<{ applications: number; fileIds: string[] }> {
  const byPosting = and(
    lt(applications.deletionAnnouncedAt, notifiedBefore),
    sql`${applications.deletionAnnouncedAt} >= ${endedAt}`,
  );
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(or(isNull(employers.accountId), isNotNull(applications.erasedAt), byPosting), old(before)))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(limit)
    .for('update', { of: applications, skipLocked: true });
  if (rows.length === 0) return { applications: 0, fileIds: [] };
  const ids = rows.map(({ id }) => id);
  const sent = await tx
    .selectDistinct({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(inArray(applicationDocuments.applicationId, ids));
  await eraseParts(tx, parts(), ids);
  await tx.delete(applications).where(inArray(applications.id, ids));
  return { applications: ids.length, fileIds: sent.map(({ fileId }) => fileId) };
}

/**
 * The given files that no application uses. Waits for all transactions that send one of them or remove it from a
 * candidate's documents, so that the result is final.
 */
export async function lockUnsent(tx: Executor, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const these = inArray(files.id, [...fileIds]);
  await tx.select({ id: files.id }).from(files).where(these).orderBy(asc(files.id)).for('update');
  const sent = tx
    .select({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.fileId, files.id));
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(these, notExists(sent)));
  return rows.map(({ id }) => id);
}
