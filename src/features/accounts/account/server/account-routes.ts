import type { Database } from '#host/database/database.ts';
import { type CallContext, on, type Route } from '#host/http/call-context.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import * as contract from '../../contract.ts';
import type { SessionUser } from '../../fields.ts';
import type { IdentityView } from '../../identity-fields.ts';
import { passwordMatches } from '../../passwords/server/passwords.ts';
import type { AccountWithCompany } from '../../server/account-companies.ts';
import { type AccountCompanies, withCompany } from '../../server/account-companies.ts';
import * as store from '../../server/account-store.ts';
import type { KnownBrowsers } from '../../sessions/server/known-browsers.ts';
import type { LoginTries } from '../../sessions/server/login-tries.ts';
import type { Sessions, StartedSession } from '../../sessions/server/sessions.ts';

/** Maps an account to its API representation; the only such mapping. */
const toSessionUser = ({ account, employerId, role, company }: AccountWithCompany): SessionUser => ({
  id: account.id,
  accountType: account.accountType,
  email: account.email,
  name: account.name,
  lastName: account.lastName,
  employerId,
  role,
  company,
});

/** Accepts the refresh cookie only on requests from this site's own pages (rules.md#sessions). */
const refuseForeignOrigin = ({ foreignOrigin }: Pick<CallContext, 'foreignOrigin'>): void => {
  if (foreignOrigin) throw new Problem('accounts.foreign-origin');
};

const answerWith = (
  { refreshCookie }: Pick<CallContext, 'refreshCookie'>,
  session: StartedSession,
): { accessToken: string } => {
  refreshCookie.write(session.refreshToken, session.expiresAt);
  return { accessToken: session.accessToken };
};

/** Password sign-in, token refresh, logout, and the signed-in user. */
export const createAccountRoutes = ({
  database: { executor },
  sessions,
  companies,
  identitiesOf,
  browsers,
  loginTries,
  loginsPerAddress,
}: {
  database: Database;
  sessions: Sessions;
  companies: AccountCompanies;
  identitiesOf: (accountId: string) => Promise<IdentityView[]>;
  browsers: KnownBrowsers;
  loginTries: LoginTries;
  loginsPerAddress: RateLimit;
}): Route[] => [
  on(contract.login, async (call) => {
    refuseForeignOrigin(call);
    const { network, userAgent, signedInCookie, body } = call;
    const cookie = signedInCookie.read();
    await loginsPerAddress.consume(network);
    const browser = browsers.of(cookie, body.email);
    const succeeded = await loginTries.begin(`${body.accountType} ${body.email}`, { network, browser });
    const account = await store.findAccountByEmail(executor, body.email, body.accountType);
    const matches = await passwordMatches(account?.passwordHash ?? null, body.password);
    if (!account || !matches) throw new Problem('accounts.wrong-credentials');
    await succeeded();
    if (account.blockedAt) throw new Problem('accounts.blocked');
    if (!account.emailVerifiedAt) throw new Problem('accounts.email-not-verified');
    const who = await withCompany(companies, executor, account);
    const token = answerWith(call, await sessions.start(who, userAgent));
    const { value, expires } = browsers.after(cookie, account.email);
    signedInCookie.write(value, expires);
    return { user: toSessionUser(who), token };
  }),

  on(contract.refresh, async (call) => {
    refuseForeignOrigin(call);
    const token = call.refreshCookie.read();
    if (!token) throw new Problem('accounts.session-ended');
    try {
      return { token: answerWith(call, await sessions.refresh(token)) };
    } catch (error) {
      // Other failures may be temporary, and the session may still be valid.
      if (isProblem(error) && error.code === 'accounts.session-ended') call.refreshCookie.clear();
      throw error;
    }
  }),

  on(contract.logout, async (call) => {
    refuseForeignOrigin(call);
    const token = call.refreshCookie.read();
    if (token) await sessions.end(token);
    call.refreshCookie.clear();
  }),

  on(contract.me, async ({ actor: { accountId, accountType } }) => {
    const account = await store.findAccount(executor, accountId);
    if (!account || account.blockedAt) throw new Problem('unauthorized');
    return {
      user: toSessionUser(await withCompany(companies, executor, account)),
      emailVerified: account.emailVerifiedAt !== null,
      hasPassword: account.passwordHash !== null,
      mailRefused: account.mailRefusedAt !== null,
      // Only candidates have external identities.
      identities: accountType === 'jobseeker' ? await identitiesOf(accountId) : [],
    };
  }),
];
