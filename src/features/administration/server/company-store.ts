import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { orders } from '#features/advertising/server/order-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import { files } from '#platform/files/file-table.ts';
import { pageOffset } from '#shared/paging.ts';
import { fold } from '#shared/serbian-text.ts';
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
    isNull(employers.deletedAt),
    ...words.map(
      (word) =>
        sql`concat_ws(' ', ${employers.companyFolded}, ${employers.pib}, ${employers.registrationNumber}) like ${containing(word)}`,
    ),
    state === null ? undefined : stateCondition[state],
  );

/** Companies with what their account and postings say of them. */
const withCounts = (executor: Executor, now: Date) =>
  executor.select({
    employer: employers,
    blockedAt: accounts.blockedAt,
    livePostings: sql<number>`(count(*) filter (where ${postings.state} = 'active' and ${postings.liveUntil} >= ${now.toISOString()}))::int`,
    postingsInReview: sql<number>`(count(*) filter (where ${postings.state} = 'in_review'))::int`,
  });

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
  const rows = await withCounts(executor, now)
    .from(chosen)
    .innerJoin(employers, eq(employers.id, chosen.id))
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .leftJoin(postings, eq(postings.employerId, employers.id))
    .groupBy(employers.id, accounts.id)
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
    .from(employers)
    .where(isNull(employers.deletedAt));
  return row ?? { unverified: 0, verified: 0 };
}

/** One of them; null for one that is deleted. */
export async function findCompany(
  executor: Executor,
  id: number,
  now: Date,
): Promise<CompanyStoreRow | null> {
  const [row] = await withCounts(executor, now)
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .leftJoin(postings, eq(postings.employerId, employers.id))
    .where(and(eq(employers.id, id), isNull(employers.deletedAt)))
    .groupBy(employers.id, accounts.id);
  return row ?? null;
}

export const countUnpaidOrders = (executor: Executor, id: number): Promise<number> =>
  executor.$count(orders, and(eq(orders.employerId, id), eq(orders.state, 'awaiting_payment')));

export async function accountOf(tx: Executor, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ accountId: employers.accountId })
    .from(employers)
    .where(eq(employers.id, id));
  return row?.accountId ?? null;
}

/** The company, held until the transaction ends; null for one that is deleted. */
export async function lockCompany(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx
    .select()
    .from(employers)
    .where(and(eq(employers.id, id), isNull(employers.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Raises the version too: a profile that was opened before must not be saved over it unseen. */
export async function setVerified(tx: Executor, id: number, verifiedAt: Date | null): Promise<void> {
  await tx
    .update(employers)
    .set({ verifiedAt, version: sql`${employers.version} + 1` })
    .where(eq(employers.id, id));
}

/** What an administrator can change. */
export type CompanyColumns = Pick<
  EmployerRow,
  | 'company'
  | 'pib'
  | 'registrationNumber'
  | 'registrationNumberConfirmed'
  | 'phone'
  | 'website'
  | 'location'
  | 'postal'
  | 'address'
  | 'companyEmail'
  | 'shortDescription'
  | 'about'
  | 'logoFileId'
>;

/** Writes the next version with the folded name. */
export async function updateCompany(tx: Executor, id: number, values: CompanyColumns): Promise<void> {
  await tx
    .update(employers)
    .set({ ...values, companyFolded: fold(values.company), version: sql`${employers.version} + 1` })
    .where(eq(employers.id, id));
}

/** Leaves of a company what its orders and the addresses of its postings need: who it was. */
export async function closeCompany(tx: Executor, id: number, now: Date): Promise<void> {
  await tx
    .update(employers)
    .set({
      ...{
        phone: null,
        website: null,
        companyEmail: null,
        shortDescription: '',
        about: '',
        logoFileId: null,
      },
      ...{ verifiedAt: null, selectedRank: null, deletedAt: now, version: sql`${employers.version} + 1` },
    })
    .where(eq(employers.id, id));
}

/** The pro-forma invoices of an account are the provider's papers too: they stay when it goes. */
export async function keepProformas(tx: Executor, accountId: string): Promise<void> {
  await tx
    .update(files)
    .set({ ownerId: null })
    .where(and(eq(files.ownerId, accountId), eq(files.purpose, 'proforma')));
}
