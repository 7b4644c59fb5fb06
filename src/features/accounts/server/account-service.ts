import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { type Actor, requireAccount } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import type { IdentityView } from '../external-sign-in/fields.ts';
import type { LoginInput, SessionUser } from '../fields.ts';
import { hashPassword, passwordMatches } from '../passwords/server/passwords.ts';
import type { LoginTries, Trier } from '../sessions/server/login-tries.ts';
import type { SessionService, StartedSession } from '../sessions/server/session-service.ts';
import { type AccountCompanies, withCompany } from './account-companies.ts';
import { toSessionUser } from './account-rows.ts';
import * as store from './account-store.ts';

export interface NewAccount {
  accountType: 'jobseeker' | 'employer' | 'admin';
  email: string;
  password: string;
  name: string;
  lastName: string;
  emailVerified: boolean;
}

export type PreparedAccount = Parameters<typeof store.insertAccount>[1];

export interface Me {
  user: SessionUser;
  emailVerified: boolean;
  hasPassword: boolean;
  mailRefused: boolean;
  identities: IdentityView[];
}

export interface AccountService {
  login(
    input: LoginInput,
    from: Trier & { userAgent: string },
  ): Promise<{ user: SessionUser; session: StartedSession }>;
  me(actor: Actor): Promise<Me>;
  /** Hashes the password, which is no work for a transaction. */
  prepare(account: NewAccount): Promise<PreparedAccount>;
  /** Changes a person's names in the caller's transaction, which holds the account from here on. Throws 401 when it is gone. */
  rename(tx: Executor, accountId: string, names: { name: string; lastName: string }): Promise<void>;
  /** Writes a prepared account without sending mail: for demo data and commands. Returns its id. */
  insert(tx: Executor, account: PreparedAccount): Promise<string>;
}

export function createAccountService(deps: {
  database: Database;
  clock: Clock;
  sessions: SessionService;
  companies: AccountCompanies;
  identitiesOf: (accountId: string) => Promise<IdentityView[]>;
  loginTries: LoginTries;
  loginsPerAddress: RateLimit;
}): AccountService {
  const { database, clock, sessions, companies } = deps;
  return {
    async login(input, from) {
      await deps.loginsPerAddress.consume(from.network);
      const succeeded = await deps.loginTries.begin(`${input.accountType} ${input.email}`, from);
      const { executor } = database;
      const account = await store.findAccountByEmail(executor, input.email, input.accountType);
      const matches = await passwordMatches(account?.passwordHash ?? null, input.password);
      if (!account || !matches) throw new Problem('accounts.wrong-credentials');
      await succeeded();
      if (account.blockedAt) throw new Problem('accounts.blocked');
      if (!account.emailVerifiedAt) throw new Problem('accounts.email-not-verified');
      const who = await withCompany(companies, executor, account);
      return { user: toSessionUser(who), session: await sessions.start(who, from.userAgent) };
    },

    async me(actor) {
      const { accountId, accountType } = requireAccount(actor);
      const account = await store.findAccount(database.executor, accountId);
      if (!account || account.blockedAt) throw new Problem('unauthorized');
      return {
        user: toSessionUser(await withCompany(companies, database.executor, account)),
        emailVerified: account.emailVerifiedAt !== null,
        hasPassword: account.passwordHash !== null,
        mailRefused: account.mailRefusedAt !== null,
        // Only candidates have any.
        identities: accountType === 'jobseeker' ? await deps.identitiesOf(accountId) : [],
      };
    },

    async prepare({ password, emailVerified, email, ...rest }) {
      const now = clock.now();
      const emailVerifiedAt = emailVerified ? now : null;
      return {
        ...rest,
        email: email.toLowerCase(),
        passwordHash: await hashPassword(password),
        emailVerifiedAt,
        createdAt: now,
      };
    },

    async rename(tx, accountId, names) {
      if (!(await store.renameAccount(tx, accountId, names))) throw new Problem('unauthorized');
    },

    insert: async (tx, account) => (await store.insertAccount(tx, account)).id,
  };
}
