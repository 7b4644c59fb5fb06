import { eq, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings, shownCompany } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { emailField } from '#kit/fields.ts';
import { type AboutPosting, letterColumns, letterPosting } from './letter-posting.tsx';

/** A posting's data for messages about it, and possible reply addresses in order of preference. */
export async function findMailPosting(executor: Executor, postingId: number) {
  const [row] = await executor
    .select({
      shown: letterColumns,
      id: postings.id,
      employerId: postings.employerId,
      positionTitle: postings.positionTitle,
      company: shownCompany,
      advertiserEmail: postings.advertiserEmail,
      notificationsEmail: postings.notificationsEmail,
      companyEmail: employers.companyEmail,
      ownerEmail: accounts.email,
      mailLanguage: accounts.mailLanguage,
      companyGone: sql<boolean>`${employers.deletedAt} is not null or ${employers.accountId} is null`,
    })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(eq(postings.id, postingId));
  return row ? { ...row, shown: letterPosting(row.shown) } : null;
}
export type MailPosting = NonNullable<Awaited<ReturnType<typeof findMailPosting>>>;

/** What a mail to an applicant says of it. */
export const aboutOf = ({ positionTitle, company, shown }: MailPosting): AboutPosting => ({
  positionTitle,
  company,
  posting: shown,
});

const isAddress = (text: string | null): text is string =>
  text !== null && text !== '' && emailField.safeParse(text).data === text.toLowerCase();

/** The first plain address; null if there is none. */
const firstAddress = (addresses: readonly (string | null)[]): string | null => addresses.find(isAddress) ?? null;

/** Reply address of a mail to applicants: the advertiser's, the company's, or that of the responsible owner. */
export const replyAddress = ({ advertiserEmail, companyEmail, ownerEmail }: MailPosting): string | null =>
  firstAddress([advertiserEmail, companyEmail, ownerEmail]);
