import type { Executor } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/violations.ts';
import { on, type Route } from '#platform/http/call-context.ts';
import type { Machinery } from '#platform/machinery.ts';
import type { Admin } from '#shared/actor.ts';
import { isRegistrationNumberValid } from '#shared/company-numbers.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import { searchedWords } from '#shared/serbian-text.ts';
import type { AccountWriting, PreparedAccount } from '../../account/server/account-writing.ts';
import type { AccountAuditAction } from '../../audit-actions.ts';
import type { Recovery } from '../../recovery/server/recovery.ts';
import type { AccountCompanies, RegisteredCompany } from '../../server/account-companies.ts';
import { findAccount } from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import * as contract from '../contract.ts';
import type { CreateCompanyInput, CreateUserInput, UserView } from '../fields.ts';
import type { AccountAdministration } from './account-administration.ts';
import type { BlockEffects, UserCounts } from './user-ports.ts';
import { toAccountFacts, toCompanyData, toUserRow, type UserWithCompany } from './user-rows.ts';
import * as store from './user-store.ts';

const WEEK = 7 * 86_400_000;

interface UserRoutesDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  administration: AccountAdministration;
  insert: AccountWriting['insert'];
  recovery: Pick<Recovery, 'sendPasswordInstructions'>;
  companies: AccountCompanies;
  userCounts: UserCounts;
  blockEffects: () => BlockEffects;
}

/** Context of an act: the transaction, the locked account and the other administrators who can sign in. */
interface ActScene {
  tx: Executor;
  account: AccountRow;
  otherAdministrators: AccountRow[];
  now: Date;
}

interface ActCall {
  actor: Admin;
  id: string;
  body: { reason: string };
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

/**
 * What administrators see of users, and what they can do to them. Every act is recorded in the audit log with its
 * reason.
 */
export function createUserRoutes(deps: UserRoutesDeps): Route[] {
  const { database, clock, administration, recovery, audit, companies, userCounts, blockEffects } = deps;
  const { executor } = database;

  /** Locked, so that an administrator who was blocked meanwhile cannot act any more. */
  const lockAdministrators = async (tx: Executor, admin: Admin): Promise<AccountRow[]> => {
    const administrators = await administration.lockAdministrators(tx);
    if (!administrators.some(({ id }) => id === admin.accountId)) throw new Problem('forbidden');
    return administrators;
  };

  /**
   * Runs an act on an account: the administrators are locked first, then the account, so that two parallel acts wait for
   * each other.
   * @param perform throws when the act is not allowed; returns facts for the log
   */
  const act = async (
    action: AccountAuditAction,
    { actor, id, body: { reason } }: ActCall,
    perform: (scene: ActScene) => Promise<Record<string, number | string> | undefined>,
  ): Promise<void> => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const administrators = await lockAdministrators(tx, actor);
      const account = await administration.lock(tx, id);
      if (!account) throw new Problem('administration.user-not-found');
      const otherAdministrators = administrators.filter((one) => one.id !== id);
      const details = await perform({ tx, account, otherAdministrators, now });
      const entry = { actor: actor.accountId, action, objectKind: 'account', objectId: id, reason };
      await audit.record(tx, details ? { ...entry, details } : entry);
    });
  };

  const isDeletable = async (
    executor: Executor,
    { id, accountType }: Pick<AccountRow, 'id' | 'accountType'>,
  ): Promise<boolean> =>
    accountType === 'jobseeker' ||
    (accountType === 'employer' && !(await companies.isLastOwner(executor, id)));

  const countsOf = async ({ account, company }: UserWithCompany, now: Date): Promise<UserView['counts']> => {
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
        countsOf(user, now),
        store.countOpenSessions(executor, id, now),
        store.listIdentities(executor, id),
        store.listConsents(executor, id),
        store.findReturned(executor, [account.email]),
      ]);
      return {
        ...toUserRow(user, returned, now),
        ...toAccountFacts(account),
        companyData: toCompanyData(user),
        deletable: await isDeletable(executor, account),
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

    // A company's live postings are closed until it is unblocked.
    on(contract.blockUser, async (call) => {
      const { id, actor } = call;
      await act('accounts.block', call, async ({ tx, account, otherAdministrators, now }) => {
        if (id === actor.accountId) throw new Problem('administration.not-yourself');
        if (account.blockedAt) throw new Problem('administration.already-done');
        if (account.accountType === 'admin' && otherAdministrators.length === 0)
          throw new Problem('administration.last-administrator');
        await administration.setBlocked(tx, id, now);
        return {
          sessions: await administration.endSessions(tx, id, now),
          ...(await blockEffects().blocked(tx, account, actor.accountId)),
        };
      });
      blockEffects().committed();
    }),

    on(contract.unblockUser, async (call) => {
      await act('accounts.unblock', call, async ({ tx, account }) => {
        if (!account.blockedAt) throw new Problem('administration.already-done');
        await administration.setBlocked(tx, call.id, null);
        return blockEffects().unblocked(tx, account, call.actor.accountId);
      });
      blockEffects().committed();
    }),

    on(contract.signOutUser, (call) =>
      act('accounts.sign-out', call, async ({ tx, now }) => ({
        sessions: await administration.endSessions(tx, call.id, now),
      })),
    ),

    on(contract.sendInstructions, (call) =>
      act('accounts.password-instructions', call, async ({ tx, account }) => {
        if (account.blockedAt) throw new Problem('administration.user-blocked');
        await recovery.sendPasswordInstructions(tx, account, { trusted: true });
        return undefined;
      }),
    ),

    // A company that does not go on without the account has to be settled first.
    on(contract.deleteUser, (call) =>
      act('accounts.delete', call, async ({ tx, account }) => {
        if (!(await isDeletable(tx, account))) throw new Problem('administration.only-candidates');
        await administration.erase(tx, account);
        return undefined;
      }),
    ),

    on(contract.createUser, async ({ actor, body }) => {
      try {
        return await database.transaction(async (tx) => {
          await lockAdministrators(tx, actor);
          const id = await deps.insert(tx, accountOf(body, clock.now()));
          if (body.accountType === 'employer') {
            await companies.insertForAccount(tx, id, companyOf(body), clock.now());
          }
          const account = await administration.lock(tx, id);
          if (!account) throw new Error('the account that was just written is gone');
          await recovery.sendPasswordInstructions(tx, account, { trusted: true });
          const action: AccountAuditAction = 'accounts.create';
          await audit.record(tx, { actor: actor.accountId, action, objectKind: 'account', objectId: id });
          return { id };
        });
      } catch (error) {
        if (companies.isPibTakenViolation(error))
          throw validationProblem([{ path: 'pib', code: 'pib-taken' }]);
        if (!isUniqueViolation(error, 'accounts_email_unique')) throw error;
        throw validationProblem([{ path: 'email', code: 'administration.email-taken' }]);
      }
    }),
  ];
}
