import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { type FileRow, files } from '#features/files/server/file-table.ts';
import type { Executor } from '#host/database/database.ts';
import { numberedName } from '#kit/file-name.ts';
import { candidateProfiles } from '../../server/candidate-table.ts';
import { candidateDocuments, type DocumentRow } from './document-table.ts';

/** A document with its file. */
export interface StoredDocument {
  document: DocumentRow;
  file: FileRow;
  /** Current version of the profile; null before its first save. */
  profileVersion: number | null;
}

/** Number of documents of an account. */
export const countDocuments = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(candidateDocuments, eq(candidateDocuments.accountId, accountId));

/** The given files that belong to candidates' documents. */
export async function documentsOf(executor: Executor, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await executor
    .select({ fileId: candidateDocuments.fileId })
    .from(candidateDocuments)
    .where(inArray(candidateDocuments.fileId, [...fileIds]));
  return new Set(rows.map(({ fileId }) => fileId));
}

/** Locks an account against deletion while its documents change; false when it has been deleted. */
export async function lockAccount(tx: Executor, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('key share');
  return rows.length > 0;
}

/** Documents of an account, newest first. */
export async function listDocuments(executor: Executor, accountId: string, which?: SQL): Promise<StoredDocument[]> {
  return executor
    .select({ document: candidateDocuments, file: files, profileVersion: candidateProfiles.version })
    .from(candidateDocuments)
    .innerJoin(files, eq(files.id, candidateDocuments.fileId))
    .leftJoin(candidateProfiles, eq(candidateProfiles.accountId, candidateDocuments.accountId))
    .where(and(eq(candidateDocuments.accountId, accountId), which))
    .orderBy(desc(candidateDocuments.addedAt), desc(candidateDocuments.id));
}

/** Null when the account has no such document. */
export async function findDocument(executor: Executor, accountId: string, id: string): Promise<StoredDocument | null> {
  return (await listDocuments(executor, accountId, eq(candidateDocuments.id, id)))[0] ?? null;
}

/** The account's document with this file; null when there is none. */
export async function findByFile(
  executor: Executor,
  accountId: string,
  fileId: string,
): Promise<StoredDocument | null> {
  return (await listDocuments(executor, accountId, eq(candidateDocuments.fileId, fileId)))[0] ?? null;
}

/** The name, numbered when another document of the account already has it (rules.md#candidate-documents). */
export async function freeName(tx: Executor, accountId: string, name: string, except?: string): Promise<string> {
  const own = eq(candidateDocuments.accountId, accountId);
  const others = except === undefined ? own : and(own, ne(candidateDocuments.id, except));
  const rows = await tx.select({ name: candidateDocuments.name }).from(candidateDocuments).where(others);
  return numberedName(
    name,
    rows.map((row) => row.name),
  );
}

/** Returns the new document's id. */
export async function insertDocument(tx: Executor, values: typeof candidateDocuments.$inferInsert): Promise<string> {
  const [row] = await tx.insert(candidateDocuments).values(values).returning({ id: candidateDocuments.id });
  return (row as { id: string }).id;
}

export async function updateDocument(
  tx: Executor,
  id: string,
  change: Partial<Pick<DocumentRow, 'name' | 'isDefault'>>,
): Promise<void> {
  await tx.update(candidateDocuments).set(change).where(eq(candidateDocuments.id, id));
}

/** Clears the default CV of an account. */
export async function clearDefault(tx: Executor, accountId: string): Promise<void> {
  await tx
    .update(candidateDocuments)
    .set({ isDefault: false })
    .where(and(eq(candidateDocuments.accountId, accountId), eq(candidateDocuments.isDefault, true)));
}

/** Deletes a document, and waits for every transaction that is sending its file, so that later counts are final. */
export async function removeDocument(tx: Executor, { document, file }: StoredDocument): Promise<void> {
  await tx.delete(candidateDocuments).where(eq(candidateDocuments.id, document.id));
  await tx.select({ id: files.id }).from(files).where(eq(files.id, file.id)).for('update');
}
