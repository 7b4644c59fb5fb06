import { and, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { type FilePurpose, generatedPurposes } from '../file-rules.ts';
import { logoPixels } from './file-content.ts';
import { type FileRow, files, type NewFile } from './file-table.ts';

export async function insertFile(executor: Executor, values: NewFile): Promise<FileRow> {
  const [row] = await executor.insert(files).values(values).returning();
  return row as FileRow;
}

/** Inserts several records; returns them in the same order. */
export async function insertFiles(executor: Executor, values: NewFile[]): Promise<FileRow[]> {
  return values.length === 0 ? [] : executor.insert(files).values(values).returning();
}

/** Serialises transactions that count and write the files of an account. */
export async function lockOwner(tx: Executor, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`);
}

/** Number of an account's unused files of one purpose. */
export const countLoose = (executor: Executor, ownerId: string, purpose: FilePurpose): Promise<number> =>
  executor.$count(files, and(eq(files.ownerId, ownerId), eq(files.purpose, purpose), isNull(files.attachedAt)));

export async function findFile(executor: Executor, id: string): Promise<FileRow | null> {
  const [row] = await executor.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/**
 * Marks unattached files as used; returns those that were marked. Each file is marked only once, also with concurrent
 * callers.
 */
export async function attachFiles(executor: Executor, ids: string[], now: Date): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return executor
    .update(files)
    .set({ attachedAt: now })
    .where(and(inArray(files.id, ids), isNull(files.attachedAt)))
    .returning();
}

/** Deletes an unattached file's record; null when it does not exist or is in use. */
export async function deleteUnattached(executor: Executor, id: string): Promise<FileRow | null> {
  const [row] = await executor
    .delete(files)
    .where(and(eq(files.id, id), isNull(files.attachedAt)))
    .returning();
  return row ?? null;
}

/** All uploads of an account, oldest first; generated files are excluded. */
export async function listUploadsOf(executor: Executor, ownerId: string): Promise<FileRow[]> {
  return executor
    .select()
    .from(files)
    .where(and(eq(files.ownerId, ownerId), notInArray(files.purpose, [...generatedPurposes])))
    .orderBy(files.createdAt, files.id);
}

/** Detaches the used files of one purpose from an account, so that they remain after its deletion. */
export async function releaseFiles(tx: Executor, ownerId: string, purpose: FilePurpose): Promise<void> {
  await tx
    .update(files)
    .set({ ownerId: null })
    .where(and(eq(files.ownerId, ownerId), eq(files.purpose, purpose), isNotNull(files.attachedAt)));
}

/** Deletes every file of an account; returns the storage keys of their bytes. */
export async function deleteFilesOf(executor: Executor, ownerId: string): Promise<string[]> {
  const rows = await executor
    .delete(files)
    .where(eq(files.ownerId, ownerId))
    .returning({ storageKey: files.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

/** Logos that are not `logoPixels` wide and high, except infected ones, whose bytes are deleted. */
export const listUnsquareLogos = (executor: Executor): Promise<FileRow[]> =>
  executor
    .select()
    .from(files)
    .where(
      and(
        eq(files.purpose, 'logo'),
        sql`(${files.width}, ${files.height}) is distinct from (${logoPixels}, ${logoPixels})`,
        sql`${files.heldAs} is distinct from 'infected'`,
      ),
    );

/** Replaces a file's bytes, unless they have changed since they were read; returns whether it did. */
export async function replaceBytes(
  executor: Executor,
  id: string,
  storageKey: string,
  values: Pick<FileRow, 'storageKey' | 'size' | 'width' | 'height'>,
): Promise<boolean> {
  const rows = await executor
    .update(files)
    .set(values)
    .where(and(eq(files.id, id), eq(files.storageKey, storageKey)))
    .returning({ id: files.id });
  return rows.length > 0;
}

/** Deletes files, whether in use or not; returns the storage keys of their bytes. */
export async function deleteFiles(executor: Executor, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await executor.delete(files).where(inArray(files.id, ids)).returning({ storageKey: files.storageKey });
  return rows.map(({ storageKey }) => storageKey);
}

/** The given storage keys that have a record. */
export async function findStorageKeys(executor: Executor, keys: string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await executor
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, keys));
  return new Set(rows.map(({ storageKey }) => storageKey));
}

/** Unattached uploads created before `until`, oldest first. */
export async function listUnattached(executor: Executor, until: Date, limit: number): Promise<FileRow[]> {
  return executor
    .select()
    .from(files)
    .where(and(isNull(files.attachedAt), lt(files.createdAt, until)))
    .orderBy(files.createdAt)
    .limit(limit);
}
