import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/violations.ts';
import { type Actor, type Admin, requireType } from '#shared/actor.ts';
import { isRegistrationNumberValid } from '#shared/company-numbers.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import { fold } from '#shared/serbian-text.ts';
import type { AccountAuditAction } from '../../audit-actions.ts';
import type { RecoveryService } from '../../recovery/server/recovery-service.ts';
import type { AccountCompanies, RegisteredCompany } from '../../server/account-companies.ts';
import type { AccountService, PreparedAccount } from '../../server/account-service.ts';
import { findAccount } from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import type {
  CreateCompanyInput,
  CreateUserInput,
  UserRow,
  UsersMeta,
  UsersQuery,
  UserView,
} from '../fields.ts';
import type { AccountAdministration } from './account-administration.ts';
import type { BlockEffects, UserCounts } from './user-ports.ts';
import { toAccountFacts, toCompanyData, toUserRow, type UserWithCompany } from './user-rows.ts';
import * as store from './user-store.ts';

const WEEK = 7 * 86_400_000;
/** More words than a name, a company and an address have. */
const maxWords = 8;

/**
 * What administrators see of users, and what they can do to them. Every act is recorded in the audit log with its
 * reason.
 */
export interface UserService {
  list(actor: Actor, query: UsersQuery): Promise<{ data: UserRow[]; meta: UsersMeta }>;
  get(actor: Actor, id: string): Promise<UserView>;
  /**
   * Sessions end at once; a company's live postings are closed until it is unblocked. Throws for oneself, for the
   * last administrator, and when another administrator was faster.
   */
  block(actor: Actor, id: string, reason: string): Promise<void>;
  unblock(actor: Actor, id: string, reason: string): Promise<void>;
  signOut(actor: Actor, id: string, reason: string): Promise<void>;
  /** Mails the link with which a password is set; nothing to a blocked account. */
  sendInstructions(actor: Actor, id: string, reason: string): Promise<void>;
  /** A candidate's account, or one of a company that goes on without it; else the company has to be settled first. */
  delete(actor: Actor, id: string, reason: string): Promise<void>;
  /** Creates an account without a password and mails its link. Returns its id. */
  create(actor: Actor, input: CreateUserInput): Promise<string>;
}

export interface UserServiceDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  administration: AccountAdministration;
  insert: AccountService['insert'];
  recovery: Pick<RecoveryService, 'sendPasswordInstructions'>;
  companies: AccountCompanies;
  userCounts: UserCounts;
  blockEffects: () => BlockEffects;
}

/**
 * Context of an act: the transaction, the administrator, the locked account and the other administrators who can sign
 * in.
 */
export interface ActScene {
  tx: Executor;
  admin: Admin;
  account: AccountRow;
  otherAdministrators: AccountRow[];
  now: Date;
}

interface Act {
  action: AccountAuditAction;
  objectId: string;
  reason: string;
  /** Performs the act; throws when it is not allowed. Returns facts for the log. */
  perform(scene: ActScene): Promise<Record<string, number | string> | undefined>;
}

/**
 * Runs acts on accounts: the administrators are locked first, then the account, so that two parallel acts wait for
 * each other, and an administrator who was blocked meanwhile cannot act any more.
 */
export const createActs =
  ({ database, clock, audit, administration }: UserServiceDeps) =>
  async (actor: Actor, { action, objectId, reason, perform }: Act): Promise<void> => {
    const admin = requireType(actor, 'admin');
    const now = clock.now();
    await database.transaction(async (tx) => {
      const administrators = await administration.lockAdministrators(tx);
      if (!administrators.some(({ id }) => id === admin.accountId)) throw new Problem('forbidden');
      const account = await administration.lock(tx, objectId);
      if (!account) throw new Problem('administration.user-not-found');
      const otherAdministrators = administrators.filter(({ id }) => id !== objectId);
      const details = await perform({ tx, admin, account, otherAdministrators, now });
      const entry = { actor: admin.accountId, action, objectKind: 'account', objectId, reason };
      await audit.record(tx, details ? { ...entry, details } : entry);
    });
  };

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

export function createUserService(deps: UserServiceDeps): UserService {
  const { database, clock, administration, recovery, audit, companies, userCounts, blockEffects } = deps;
  const { executor } = database;
  const act = createActs(deps);

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

  return {
    async list(actor, query) {
      requireType(actor, 'admin');
      const now = clock.now();
      const { page, pageSize, accountType, email, state } = query;
      const words = [...new Set(fold(query.q).split(/\s+/).filter(Boolean))].slice(0, maxWords);
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
    },

    async get(actor, id) {
      const admin = requireType(actor, 'admin');
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
        self: admin.accountId === id,
      };
    },

    async block(actor, id, reason) {
      await act(actor, {
        action: 'accounts.block',
        objectId: id,
        reason,
        async perform({ tx, admin, account, otherAdministrators, now }) {
          if (account.id === admin.accountId) throw new Problem('administration.not-yourself');
          if (account.blockedAt) throw new Problem('administration.already-done');
          if (account.accountType === 'admin' && otherAdministrators.length === 0)
            throw new Problem('administration.last-administrator');
          await administration.setBlocked(tx, id, now);
          return {
            sessions: await administration.endSessions(tx, id, now),
            ...(await blockEffects().blocked(tx, account, admin.accountId)),
          };
        },
      });
      blockEffects().committed();
    },

    async unblock(actor, id, reason) {
      await act(actor, {
        action: 'accounts.unblock',
        objectId: id,
        reason,
        async perform({ tx, admin, account }) {
          if (!account.blockedAt) throw new Problem('administration.already-done');
          await administration.setBlocked(tx, id, null);
          return blockEffects().unblocked(tx, account, admin.accountId);
        },
      });
      blockEffects().committed();
    },

    signOut: (actor, id, reason) =>
      act(actor, {
        action: 'accounts.sign-out',
        objectId: id,
        reason,
        perform: async ({ tx, now }) => ({
          sessions: await administration.endSessions(tx, id, now),
        }),
      }),

    sendInstructions: (actor, id, reason) =>
      act(actor, {
        action: 'accounts.password-instructions',
        objectId: id,
        reason,
        async perform({ tx, account }) {
          if (account.blockedAt) throw new Problem('administration.user-blocked');
          await recovery.sendPasswordInstructions(tx, account, { trusted: true });
          return undefined;
        },
      }),

    delete: (actor, id, reason) =>
      act(actor, {
        action: 'accounts.delete',
        objectId: id,
        reason,
        async perform({ tx, account }) {
          if (!(await isDeletable(tx, account))) throw new Problem('administration.only-candidates');
          await administration.erase(tx, account);
          return undefined;
        },
      }),

    async create(actor, input) {
      const admin = requireType(actor, 'admin');
      try {
        return await database.transaction(async (tx) => {
          const administrators = await administration.lockAdministrators(tx);
          if (!administrators.some(({ id }) => id === admin.accountId)) throw new Problem('forbidden');
          const objectId = await deps.insert(tx, accountOf(input, clock.now()));
          if (input.accountType === 'employer') {
            await companies.insertForAccount(tx, objectId, companyOf(input), clock.now());
          }
          const account = await administration.lock(tx, objectId);
          if (!account) throw new Error('the account that was just written is gone');
          await recovery.sendPasswordInstructions(tx, account, { trusted: true });
          const action: AccountAuditAction = 'accounts.create';
          await audit.record(tx, { actor: admin.accountId, action, objectKind: 'account', objectId });
          return objectId;
        });
      } catch (error) {
        if (companies.isPibTakenViolation(error))
          throw validationProblem([{ path: 'pib', code: 'pib-taken' }]);
        if (!isUniqueViolation(error, 'accounts_email_unique')) throw error;
        throw validationProblem([{ path: 'email', code: 'administration.email-taken' }]);
      }
    },
  };
}
