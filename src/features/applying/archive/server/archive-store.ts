import { eq } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { listDocuments } from '../../server/application-store.ts';
import { applications } from '../../server/application-table.ts';
import type { PackedApplication } from './application-archive.ts';

/** An application with everything to be packed; null when it does not exist or its personal data were erased. */
export async function findPacked(executor: Executor, id: string): Promise<PackedApplication | null> {
  const [row] = await executor
    .select({
      application: applications,
      positionTitle: postings.positionTitle,
      advertiserName: postings.advertiserName,
      company: employers.company,
    })
    .from(applications)
    .innerJoin(postings, eq(postings.id, applications.postingId))
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(eq(applications.id, id));
  if (!row || row.application.erasedAt) return null;
  const { application, positionTitle, advertiserName, company } = row;
  return {
    application,
    positionTitle,
    company: advertiserName || company,
    documents: await listDocuments(executor, id),
  };
}
