import type { AccountRow } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Audit, AuditActs } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Admin } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import { settleAnswering } from '../../team/server/answering-owner.ts';
import * as team from '../../team/server/team-store.ts';
import * as contract from '../contract.ts';
import { companyBlockedMail, companyUnblockedMail, memberBlockedMail, memberUnblockedMail } from './company-mail.ts';
import * as store from './company-store.ts';

interface CompanyActDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  accounts: Pick<Accounts, 'administration'>;
  files: Pick<Files, 'discard'>;
  postings: Pick<EmployerPostings, 'noticeChanges' | 'ofCompany'>;
}

/** An action on a company, with its reason. */
interface Act {
  actor: Admin;
  id: number;
  body: { reason: string };
}

/** @throws `employers.not-found` */
export const getLockedCompany = async (tx: Executor, id: number): Promise<EmployerRow> => {
  const company = await store.lockCompany(tx, id);
  if (!company) throw new Problem('employers.not-found');
  return company;
};

/**
 * Locks the accounts of all members, then the company: everywhere in this order, to avoid deadlocks. Throws 409 if
 * somebody joined concurrently.
 */
const lockTeam = async (
  accounts: CompanyActDeps['accounts'],
  tx: Executor,
  id: number,
): Promise<{ company: EmployerRow; held: AccountRow[] }> => {
  const ids = (await team.listMembers(tx, id)).map((member) => member.id).sort();
  const held: AccountRow[] = [];
  for (const accountId of ids) {
    const account = await accounts.administration.lock(tx, accountId);
    if (account) held.push(account);
  }
  const company = await getLockedCompany(tx, id);
  const now = await team.listMembers(tx, id);
  if (now.some((member) => !ids.includes(member.id))) throw new Problem('conflict');
  return { company, held: held.filter((account) => now.some((member) => member.id === account.id)) };
};

export const recordAct = (
  audit: Audit,
  tx: Executor,
  actor: string,
  action: keyof AuditActs,
  id: number,
  more: { reason: string; details?: Record<string, string | number> },
): Promise<void> => audit.record(tx, { actor, action, objectKind: 'employer', objectId: String(id), ...more });

/** Administrators' actions on companies. Every action is recorded in the audit log with its reason. */
export function createCompanyActRoutes(deps: CompanyActDeps): Route[] {
  const { database, clock, audit, mailer, accounts, files, postings } = deps;

  /** Blocks or unblocks the whole team, and suspends or resumes the company's postings. */
  const setBlocked = async (
    blocked: boolean,
    { actor: { accountId: admin }, id, body: { reason } }: Act,
  ): Promise<void> => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const { company, held } = await lockTeam(accounts, tx, id);
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
            ...facts,
            params,
            template: blocked ? companyBlockedMail : companyUnblockedMail,
          });
        else
          await mailer.queue(tx, {
            ...facts,
            params,
            template: blocked ? memberBlockedMail : memberUnblockedMail,
          });
      }
      const details = { postings: moved, members: changed.length };
      await recordAct(audit, tx, admin, blocked ? 'employers.block' : 'employers.unblock', id, {
        reason,
        details,
      });
    });
    postings.noticeChanges();
  };

  /** Postings of verified companies are published immediately (rules.md#verified-companies). */
  const setVerified = async (verified: boolean, { actor: { accountId }, id, body: { reason } }: Act): Promise<void> => {
    await database.transaction(async (tx) => {
      const company = await getLockedCompany(tx, id);
      if ((company.verifiedAt !== null) === verified) throw new Problem('administration.already-done');
      if (verified && !(company.pib && company.registrationNumber))
        throw new Problem('administration.no-company-numbers');
      await store.setVerified(tx, id, verified ? clock.now() : null);
      await recordAct(audit, tx, accountId, verified ? 'employers.verify' : 'employers.unverify', id, {
        reason,
      });
    });
  };

  return [
    on(contract.verifyCompany, (call) => setVerified(true, call)),
    on(contract.unverifyCompany, (call) => setVerified(false, call)),
    on(contract.blockCompany, (call) => setBlocked(true, call)),
    on(contract.unblockCompany, (call) => setBlocked(false, call)),

    // The company's orders are retained (ADR 19).
    on(contract.deleteCompany, async ({ actor: { accountId: admin }, id, body: { reason } }) => {
      await database.transaction(async (tx) => {
        const { company, held } = await lockTeam(accounts, tx, id);
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
        await recordAct(audit, tx, admin, 'employers.delete', id, { reason, details });
      });
      postings.noticeChanges();
    }),
  ];
}
