import { type AccountRow, addressed } from '#features/accounts/server/account-table.ts';
import type { BlockEffects } from '#features/accounts/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { Mailer } from '#host/mail/mailer.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import { isLastOwner, settleAnswering } from '../../team/server/answering-owner.ts';
import * as team from '../../team/server/team-store.ts';
import { companyBlockedMail, companyUnblockedMail, memberBlockedMail, memberUnblockedMail } from './company-mail.ts';

/**
 * Effects on a company when a member's account is blocked or unblocked (rules.md#team). If another owner can act, they
 * become the answering owner. Otherwise the company is blocked or unblocked, and its postings are suspended or resumed.
 */
export function createCompanyAccess({
  mailer,
  postings,
}: {
  mailer: Pick<Mailer, 'queue'>;
  postings: Pick<EmployerPostings, 'ofCompany' | 'noticeChanges'>;
}): BlockEffects {
  /** Locks and returns the account's company with its members; null for an account without a company. */
  const sceneOf = async (tx: Executor, { id }: AccountRow) => {
    const membership = await team.findMembership(tx, id);
    const company = membership && (await team.lockCompany(tx, membership.employerId));
    return company && { company, members: await team.listMembers(tx, company.id) };
  };

  return {
    async blocked(tx, account, by, statement) {
      const scene = await sceneOf(tx, account);
      if (!scene) return undefined;
      const { company, members } = scene;
      const before = members.map((one) => (one.id === account.id ? { ...one, blockedAt: null } : one));
      await settleAnswering(tx, company);
      const params = { company: company.company, statement };
      if (!isLastOwner(before, account.id)) {
        await mailer.queue(tx, { ...addressed(account), template: memberBlockedMail, params });
        return undefined;
      }
      const moved = await postings.ofCompany().suspend(tx, company.id, by);
      const template = companyBlockedMail;
      await mailer.queue(tx, { ...addressed(account), template, params: { ...params, postings: moved } });
      return { postings: moved };
    },

    async unblocked(tx, account, by) {
      const scene = await sceneOf(tx, account);
      if (!scene) return undefined;
      const { company, members } = scene;
      await settleAnswering(tx, company);
      const params = { company: company.company };
      if (!isLastOwner(members, account.id)) {
        await mailer.queue(tx, { ...addressed(account), template: memberUnblockedMail, params });
        return undefined;
      }
      const moved = await postings.ofCompany().resume(tx, company.id, by);
      const template = companyUnblockedMail;
      await mailer.queue(tx, { ...addressed(account), template, params: { ...params, postings: moved } });
      return { postings: moved };
    },

    committed: () => postings.noticeChanges(),
  };
}
