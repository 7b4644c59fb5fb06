import type { BlockEffects } from '#features/accounts/server/index.ts';
import type { Executor } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { accountCompanies } from '../../server/account-companies.ts';
import type { EmployerPostings } from '../../server/employer-postings.ts';
import { companyBlockedMail, companyUnblockedMail } from './company-mail.tsx';

/** What becomes of a company when its account is blocked or unblocked: its postings move, and its owner gets a mail. */
export function createCompanyAccess({
  mailer,
  postings,
}: {
  mailer: Pick<Mailer, 'queue'>;
  postings: Pick<EmployerPostings, 'ofCompany' | 'noticeChanges'>;
}): BlockEffects {
  const acted =
    (
      template: typeof companyBlockedMail,
      move: (tx: Executor, employerId: number, by: string) => Promise<number>,
    ): BlockEffects['blocked'] =>
    async (tx, { id: accountId, email, mailLanguage: language }, by) => {
      const company = (await accountCompanies.ofAccounts(tx, [accountId])).get(accountId);
      if (!company) return undefined;
      const moved = await move(tx, company.id, by);
      const params = { company: company.company, postings: moved };
      await mailer.queue(tx, { template, params, to: email, accountId, language });
      return { postings: moved };
    };
  return {
    blocked: acted(companyBlockedMail, (...company) => postings.ofCompany().suspend(...company)),
    unblocked: acted(companyUnblockedMail, (...company) => postings.ofCompany().resume(...company)),
    committed: () => postings.noticeChanges(),
  };
}
