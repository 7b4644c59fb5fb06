import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import type { HomePage } from '../fields.ts';

type HomeEmployer = HomePage['selectedEmployers'][number];

/** As many as fill the rows of the home page when none are selected. */
const busiest = 6;

const toHomeEmployer = ({
  logoFileId,
  ...row
}: Omit<HomeEmployer, 'logo'> & { logoFileId: string | null }): HomeEmployer => ({
  ...row,
  logo: logoFileId && publicFileAddress(logoFileId),
});

const columns = { id: employers.id, company: employers.company, logoFileId: employers.logoFileId };

/** Companies that administrators have selected, in their order; a blocked one is left out. */
async function listSelected(executor: Executor, now: Date): Promise<HomeEmployer[]> {
  const rows = await executor
    .select({ ...columns, activePostings: sql<number>`count(${postings.id})::int` })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .leftJoin(postings, and(eq(postings.employerId, employers.id), liveCondition(now)))
    .where(and(isNotNull(employers.selectedRank), isNull(employers.deletedAt), isNull(accounts.blockedAt)))
    .groupBy(employers.id)
    .orderBy(asc(employers.selectedRank));
  return rows.map(toHomeEmployer);
}

/** Verified companies with the most live postings. */
async function listBusiest(executor: Executor, now: Date): Promise<HomeEmployer[]> {
  const rows = await executor
    .select({ ...columns, activePostings: sql<number>`count(*)::int` })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(and(liveCondition(now), isNotNull(employers.verifiedAt)))
    .groupBy(employers.id)
    .orderBy(sql`count(*) desc`, asc(employers.id))
    .limit(busiest);
  return rows.map(toHomeEmployer);
}

/**
 * Companies for the home page (rules.md#selected-companies): those that administrators have selected, else the
 * busiest.
 */
export async function listHomeEmployers(executor: Executor, now: Date): Promise<HomeEmployer[]> {
  const selected = await listSelected(executor, now);
  return selected.length > 0 ? selected : listBusiest(executor, now);
}
