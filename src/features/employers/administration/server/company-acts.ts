import type { AccountRow } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { DecisionInput } from '#features/decisions/fields.ts';
import type { Decisions } from '#features/decisions/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Audit, AuditActs } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { notifyDecided } from '../../server/company-decision.ts';
import { findPhoto } from '../../server/company-photos.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import { settleAnswering } from '../../team/server/answering-owner.ts';
import * as team from '../../team/server/team-store.ts';
import { companyBlockedMail, companyUnblockedMail, memberBlockedMail, memberUnblockedMail } from './company-mail.ts';
import * as store from './company-store.ts';

export interface CompanyActDeps extends Pick<Machinery, 'clock' | 'audit' | 'mailer'> {
  accounts: Pick<Accounts, 'administration'>;
  files: Pick<Files, 'discard'>;
  postings: Pick<EmployerPostings, 'ofCompany'>;
  decisions: Pick<Decisions, 'record' | 'notify'>;
}

/** Who acts on a company, and why. */
interface Act<Id = number> {
  by: string;
  id: Id;
  reason: string;
}

/** An act that is a decision about the company. */
type DecidedAct<Id = number> = Act<Id> & Pick<DecisionInput, 'ground'>;

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
export const lockTeam = async (
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

/**
 * Administrators' actions on companies, in the caller's transaction. Each is recorded in the audit log, what is decided
 * against a company as a decision too. Second ones are refused with `administration.already-done`.
 */
export function createCompanyActs({ clock, audit, mailer, accounts, files, postings, decisions }: CompanyActDeps) {
  /** Blocks or unblocks the whole team, and suspends or resumes the company's postings. @param ground null unblocks */
  const setBlocked = async (tx: Executor, { by, id, reason }: Act, ground: DecisionInput['ground'] | null) => {
    const now = clock.now();
    const blocked = ground !== null;
    const { company, held } = await lockTeam(accounts, tx, id);
    const changed = held.filter(({ blockedAt }) => (blockedAt === null) === blocked);
    if (changed.length === 0) throw new Problem('administration.already-done');
    const made = { act: 'companyBlocked', employerId: id, reason, by } as const;
    const statement = ground === null ? undefined : await decisions.record(tx, { ...made, ground });
    for (const account of changed) {
      await accounts.administration.setBlocked(tx, account.id, blocked ? now : null);
      if (blocked) await accounts.administration.endSessions(tx, account.id, now);
    }
    if (blocked) await team.deleteInvitations(tx, id);
    const owner = await settleAnswering(tx, company);
    const ofCompany = postings.ofCompany();
    const moved = await (blocked ? ofCompany.suspend(tx, id, by) : ofCompany.resume(tx, id, by));
    for (const { id: accountId, email: to, mailLanguage: language } of changed) {
      const params = { company: company.company, postings: moved, statement };
      const ofOwner = blocked ? companyBlockedMail : companyUnblockedMail;
      const ofMember = blocked ? memberBlockedMail : memberUnblockedMail;
      const addressed = { to, language, accountId, params };
      if (accountId === owner) await mailer.queue(tx, { ...addressed, template: ofOwner });
      else await mailer.queue(tx, { ...addressed, template: ofMember });
    }
    const details = { postings: moved, members: changed.length };
    await recordAct(audit, tx, by, blocked ? 'employers.block' : 'employers.unblock', id, { reason, details });
  };

  return {
    block: (tx: Executor, { ground, ...act }: DecidedAct) => setBlocked(tx, act, ground),
    unblock: (tx: Executor, act: Act) => setBlocked(tx, act, null),

    /** Postings of verified companies are published immediately (rules.md#verified-companies). */
    async verify(tx: Executor, { by, id, reason }: Act): Promise<void> {
      const company = await getLockedCompany(tx, id);
      if (company.verifiedAt !== null) throw new Problem('administration.already-done');
      if (!(company.pib && company.registrationNumber)) throw new Problem('administration.no-company-numbers');
      await store.setVerified(tx, id, clock.now());
      await recordAct(audit, tx, by, 'employers.verify', id, { reason });
    },

    async unverify(tx: Executor, { by, id, reason, ground }: DecidedAct): Promise<void> {
      const company = await getLockedCompany(tx, id);
      if (company.verifiedAt === null) throw new Problem('administration.already-done');
      await store.setVerified(tx, id, null);
      await notifyDecided(decisions, tx, company, { act: 'verificationWithdrawn', ground, reason, by });
      await recordAct(audit, tx, by, 'employers.unverify', id, { reason });
    },

    /** Removes a photo of a workplace, by its file; one that no company has is `employers.photo-not-found`. */
    async removePhoto(tx: Executor, { by, id: file, reason, ground }: DecidedAct<string>): Promise<void> {
      const found = await findPhoto(tx, file);
      const company = found && (await getLockedCompany(tx, found.employerId));
      // Until the company was locked, the photo may have been removed.
      const photo = company && (await findPhoto(tx, file));
      if (!photo) throw new Problem('employers.photo-not-found');
      await files.discard(tx, [file]);
      await store.advanceVersion(tx, company.id);
      await notifyDecided(decisions, tx, company, { act: 'photoRemoved', ground, reason, by }, photo.alt);
      const details = { photo: photo.alt };
      await recordAct(audit, tx, by, 'employers.remove-photo', company.id, { reason, details });
    },

    /** Removes all steps of selection. @param act `version` is that of the company whose steps were read */
    async removeSteps(
      tx: Executor,
      { by, id, reason, ground, version }: DecidedAct & { version: number },
    ): Promise<void> {
      const company = await getLockedCompany(tx, id);
      if (company.selectionSteps.length === 0) throw new Problem('administration.already-done');
      if (company.version !== version) throw new Problem('conflict');
      await store.clearSteps(tx, id);
      await notifyDecided(decisions, tx, company, { act: 'stepsRemoved', ground, reason, by });
      const details = { steps: company.selectionSteps.map(({ title }) => title).join(', ') };
      await recordAct(audit, tx, by, 'employers.remove-steps', id, { reason, details });
    },
  };
}

export type CompanyActs = ReturnType<typeof createCompanyActs>;
