import type { SQL } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { CompanyRole } from '#kit/company-role.ts';
import type { AccountRow } from './account-table.ts';

/** Data of a company at registration. */
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
  /** The account's role in the company. */
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

/** Company operations for accounts. Companies depend on accounts, so the composition root injects this. */
export interface AccountCompanies {
  /**
   * Inserts the company of a new account, in the caller's transaction, with unverified data. The second of two parallel
   * registrations of a PIB throws an {@link isPibTakenViolation} error.
   */
  insertForAccount(tx: Executor, accountId: string, company: RegisteredCompany, now: Date): Promise<number>;
  /** Whether a company with an account has this PIB. */
  isPibTaken(executor: Executor, pib: string): Promise<boolean>;
  /** Whether a database error means that a company with an account already has the PIB. */
  isPibTakenViolation(error: unknown): boolean;
  /** The account's current company and role, looked up by primary key; null if it is not a member of any company. */
  membershipOf(executor: Executor, accountId: string): Promise<{ employerId: number; role: CompanyRole } | null>;
  /** Whether an account is the company's last active owner: the company could not continue without it. */
  isLastOwner(executor: Executor, accountId: string): Promise<boolean>;
  /** Companies by their members' account ids; accounts without a company are omitted. */
  ofAccounts(executor: Executor, accountIds: readonly string[]): Promise<Map<string, AccountCompany>>;
  /** Subquery for the ids of members' accounts whose company has the word, a fold key, in its name or PIB. */
  accountsWithWord(word: string): SQL;
}

/** An account with its company. */
export interface AccountWithCompany {
  account: AccountRow;
  employerId: number | null;
  role: CompanyRole | null;
  company: string | null;
}

/** Loads an account's company; other account types than employers have none and cost no query. */
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
