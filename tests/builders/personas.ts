import type { AccountRow } from '#features/accounts/server/account-table.ts';
import { companyMembers, type EmployerRow } from '#features/employers/server/employer-table.ts';
import type { AccountType } from '#kit/actor.ts';
import type { CompanyRole } from '#kit/company-role.ts';
import type { TestApplication } from '../support/test-application.ts';
import { type BuiltAccount, buildAccount } from './account-builder.ts';
import { type BuiltEmployer, buildEmployer } from './employer-builder.ts';

/** How somebody calls the API. */
export interface SignedIn {
  /** Access token of the sign-in just now. */
  token: string;
  /** Signs in once more, for calls after the clock of the test has gone further than an access token lives. */
  anew: () => Promise<{ as: string }>;
}

const signIn = async (app: TestApplication, { email, accountType }: BuiltAccount): Promise<SignedIn> => {
  const anew = async () => ({ as: await app.signIn(email, accountType) });
  return { token: (await anew()).as, anew };
};

/** A new account of this kind that nothing else is known of: its access token. */
export async function signedIn(app: TestApplication, accountType: AccountType = 'jobseeker'): Promise<string> {
  return (await signIn(app, await buildAccount(app, { accountType }))).token;
}

/** A candidate with a confirmed address. */
export async function signedInCandidate(
  app: TestApplication,
  change: Partial<AccountRow> = {},
): Promise<BuiltAccount & SignedIn> {
  const account = await buildAccount(app, { ...change, accountType: 'jobseeker' });
  return { ...account, ...(await signIn(app, account)) };
}

/** An administrator of the site. */
export async function signedInAdmin(
  app: TestApplication,
  change: Partial<AccountRow> = {},
): Promise<BuiltAccount & SignedIn> {
  const account = await buildAccount(app, { ...change, accountType: 'admin' });
  return { ...account, ...(await signIn(app, account)) };
}

/** One more member of a company. */
export async function signedInMember(
  app: TestApplication,
  { row }: Pick<BuiltEmployer, 'row'>,
  role: CompanyRole,
  change: Partial<AccountRow> = {},
): Promise<BuiltAccount & SignedIn> {
  const account = await buildAccount(app, { ...change, accountType: 'employer' });
  await app.database.executor
    .insert(companyMembers)
    .values({ accountId: account.row.id, employerId: row.id, role, joinedAt: app.clock.now() });
  return { ...account, ...(await signIn(app, account)) };
}

/** A verified company with an account of its own. */
export async function signedInEmployer(
  app: TestApplication,
  change: Partial<Omit<EmployerRow, 'id'>> = {},
): Promise<BuiltEmployer & SignedIn> {
  const employer = await buildEmployer(app, change);
  return { ...employer, ...(await signIn(app, employer.account)) };
}
