import type { AccountRow } from '#features/accounts/server/account-table.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { companyBlockedMail, companyUnblockedMail } from './company-mail.tsx';

export interface CompanyAccessDeps {
  employers: Pick<Employers, 'ofAccount'>;
  postings: Pick<Postings, 'ofCompany'>;
  mailer: Pick<Mailer, 'queue'>;
}

type Acted = (tx: Executor, account: AccountRow, by: string) => Promise<{ postings: number } | undefined>;

/**
 * What becomes of a company when its account is blocked or unblocked: its postings move, and its owner is told. Answers
 * how many moved; undefined for the account of no company.
 */
export function createCompanyAccess(deps: CompanyAccessDeps): { blocked: Acted; unblocked: Acted } {
  const acted =
    (
      template: typeof companyBlockedMail,
      move: (tx: Executor, employerId: number, by: string) => Promise<number>,
    ): Acted =>
    async (tx, { id: accountId, email, mailLanguage: language }, by) => {
      const found = await deps.employers.ofAccount(tx, accountId);
      if (!found) return undefined;
      const postings = await move(tx, found.id, by);
      const params = { company: found.company, postings };
      await deps.mailer.queue(tx, { template, params, to: email, accountId, language });
      return { postings };
    };
  const { ofCompany } = deps.postings;
  return {
    blocked: acted(companyBlockedMail, ofCompany.suspend),
    unblocked: acted(companyUnblockedMail, ofCompany.resume),
  };
}
