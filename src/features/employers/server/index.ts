import { and, eq, isNotNull } from 'drizzle-orm';
import type { Files, PublicFileReader } from '#features/files/server/index.ts';
import type { Executor } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/violations.ts';
import { type CompanyContact, findContact, insertEmployers } from './employer-store.ts';
import { employers } from './employer-table.ts';
import { companyKey, findOrInsertCompanies } from './imported-companies.ts';

export type { FoundCompanies, KnownCompany } from './imported-companies.ts';

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

/** Companies, as other features need them. */
export interface Employers {
  /**
   * Writes the company of a new account, in the caller's transaction. Nobody has verified its data yet. Of two that
   * register with one PIB at once the second violates {@link isPibTakenViolation}.
   */
  insertForAccount(tx: Executor, accountId: string, company: RegisteredCompany, now: Date): Promise<number>;
  /** The company of an account; null where it has none. */
  ofAccount(executor: Executor, accountId: string): Promise<{ id: number; company: string } | null>;
  /** A company with an account has this PIB. */
  isPibTaken(executor: Executor, pib: string): Promise<boolean>;
  /** Whether a database error says that a company with an account has the PIB. */
  isPibTakenViolation(error: unknown): boolean;
  /** Whom mail to a company goes to; null for one without an account. */
  contactOf(executor: Executor, employerId: number): Promise<CompanyContact | null>;
}

/** The companies that an import names; it runs without the rest of the application. */
export interface ImportedCompanies {
  /** Those that are missing are written. One import at a time. */
  findOrInsert: typeof findOrInsertCompanies;
  /** What tells them apart. */
  keyOf: typeof companyKey;
}

export const importedCompanies: ImportedCompanies = {
  findOrInsert: findOrInsertCompanies,
  keyOf: companyKey,
};

/** A logo is seen by everybody as soon as a company uses it. */
const audienceOfLogo: PublicFileReader = async (executor, _actor, fileId) => {
  const users = await executor
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.logoFileId, fileId))
    .limit(1);
  return users.length > 0 ? 'everybody' : 'nobody';
};

export const createEmployers = (deps: { files: Pick<Files, 'addPublicReader'> }): Employers => {
  deps.files.addPublicReader(['logo'], audienceOfLogo);
  return {
    async insertForAccount(tx, accountId, company, now) {
      const [id] = await insertEmployers(tx, [{ ...company, accountId, createdAt: now }]);
      return id as number;
    },

    async ofAccount(executor, accountId) {
      const [row] = await executor
        .select({ id: employers.id, company: employers.company })
        .from(employers)
        .where(eq(employers.accountId, accountId));
      return row ?? null;
    },

    async isPibTaken(executor, pib) {
      const found = await executor
        .select({ id: employers.id })
        .from(employers)
        .where(and(eq(employers.pib, pib), isNotNull(employers.accountId)))
        .limit(1);
      return found.length > 0;
    },

    isPibTakenViolation: (error) => isUniqueViolation(error, 'employers_pib_unique'),
    contactOf: findContact,
  };
};
