import { and, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import { pageOffset } from '#kit/paging.ts';
import { companyAddresses } from '../../addresses/server/address-table.ts';
import { type EmployerRow, employers } from '../../server/employer-table.ts';
import type { CompanyState } from '../company-states.ts';

export interface CompanyFilter {
  /** Fold keys; each must match the name or a number. */
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
    ...words.map((word) =>
      or(
        like(employers.companyFolded, containing(word)),
        like(employers.pib, containing(word)),
        like(employers.registrationNumber, containing(word)),
      ),
    ),
    state === null ? undefined : stateCondition[state],
  );

/** A company with the blocked state of its account. */
export interface CompanyStoreRow {
  employer: EmployerRow;
  blockedAt: Date | null;
}

const withAccount = (executor: Executor) =>
  executor
    .select({ employer: employers, blockedAt: accounts.blockedAt })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId));

export async function listCompanies(
  executor: Executor,
  filter: CompanyFilter,
  page: { page: number; pageSize: number },
): Promise<{ rows: CompanyStoreRow[]; total: number }> {
  const match = matching(filter);
  const rows = await withAccount(executor)
    .where(match)
    .orderBy(desc(employers.createdAt), desc(employers.id))
    .limit(page.pageSize)
    .offset(pageOffset(page));
  return { rows, total: await executor.$count(employers, match) };
}

export async function countCompanies(executor: Executor): Promise<Record<CompanyState, number>> {
  const having = (state: CompanyState) => sql<number>`(count(*) filter (where ${stateCondition[state]}))::int`;
  const [row] = await executor
    .select({ unverified: having('unverified'), verified: having('verified') })
    .from(employers)
    .where(isNull(employers.deletedAt));
  return row ?? { unverified: 0, verified: 0 };
}

/** Null for a deleted company. */
export async function findCompany(executor: Executor, id: number): Promise<CompanyStoreRow | null> {
  const [row] = await withAccount(executor).where(and(eq(employers.id, id), isNull(employers.deletedAt)));
  return row ?? null;
}

/** Locks the company until the transaction ends; null for a deleted company. */
export async function lockCompany(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx
    .select()
    .from(employers)
    .where(and(eq(employers.id, id), isNull(employers.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Changes a company as its next version, so that saving a profile opened earlier is a conflict. */
const advance = (tx: Executor, id: number, values: Partial<EmployerRow> = {}) =>
  tx
    .update(employers)
    .set({ ...values, version: sql`${employers.version} + 1` })
    .where(eq(employers.id, id));

export async function setVerified(tx: Executor, id: number, verifiedAt: Date | null): Promise<void> {
  await advance(tx, id, { verifiedAt });
}

/** For a change of what belongs to a company, such as its photos. */
export async function advanceVersion(tx: Executor, id: number): Promise<void> {
  await advance(tx, id);
}

export async function clearSteps(tx: Executor, id: number): Promise<void> {
  await advance(tx, id, { selectionSteps: [] });
}

/** Soft-deletes a company: only its identity is retained, for its orders and the URLs of its postings. */
export async function closeCompany(tx: Executor, id: number, now: Date): Promise<void> {
  await advance(tx, id, {
    phone: null,
    website: null,
    companyEmail: null,
    shortDescription: '',
    about: '',
    employees: null,
    selectionSteps: [],
    logoFileId: null,
    verifiedAt: null,
    selectedRank: null,
    deletedAt: now,
  });
  await tx.delete(companyAddresses).where(eq(companyAddresses.employerId, id));
}
