import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import { pageOffset } from '#shared/paging.ts';
import type { CompanyState } from '../company-states.ts';

export interface CompanyFilter {
  /** Fold keys; every one must be found in the name or a number. */
  words: string[];
  state: CompanyState | null;
}

const stateCondition: Record<CompanyState, SQL | undefined> = {
  unverified: and(isNull(employers.verifiedAt), isNotNull(employers.accountId)),
  verified: isNotNull(employers.verifiedAt),
};

const matching = ({ words, state }: CompanyFilter): SQL | undefined =>
  and(
    ...words.map(
      (word) =>
        sql`concat_ws(' ', ${employers.companyFolded}, ${employers.pib}, ${employers.registrationNumber}) like ${containing(word)}`,
    ),
    state === null ? undefined : stateCondition[state],
  );

export async function listCompanies(
  executor: Executor,
  filter: CompanyFilter,
  page: { page: number; pageSize: number },
  now: Date,
) {
  const match = matching(filter);
  const chosen = executor
    .select({ id: employers.id })
    .from(employers)
    .where(match)
    .orderBy(desc(employers.createdAt), desc(employers.id))
    .limit(page.pageSize)
    .offset(pageOffset(page))
    .as('chosen');
  const rows = await executor
    .select({
      employer: employers,
      livePostings: sql<number>`(count(*) filter (where ${postings.state} = 'active' and ${postings.liveUntil} >= ${now.toISOString()}))::int`,
      postingsInReview: sql<number>`(count(*) filter (where ${postings.state} = 'in_review'))::int`,
    })
    .from(chosen)
    .innerJoin(employers, eq(employers.id, chosen.id))
    .leftJoin(postings, eq(postings.employerId, employers.id))
    .groupBy(employers.id)
    .orderBy(desc(employers.createdAt), desc(employers.id));
  const [total] = await executor.select({ count: count() }).from(employers).where(match);
  return { rows, total: total?.count ?? 0 };
}

export type CompanyStoreRow = Awaited<ReturnType<typeof listCompanies>>['rows'][number];

export async function countCompanies(executor: Executor): Promise<Record<CompanyState, number>> {
  const having = (state: CompanyState) =>
    sql<number>`(count(*) filter (where ${stateCondition[state]}))::int`;
  const [row] = await executor
    .select({ unverified: having('unverified'), verified: having('verified') })
    .from(employers);
  return row ?? { unverified: 0, verified: 0 };
}

/** The company, held until the transaction ends. */
export async function lockCompany(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, id)).for('update');
  return row ?? null;
}

/** Raises the version too: a profile that was opened before must not be saved over it unseen. */
export async function setVerified(tx: Executor, id: number, verifiedAt: Date | null): Promise<void> {
  await tx
    .update(employers)
    .set({ verifiedAt, version: sql`${employers.version} + 1` })
    .where(eq(employers.id, id));
}
