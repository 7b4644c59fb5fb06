import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { type FileRow, files } from '#features/files/server/file-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import { type ApplicationRow, applicationDocuments, applications } from './application-table.ts';

/**
 * The application from an address to a posting, with the ids of its documents; an active one takes precedence over
 * withdrawn ones.
 */
export async function findByEmail(
  executor: Executor,
  postingId: number,
  email: string,
): Promise<{ application: ApplicationRow; documentIds: string[] } | null> {
  const [application] = await executor
    .select()
    .from(applications)
    .where(and(eq(applications.postingId, postingId), eq(applications.email, email)))
    .orderBy(sql`${applications.withdrawnAt} asc nulls first`)
    .limit(1);
  if (!application) return null;
  const rows = await executor
    .select({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, application.id));
  return { application, documentIds: rows.map(({ fileId }) => fileId) };
}

export type NewApplication = typeof applications.$inferInsert;

export async function insertApplication(
  tx: Executor,
  values: NewApplication,
  documents: readonly Pick<FileRow, 'id' | 'name'>[],
): Promise<ApplicationRow> {
  const [inserted] = await tx.insert(applications).values(values).returning();
  const application = inserted as ApplicationRow;
  if (documents.length > 0) {
    await tx.insert(applicationDocuments).values(
      documents.map(({ id, name }, position) => ({
        applicationId: application.id,
        fileId: id,
        position,
        name,
      })),
    );
  }
  return application;
}

/** Defers the confirmation to the collected mail of the next morning. */
export async function markConfirmationDue(tx: Executor, id: string, since: Date): Promise<void> {
  await tx.update(applications).set({ confirmationDueAt: since }).where(eq(applications.id, id));
}

/** The company's name and mail language; Serbian for a company without an account. */
export async function findCompany(
  executor: Executor,
  employerId: number,
): Promise<{ company: string; logoFileId: string | null; mailLanguage: Language }> {
  const [row] = await executor
    .select({ company: employers.company, logoFileId: employers.logoFileId, mailLanguage: accounts.mailLanguage })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(employers.id, employerId));
  return { company: '', logoFileId: null, ...row, mailLanguage: row?.mailLanguage ?? 'sr' };
}

/** The files that were sent, in their original order and under the names at that time. */
export async function listDocuments(executor: Executor, applicationId: string): Promise<FileRow[]> {
  const rows = await executor
    .select({ file: files, name: applicationDocuments.name })
    .from(applicationDocuments)
    .innerJoin(files, eq(files.id, applicationDocuments.fileId))
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(applicationDocuments.position));
  return rows.map(({ file, name }) => ({ ...file, name: name || file.name }));
}

/**
 * Whether a file was sent with an application to one of the employer's postings and the application is not withdrawn.
 */
export async function wasSentTo(executor: Executor, employerId: number, fileId: string): Promise<boolean> {
  const [row] = await executor
    .select({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .where(
      and(
        eq(applicationDocuments.fileId, fileId),
        eq(postings.employerId, employerId),
        isNull(applications.withdrawnAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
