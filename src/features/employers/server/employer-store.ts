import { eq, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import { fold } from '#kit/serbian-text.ts';
import { companyMembers, type EmployerRow, employers } from './employer-table.ts';

export type NewEmployer = Omit<typeof employers.$inferInsert, 'companyFolded'>;

/** Inserts companies with their folded names and accounts as first owners; returns their ids in the given order. */
export async function insertEmployers(executor: Executor, list: NewEmployer[]): Promise<number[]> {
  const rows = await executor
    .insert(employers)
    .values(list.map((employer) => ({ ...employer, companyFolded: fold(employer.company) })))
    .returning({ id: employers.id });
  const owners = list.flatMap(({ accountId, createdAt: joinedAt }, at) =>
    accountId ? [{ accountId, employerId: rows[at]?.id as number, role: 'owner' as const, joinedAt }] : [],
  );
  if (owners.length > 0) await executor.insert(companyMembers).values(owners);
  return rows.map(({ id }) => id);
}

/** The data of a company that its owners and administrators edit. */
export type CompanyColumns = Pick<
  EmployerRow,
  | 'company'
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
> &
  Partial<Pick<EmployerRow, 'pib' | 'verifiedAt' | 'employees' | 'selectionSteps'>>;

/** Saves a locked company with its folded name, as its next version. */
export async function updateCompany(tx: Executor, id: number, values: CompanyColumns): Promise<void> {
  await tx
    .update(employers)
    .set({ ...values, companyFolded: fold(values.company), version: sql`${employers.version} + 1` })
    .where(eq(employers.id, id));
}

/** The account of a company: recipient and language of mail to it. */
export interface CompanyContact {
  accountId: string;
  email: string;
  language: Language;
}

/** Null for a company without an account (imported). */
export async function findContact(executor: Executor, employerId: number): Promise<CompanyContact | null> {
  const [row] = await executor
    .select({ accountId: accounts.id, email: accounts.email, language: accounts.mailLanguage })
    .from(employers)
    .innerJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(employers.id, employerId));
  return row ?? null;
}
