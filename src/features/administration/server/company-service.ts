import { publicFileAddress } from '#features/files/public-address.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import { fold } from '#shared/serbian-text.ts';
import type { CompaniesMeta, CompaniesQuery, CompanyRow } from '../company-fields.ts';
import * as store from './company-store.ts';

const maxWords = 8;

/** What administrators see of companies, and whether they trust their data. Every act goes to the audit log with its reason. */
export interface CompanyService {
  list(actor: Actor, query: CompaniesQuery): Promise<{ data: CompanyRow[]; meta: CompaniesMeta }>;
  /**
   * From now on its postings are published at once (SPEC §6).
   * @throws employers.not-found, administration.already-done, administration.no-company-numbers without PIB or number
   */
  verify(actor: Actor, id: number, reason: string): Promise<void>;
  /** @throws employers.not-found, administration.already-done */
  unverify(actor: Actor, id: number, reason: string): Promise<void>;
}

const toRow = ({ employer, livePostings, postingsInReview }: store.CompanyStoreRow): CompanyRow => ({
  id: employer.id,
  company: employer.company,
  logo: employer.logoFileId && publicFileAddress(employer.logoFileId),
  pib: employer.pib,
  registrationNumber: employer.registrationNumber,
  registrationNumberConfirmed: employer.registrationNumberConfirmed,
  seat: [employer.address, `${employer.postal} ${employer.location}`.trim()].filter(Boolean).join(', '),
  website: employer.website,
  accountId: employer.accountId,
  createdAt: employer.createdAt.toISOString(),
  verifiedAt: employer.verifiedAt?.toISOString() ?? null,
  livePostings,
  postingsInReview,
});

export function createCompanyService(deps: {
  database: Database;
  clock: Clock;
  audit: Audit;
}): CompanyService {
  const { database, clock, audit } = deps;

  const change = async (actor: Actor, id: number, verified: boolean, reason: string): Promise<void> => {
    const { accountId } = requireType(actor, 'admin');
    await database.transaction(async (tx) => {
      const company = await store.lockCompany(tx, id);
      if (!company) throw new Problem('employers.not-found');
      if ((company.verifiedAt !== null) === verified) throw new Problem('administration.already-done');
      if (verified && !(company.pib && company.registrationNumber))
        throw new Problem('administration.no-company-numbers');
      await store.setVerified(tx, id, verified ? clock.now() : null);
      await audit.record(tx, {
        actor: accountId,
        action: verified ? 'employers.verify' : 'employers.unverify',
        objectKind: 'employer',
        objectId: String(id),
        reason,
      });
    });
  };

  return {
    async list(actor, { q, state, page, pageSize }) {
      requireType(actor, 'admin');
      const words = [...new Set(fold(q).split(/\s+/).filter(Boolean))].slice(0, maxWords);
      const { executor } = database;
      const [{ rows, total }, counts] = await Promise.all([
        store.listCompanies(executor, { words, state: state ?? null }, { page, pageSize }, clock.now()),
        store.countCompanies(executor),
      ]);
      return { data: rows.map(toRow), meta: { page, pageSize, total, counts } };
    },
    verify: (actor, id, reason) => change(actor, id, true, reason),
    unverify: (actor, id, reason) => change(actor, id, false, reason),
  };
}
