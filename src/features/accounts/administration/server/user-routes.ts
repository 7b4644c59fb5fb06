import type { AuditActs } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { isRegistrationNumberValid } from '#kit/company-numbers.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { searchedWords } from '#kit/serbian-text.ts';
import type { AccountWriting, PreparedAccount } from '../../account/server/account-writing.ts';
import type { Recovery } from '../../recovery/server/recovery.ts';
import type { AccountCompanies, RegisteredCompany } from '../../server/account-companies.ts';
import { findAccount } from '../../server/account-store.ts';
import * as contract from '../contract.ts';
import type { CreateCompanyInput, CreateUserInput, UserView } from '../fields.ts';
import type { AccountAdministration } from './account-administration.ts';
import { isDeletable } from './user-act-routes.ts';
import type { UserCounts } from './user-ports.ts';
import { toAccountFacts, toCompanyData, toUserRow, type UserWithCompany } from './user-rows.ts';
import * as store from './user-store.ts';

const WEEK = 7 * 86_400_000;

interface UserRoutesDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  administration: AccountAdministration;
  insert: AccountWriting['insert'];
  recovery: Pick<Recovery, 'sendPasswordInstructions'>;
  companies: AccountCompanies;
  userCounts: UserCounts;
}

const accountOf = (input: CreateUserInput, createdAt: Date): PreparedAccount => {
  const { accountType, email, mailLanguage } = input;
  const person = accountType === 'employer' ? {} : { name: input.name, lastName: input.lastName };
  return { accountType, email, mailLanguage, ...person, registeredThrough: 'admin', createdAt };
};

const companyOf = ({
  accountType: _,
  email: _email,
  mailLanguage: _language,
  website,
  ...company
}: CreateCompanyInput): RegisteredCompany => ({
  ...company,
  registrationNumberConfirmed: !isRegistrationNumberValid(company.registrationNumber),
  website: website || null,
});

const countsOf = async (
  { executor, userCounts }: { executor: Executor; userCounts: UserCounts },
  { account, company }: UserWithCompany,
  now: Date,
): Promise<UserView['counts']> => {
  if (company) {
    const counts = await userCounts.ofCompany(executor, company.id, now);
    return [
      { kind: 'livePostings', count: counts.livePostings },
      { kind: 'postings', count: counts.postings },
      { kind: 'receivedApplications', count: counts.receivedApplications },
    ];
  }
  if (account.accountType !== 'jobseeker') return [];
  const [applications, documents] = await Promise.all([
    userCounts.sentApplications(executor, account.id),
    store.countDocuments(executor, account.id),
  ]);
  return [
    { kind: 'applications', count: applications },
    { kind: 'documents', count: documents },
  ];
};

/** Lists, shows and creates users, for administrators. */
export function createUserRoutes(deps: UserRoutesDeps): Route[] {
  const { database, clock, administration, recovery, audit, companies, userCounts } = deps;
  const { executor } = database;

  return [
    on(contract.listUsers, async ({ query }) => {
      const now = clock.now();
      const { page, pageSize, accountType, email, state } = query;
      const words = searchedWords(query.q);
      const filter = { words, accountType, email, state };
      const matching = store.matchingUsers(filter, companies);
      const [accounts, total, counts] = await Promise.all([
        store.listPage(executor, matching, { limit: pageSize, offset: pageOffset(query) }),
        store.countMatching(executor, matching),
        store.countUsers(executor, new Date(now.getTime() - WEEK)),
      ]);
      const [ofAccounts, returned] = await Promise.all([
        companies.ofAccounts(
          executor,
          accounts.map(({ id }) => id),
        ),
        store.findReturned(
          executor,
          accounts.map((account) => account.email),
        ),
      ]);
      return {
        data: accounts.map((account) =>
          toUserRow({ account, company: ofAccounts.get(account.id) ?? null }, returned, now),
        ),
        meta: { page, pageSize, total, counts },
      };
    }),

    on(contract.getUser, async ({ actor, id }) => {
      const account = await findAccount(executor, id);
      if (!account) throw new Problem('administration.user-not-found');
      const company = (await companies.ofAccounts(executor, [id])).get(id) ?? null;
      const user: UserWithCompany = { account, company };
      const now = clock.now();
      const [counts, openSessions, identities, consents, returned] = await Promise.all([
        countsOf({ executor, userCounts }, user, now),
        store.countOpenSessions(executor, id, now),
        store.listIdentities(executor, id),
        store.listConsents(executor, id),
        store.findReturned(executor, [account.email]),
      ]);
      return {
        ...toUserRow(user, returned, now),
        ...toAccountFacts(account),
        companyData: toCompanyData(user),
        deletable: await isDeletable(companies, executor, account),
        openSessions,
        counts,
        identities: identities.map(({ provider, email, createdAt }) => ({
          provider,
          email,
          createdAt: createdAt.toISOString(),
        })),
        consents: consents.map(({ kind, given, textVersion, source, createdAt }) => ({
          kind,
          given,
          textVersion,
          source,
          createdAt: createdAt.toISOString(),
        })),
        self: actor.accountId === id,
      };
    }),

    on(contract.createUser, async ({ actor, body }) => {
      try {
        return await database.transaction(async (tx) => {
          await administration.lockAdministrators(tx, actor.accountId);
          const id = await deps.insert(tx, accountOf(body, clock.now()));
          if (body.accountType === 'employer') {
            await companies.insertForAccount(tx, id, companyOf(body), clock.now());
          }
          const account = await administration.lock(tx, id);
          if (!account) throw new Error('the account that was just written is gone');
          await recovery.sendPasswordInstructions(tx, account, { trusted: true });
          const action: keyof AuditActs = 'accounts.create';
          await audit.record(tx, { actor: actor.accountId, action, objectKind: 'account', objectId: id });
          return { id };
        });
      } catch (error) {
        if (companies.isPibTakenViolation(error)) throw validationProblem([{ path: 'pib', code: 'pib-taken' }]);
        if (!isUniqueViolation(error, 'accounts_email_unique')) throw error;
        throw validationProblem([{ path: 'email', code: 'administration.email-taken' }]);
      }
    }),
  ];
}
