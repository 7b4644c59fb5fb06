import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { HomePage } from '../fields.ts';

type HomeEmployer = HomePage['selectedEmployers'][number];

/** Number of employers that fills the rows of the home page when none are selected. */
const busiest = 6;
/** Batch size; most employers with many postings are verified, so one batch is usually enough. */
const askedAtOnce = 50;

/** A company with its number of live postings. */
export interface Hiring {
  id: number;
  count: number;
}

const toHomeEmployer = ({
  logoFileId,
  ...row
}: Omit<HomeEmployer, 'logo'> & { logoFileId: string | null }): HomeEmployer => ({
  ...row,
  logo: logoFileId && publicFileAddress(logoFileId),
});

const columns = { id: employers.id, company: employers.company, logoFileId: employers.logoFileId };

/** Companies selected by administrators, in their order, without blocked ones. */
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

/** The verified companies with most live postings. */
async function listBusiest(executor: Executor, hiring: readonly Hiring[]): Promise<HomeEmployer[]> {
  const found: HomeEmployer[] = [];
  for (let from = 0; from < hiring.length && found.length < busiest; from += askedAtOnce) {
    const some = hiring.slice(from, from + askedAtOnce);
    const rows = await executor
      .select(columns)
      .from(employers)
      .where(
        and(
          inArray(
            employers.id,
            some.map(({ id }) => id),
          ),
          isNotNull(employers.verifiedAt),
        ),
      );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { id, count } of some) {
      const row = byId.get(id);
      if (row) found.push(toHomeEmployer({ ...row, activePostings: count }));
    }
  }
  return found.slice(0, busiest);
}

/**
 * Companies for the home page (rules.md#selected-companies): those selected by administrators, or if there are none,
 * the verified ones with most live postings.
 */
export async function listHomeEmployers(
  executor: Executor,
  hiring: readonly Hiring[],
  now: Date,
): Promise<HomeEmployer[]> {
  const selected = await listSelected(executor, now);
  return selected.length > 0 ? selected : listBusiest(executor, hiring);
}
