import { sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { fold } from '#kit/serbian-text.ts';
import { insertEmployers } from './employer-store.ts';

/** A company as an import names it. */
export interface NamedCompany {
  company: string;
  /** Nine digits, or null. */
  pib: string | null;
}

export interface KnownCompany {
  id: number;
  /** As it is written here; an import changes no company. */
  company: string;
}

/** Identifies companies of an import: the PIB, else the folded name among companies without one. */
export const companyKey = ({ company, pib }: NamedCompany): string =>
  pib === null ? `name ${fold(company)}` : `pib ${pib}`;

interface CompanyRow {
  id: number;
  company: string;
  pib: string | null;
  company_folded: string;
  [column: string]: unknown;
}

/** Companies by their keys, and how many of them are new. */
export interface FoundCompanies {
  known: Map<string, KnownCompany>;
  added: number;
}

/**
 * The companies by their keys; those that are missing are written, without an account and without anything verified. Of
 * several with one PIB the one with an account counts. In the caller's transaction, one import at a time.
 */
export async function findOrInsertCompanies(
  tx: Executor,
  companies: NamedCompany[],
  now: Date,
): Promise<FoundCompanies> {
  // Of several spellings of one company the first is written.
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
