import type { AccountRow } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#platform/database/database.ts';
import { sanitizeRichText } from '#platform/html/sanitize.ts';
import { on, type Route } from '#platform/http/call-context.ts';
import type { Machinery } from '#platform/machinery.ts';
import type { Admin } from '#shared/actor.ts';
import { isRegistrationNumberValid } from '#shared/company-numbers.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import { searchedWords } from '#shared/serbian-text.ts';
import type { EmployerAuditAction } from '../../audit-actions.ts';
import type { EmployerOrders, EmployerPostings } from '../../server/employer-postings.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import { accountCompanies } from '../../team/server/account-companies.ts';
import { settleAnswering } from '../../team/server/answering-owner.ts';
import * as team from '../../team/server/team-store.ts';
import * as contract from '../contract.ts';
import type { CompanyInput, CompanyView } from '../fields.ts';
import {
  companyBlockedMail,
  companyUnblockedMail,
  memberBlockedMail,
  memberUnblockedMail,
} from './company-mail.ts';
import { changedFields, toCompanyRow, toCompanyView } from './company-rows.ts';
import * as store from './company-store.ts';

/** What an order is refused without: a company with an account keeps them. */
const requiredFields = ['pib', 'registrationNumber', 'phone', 'address', 'postal', 'location'] as const;

interface CompanyDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  accounts: Pick<Accounts, 'administration'>;
  files: Pick<Files, 'discard'>;
  postings: Pick<EmployerPostings, 'renameCompany' | 'noticeChanges' | 'countsOf' | 'ofCompany'>;
  orders: Pick<EmployerOrders, 'countUnpaid'>;
}

/** An act on a company, with the reason for it. */
interface Act {
  actor: Admin;
  id: number;
  body: { reason: string };
}

/**
 * What administrators see of companies and can do with them. Every act is recorded in the audit log with its reason.
 */
export function createCompanyRoutes(deps: CompanyDeps): Route[] {
  const { database, clock, audit, mailer, accounts, files, postings, orders } = deps;

  const lock = async (tx: Executor, id: number): Promise<EmployerRow> => {
    const company = await store.lockCompany(tx, id);
    if (!company) throw new Problem('employers.not-found');
    return company;
  };

  /**
   * The company and the accounts of all its members, locked: accounts before the company, as everywhere, so that two who
   * hold both never wait for each other. Throws 409 when somebody joined in the same moment.
   */
  const lockTeam = async (
    tx: Executor,
    id: number,
  ): Promise<{ company: EmployerRow; held: AccountRow[] }> => {
    const ids = (await team.listMembers(tx, id)).map((member) => member.id).sort();
    const held: AccountRow[] = [];
    for (const accountId of ids) {
      const account = await accounts.administration.lock(tx, accountId);
      if (account) held.push(account);
    }
    const company = await lock(tx, id);
    const now = await team.listMembers(tx, id);
    if (now.some((member) => !ids.includes(member.id))) throw new Problem('conflict');
    return { company, held: held.filter((account) => now.some((member) => member.id === account.id)) };
  };

  /** Blocks the whole team from now on, or with null no more; the postings move with it. */
  const setBlocked = async (
    blocked: boolean,
    { actor: { accountId: admin }, id, body: { reason } }: Act,
  ): Promise<void> => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const { company, held } = await lockTeam(tx, id);
      const changed = held.filter(({ blockedAt }) => (blockedAt === null) === blocked);
      if (changed.length === 0) throw new Problem('administration.already-done');
      for (const account of changed) {
        await accounts.administration.setBlocked(tx, account.id, blocked ? now : null);
        if (blocked) await accounts.administration.endSessions(tx, account.id, now);
      }
      if (blocked) await team.deleteInvitations(tx, id);
      const owner = await settleAnswering(tx, company);
      const ofCompany = postings.ofCompany();
      const moved = await (blocked ? ofCompany.suspend(tx, id, admin) : ofCompany.resume(tx, id, admin));
      for (const { id: accountId, email: to, mailLanguage: language } of changed) {
        const facts = { to, language, accountId };
        const params = { company: company.company, postings: moved };
        if (accountId === owner)
          await mailer.queue(tx, {
            ...{ ...facts, params },
            template: blocked ? companyBlockedMail : companyUnblockedMail,
          });
        else
          await mailer.queue(tx, {
            ...{ ...facts, params },
            template: blocked ? memberBlockedMail : memberUnblockedMail,
          });
      }
      const details = { postings: moved, members: changed.length };
      await note(tx, admin, blocked ? 'employers.block' : 'employers.unblock', id, { reason, details });
    });
    postings.noticeChanges();
  };

  const note = (
    tx: Executor,
    actor: string,
    action: EmployerAuditAction,
    id: number,
    more: { reason: string; details?: Record<string, string | number> },
  ): Promise<void> =>
    audit.record(tx, { actor, action, objectKind: 'employer', objectId: String(id), ...more });

  const read = async (id: number): Promise<CompanyView> => {
    const { executor } = database;
    const row = await store.findCompany(executor, id);
    if (!row) throw new Problem('employers.not-found');
    const [numbers, counts, unpaidOrders, members] = await Promise.all([
      postings.countsOf(executor, [id], clock.now()),
      postings.ofCompany().count(executor, id),
      orders.countUnpaid(executor, id),
      team.listMembers(executor, id),
    ]);
    return toCompanyView(row, numbers.get(id), { counts: { ...counts, unpaidOrders }, members });
  };

  /** What a verified company posts is published at once (rules.md#verified-companies). */
  const setVerified = async (
    verified: boolean,
    { actor: { accountId }, id, body: { reason } }: Act,
  ): Promise<void> => {
    await database.transaction(async (tx) => {
      const company = await lock(tx, id);
      if ((company.verifiedAt !== null) === verified) throw new Problem('administration.already-done');
      if (verified && !(company.pib && company.registrationNumber))
        throw new Problem('administration.no-company-numbers');
      await store.setVerified(tx, id, verified ? clock.now() : null);
      await note(tx, accountId, verified ? 'employers.verify' : 'employers.unverify', id, { reason });
    });
  };

  /** What the input makes of the row. */
  const columnsOf = (stored: EmployerRow, input: CompanyInput): store.CompanyColumns => ({
    company: input.company,
    pib: input.pib || null,
    registrationNumber: input.registrationNumber || null,
    registrationNumberConfirmed:
      input.registrationNumber !== '' && !isRegistrationNumberValid(input.registrationNumber),
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

  const write = async (
    tx: Executor,
    admin: string,
    stored: EmployerRow,
    { reason, ...input }: CompanyInput,
  ): Promise<void> => {
    const missing = stored.accountId === null ? [] : requiredFields.filter((field) => input[field] === '');
    if (missing.length > 0) throw validationProblem(missing.map((path) => ({ path, code: 'required' })));
    const values = columnsOf(stored, { reason, ...input });
    await store.updateCompany(tx, stored.id, values);
    if (stored.logoFileId !== null && values.logoFileId === null)
      await files.discard(tx, [stored.logoFileId]);
    if (values.company !== stored.company) await postings.renameCompany(tx, stored.id, values.company);
    const fields = changedFields(stored, values).join(' ');
    await note(tx, admin, 'employers.edit', stored.id, { reason, details: { fields } });
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

    // What an administrator writes has been checked: a verification stays (ADR 14).
    on(contract.saveCompany, async ({ actor: { accountId }, id, body: input }) => {
      try {
        await database.transaction(async (tx) => {
          const company = await lock(tx, id);
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

    on(contract.verifyCompany, (call) => setVerified(true, call)),
    on(contract.unverifyCompany, (call) => setVerified(false, call)),
    on(contract.blockCompany, (call) => setBlocked(true, call)),
    on(contract.unblockCompany, (call) => setBlocked(false, call)),

    // Its orders stay (ADR 19).
    on(contract.deleteCompany, async ({ actor: { accountId: admin }, id, body: { reason } }) => {
      await database.transaction(async (tx) => {
        const { company, held } = await lockTeam(tx, id);
        const counts = await postings.ofCompany().count(tx, id);
        const removed = await postings.ofCompany().removeAll(tx, id, admin, reason);
        await store.closeCompany(tx, id, clock.now());
        if (company.logoFileId !== null) await files.discard(tx, [company.logoFileId]);
        for (const account of held) {
          await store.keepProformas(tx, account.id);
          await accounts.administration.erase(tx, account);
        }
        await team.deleteInvitations(tx, id);
        const details = { postings: removed, applications: counts.applications, members: held.length };
        await note(tx, admin, 'employers.delete', id, { reason, details });
      });
      postings.noticeChanges();
    }),
  ];
}
