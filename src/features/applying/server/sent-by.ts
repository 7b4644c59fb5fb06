import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { applicationDocuments, applications } from './application-table.ts';

/**
 * Everything an account has sent: signed in, and without an account from its verified address. An unverified address
 * matches nothing.
 */
export const sentBy = (accountId: string): SQL | undefined =>
  or(
    eq(applications.candidateId, accountId),
    and(
      isNull(applications.candidateId),
      sql`${applications.email} = (select ${accounts.email} from ${accounts} where ${accounts.id} = ${accountId} and ${accounts.emailVerifiedAt} is not null)`,
    ),
  );

/** Whether an account sent a file with an application. */
export async function wasSentBy(executor: Executor, accountId: string, fileId: string): Promise<boolean> {
  const [row] = await executor
    .select({ fileId: applicationDocuments.fileId })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .where(and(eq(applicationDocuments.fileId, fileId), sentBy(accountId)))
    .limit(1);
  return row !== undefined;
}
