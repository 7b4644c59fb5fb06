import type { SQL } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { CompanyRole } from '#kit/company-role.ts';
import type { AccountRow } from './account-table.ts';

/** A company as it registers. */
export interface RegisteredCompany {
  company: string;
  pib: string;
  registrationNumber: string;
  registrationNumberConfirmed: boolean;
  phone: string;
  website: string | null;
  location: string;
  postal: string;
  address: string;
}

/** The company that an account is a member of. */
export interface AccountCompany {
  id: number;
  /** What the account may do there. */
  role: CompanyRole;
  company: string;
  logoFileId: string | null;
  pib: string | null;
  registrationNumber: string | null;
  phone: string | null;
  website: string | null;
  location: string;
  postal: string;
  address: string;
  verifiedAt: Date | null;
}

/** What accounts need of companies. Companies know accounts, not the other way round: the composition hands it in. */
export interface AccountCompanies {
  /**
   * Writes the company of a new account, in the caller's transaction, with unverified data. The second of two
   * parallel registrations with one PIB violates {@link isPibTakenViolation}.
   */
  insertForAccount(tx: Executor, accountId: string, company: RegisteredCompany, now: Date): Promise<number>;
  /** A company with an account has this PIB. */
  isPibTaken(executor: Executor, pib: string): Promise<boolean>;
  /** Whether a database error says that a company with an account has the PIB. */
  isPibTakenViolation(error: unknown): boolean;
  /** What an account is allowed in its company now, by primary key; null for one that is a member of none. */
  membershipOf(executor: Executor, accountId: string): Promise<{ employerId: number; role: CompanyRole } | null>;
  /** Whether an account is the last owner of a company who can act: the company could not go on without it. */
  isLastOwner(executor: Executor, accountId: string): Promise<boolean>;
  /** Companies by the ids of their members' accounts; an account without one is missing. */
  ofAccounts(executor: Executor, accountIds: readonly string[]): Promise<Map<string, AccountCompany>>;
  /** A query for the ids of members' accounts whose company has the word, a fold key, in its name or PIB. */
  accountsWithWord(word: string): SQL;
}

/** An account with the company that belongs to it. */
export interface AccountWithCompany {
  account: AccountRow;
  employerId: number | null;
  role: CompanyRole | null;
  company: string | null;
}

/** The account with its company; only employers' accounts have one, others cost no query. */
export async function withCompany(
  companies: Pick<AccountCompanies, 'ofAccounts'>,
  executor: Executor,
  account: AccountRow,
): Promise<AccountWithCompany> {
  const company =
    account.accountType === 'employer'
      ? (await companies.ofAccounts(executor, [account.id])).get(account.id)
      : undefined;
  return {
    account,
    employerId: company?.id ?? null,
    role: company?.role ?? null,
    company: company?.company ?? null,
  };
}
