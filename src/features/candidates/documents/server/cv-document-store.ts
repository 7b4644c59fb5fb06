import { and, eq } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import { candidateDocuments, type DocumentRow } from './document-table.ts';

/** The account's CV of this form; null for any other document. */
export async function findCvDocument(
  executor: Executor,
  accountId: string,
  id: string,
  cvForm: CvDocumentForm,
): Promise<DocumentRow | null> {
  const own = and(eq(candidateDocuments.id, id), eq(candidateDocuments.accountId, accountId));
  const [row] = await executor
    .select()
    .from(candidateDocuments)
    .where(and(own, eq(candidateDocuments.cvForm, cvForm)));
  return row ?? null;
}

export async function insertCvDocument(
  tx: Executor,
  values: typeof candidateDocuments.$inferInsert,
): Promise<DocumentRow> {
  const [row] = await tx.insert(candidateDocuments).values(values).returning();
  return row as DocumentRow;
}

/** Replaces the file of a document; its name and default flag are kept. */
export async function renewCvDocument(
  tx: Executor,
  id: string,
  change: Pick<DocumentRow, 'fileId' | 'profileVersion' | 'addedAt'>,
): Promise<DocumentRow> {
  const [row] = await tx.update(candidateDocuments).set(change).where(eq(candidateDocuments.id, id)).returning();
  return row as DocumentRow;
}
