import { sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { fold } from '#kit/serbian-text.ts';
import { insertEmployers } from './employer-store.ts';

/** A company as named in an import. */
export interface NamedCompany {
  company: string;
  /** Nine digits; null when unknown. */
  pib: string | null;
}

export interface KnownCompany {
  id: number;
  /** Stored name; imports do not change existing companies. */
  company: string;
}

/** Key that identifies a company in an import: the PIB, or the folded name among companies without a PIB. */
export const companyKey = ({ company, pib }: NamedCompany): string =>
  pib === null ? `name ${fold(company)}` : `pib ${pib}`;

interface CompanyRow {
  id: number;
  company: string;
  pib: string | null;
  company_folded: string;
  [column: string]: unknown;
}

/** Companies by key, and the number of new ones. */
export interface FoundCompanies {
  known: Map<string, KnownCompany>;
  added: number;
}

/**
 * Finds companies by key, and inserts missing ones, unverified and without an account. Among companies with the same
 * PIB, the one with an account takes precedence. Runs in the caller's transaction, one import at a time.
 */
export async function findOrInsertCompanies(
  tx: Executor,
  companies: NamedCompany[],
  now: Date,
): Promise<FoundCompanies> {
  // The first of several spellings of a company is used.
  const companiesByKey = new Map<string, NamedCompany>();
  for (const company of companies) {
    const key = companyKey(company);
    if (!companiesByKey.has(key)) companiesByKey.set(key, company);
  }
  const pibs = companies.flatMap(({ pib }) => pib ?? []);
  const namesWithoutPib = companies.flatMap(({ company, pib }) => (pib === null ? [fold(company)] : []));
  const { rows } = await tx.execute<CompanyRow>(sql`select id, company, pib, company_folded from employers
    where deleted_at is null
      and (pib = any(${sql.param(pibs)}::text[]) or (pib is null and company_folded = any(${sql.param(namesWithoutPib)}::text[])))
    order by account_id is not null, id desc`);
  const idsByKey = new Map(
    rows.map(({ id, company, pib, company_folded }) => [
      pib === null ? `name ${company_folded}` : `pib ${pib}`,
      { id, company },
    ]),
  );
  const missing = [...companiesByKey].filter(([key]) => !idsByKey.has(key));
  if (missing.length === 0) return { known: idsByKey, added: 0 };
  const ids = await insertEmployers(
    tx,
    missing.map(([, { company, pib }]) => ({ company, pib, createdAt: now })),
  );
  missing.forEach(([key, { company }], index) => {
    idsByKey.set(key, { id: ids[index] as number, company });
  });
  return { known: idsByKey, added: missing.length };
}
