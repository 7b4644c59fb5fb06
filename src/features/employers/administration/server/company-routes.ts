import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { sanitizeRichText } from '#host/html/sanitize.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { isRegistrationNumberValid } from '#kit/company-numbers.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { searchedWords } from '#kit/serbian-text.ts';
import { photosOf } from '../../server/company-photos.ts';
import type { EmployerOrders, EmployerPostings } from '../../server/employer-postings.ts';
import { type CompanyColumns, updateCompany } from '../../server/employer-store.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import { accountCompanies } from '../../team/server/account-companies.ts';
import * as team from '../../team/server/team-store.ts';
import * as contract from '../contract.ts';
import type { CompanyInput, CompanyView } from '../fields.ts';
import { getLockedCompany, recordAct } from './company-acts.ts';
import { changedFields, toCompanyRow, toCompanyView } from './company-rows.ts';
import * as store from './company-store.ts';

/** Fields required for orders: they cannot be cleared for a company with an account. */
const requiredFields = ['pib', 'registrationNumber', 'phone', 'address', 'postal', 'location'] as const;

interface CompanyDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  files: Pick<Files, 'discard'>;
  postings: Pick<EmployerPostings, 'renameCompany' | 'noticeChanges' | 'countsOf' | 'ofCompany'>;
  orders: Pick<EmployerOrders, 'countUnpaid'>;
}

/** Maps the input to columns. */
const columnsOf = (stored: EmployerRow, input: CompanyInput): CompanyColumns => ({
  company: input.company,
  pib: input.pib || null,
  registrationNumber: input.registrationNumber || null,
  registrationNumberConfirmed: input.registrationNumber !== '' && !isRegistrationNumberValid(input.registrationNumber),
  phone: input.phone || null,
  website: input.website || null,
  location: input.location,
  postal: input.postal,
  address: input.address,
  companyEmail: input.companyEmail || null,
  shortDescription: input.shortDescription,
  about: sanitizeRichText(input.about),
  logoFileId: input.keepLogo ? stored.logoFileId : null,
});

/** Administrators view and edit companies. Every change is recorded in the audit log with its reason. */
export function createCompanyRoutes(deps: CompanyDeps): Route[] {
  const { database, clock, audit, files, postings, orders } = deps;

  const read = async (id: number): Promise<CompanyView> => {
    const { executor } = database;
    const row = await store.findCompany(executor, id);
    if (!row) throw new Problem('employers.not-found');
    const [numbers, counts, unpaidOrders, members, photos] = await Promise.all([
      postings.countsOf(executor, [id], clock.now()),
      postings.ofCompany().count(executor, id),
      orders.countUnpaid(executor, id),
      team.listMembers(executor, id),
      photosOf(executor, [id]).then((of) => of.get(id) ?? []),
    ]);
    return toCompanyView(row, numbers.get(id), { counts: { ...counts, unpaidOrders }, members, photos });
  };

  const write = async (
    tx: Executor,
    admin: string,
    stored: EmployerRow,
    { reason, ...input }: CompanyInput,
  ): Promise<void> => {
    const missing = stored.accountId === null ? [] : requiredFields.filter((field) => input[field] === '');
    if (missing.length > 0) throw validationProblem(missing.map((path) => ({ path, code: 'required' })));
    const values = columnsOf(stored, { reason, ...input });
    await updateCompany(tx, stored.id, values);
    if (stored.logoFileId !== null && values.logoFileId === null) await files.discard(tx, [stored.logoFileId]);
    if (values.company !== stored.company) await postings.renameCompany(tx, stored.id, values.company);
    const fields = changedFields(stored, values).join(' ');
    await recordAct(audit, tx, admin, 'employers.edit', stored.id, { reason, details: { fields } });
  };

  return [
    on(contract.listCompanies, async ({ query: { q, state, page, pageSize } }) => {
      const words = searchedWords(q);
      const { executor } = database;
      const [{ rows, total }, counts] = await Promise.all([
        store.listCompanies(executor, { words, state: state ?? null }, { page, pageSize }),
        store.countCompanies(executor),
      ]);
      const numbers = await postings.countsOf(
        executor,
        rows.map(({ employer }) => employer.id),
        clock.now(),
      );
      return {
        data: rows.map((row) => toCompanyRow(row, numbers.get(row.employer.id))),
        meta: { page, pageSize, total, counts },
      };
    }),

    on(contract.getCompany, ({ id }) => read(id)),

    // Data entered by an administrator counts as checked: the verification is retained (ADR 14).
    on(contract.saveCompany, async ({ actor: { accountId }, id, body: input }) => {
      try {
        await database.transaction(async (tx) => {
          const company = await getLockedCompany(tx, id);
          if (company.version !== input.version) throw new Problem('employers.profile-changed');
          await write(tx, accountId, company, input);
        });
      } catch (error) {
        if (error instanceof Problem && error.code === 'employers.profile-changed')
          throw new Problem(error.code, { current: await read(id) });
        if (!accountCompanies.isPibTakenViolation(error)) throw error;
        throw validationProblem([{ path: 'pib', code: 'pib-taken' }]);
      }
      postings.noticeChanges();
      return read(id);
    }),
  ];
}
