import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { AccessTokens } from '#host/sessions/access-token.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import type { Account } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { type AccountCompanies, type AccountWithCompany, withCompany } from '../../server/account-companies.ts';
import * as store from '../../server/account-store.ts';
import { graceMs, isOver, sessionExpiry } from './session-rules.ts';
import { isSessionAlive } from './session-store.ts';

export interface StartedSession {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Null for a member removed from the company. */
const toAccount = ({ account, employerId, role }: AccountWithCompany, sessionId: string): Account | null => {
  const base = { kind: 'account', accountId: account.id, sessionId } as const;
  if (account.accountType !== 'employer') return { ...base, accountType: account.accountType };
  if (employerId === null || role === null) return null;
  return { ...base, accountType: 'employer', employerId, role };
};

const usable = async (
  companies: AccountCompanies,
  executor: Executor,
  accountId: string,
): Promise<AccountWithCompany | null> => {
  const account = await store.findAccount(executor, accountId);
  return account && account.blockedAt === null ? withCompany(companies, executor, account) : null;
};

export function createSessions(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    tokens: AccessTokens;
    companies: AccountCompanies;
  },
) {
  const { database, tokens, clock, companies } = deps;
  const { executor } = database;

  const tokenAt = (refreshToken: string, now: Date) =>
    store.findRefreshToken(executor, hashOpaqueToken(refreshToken), now, false);

  return {
    /**
     * Throws `accounts.wrong-credentials` if the account has changed since it was checked (password, block, deletion),
     * `accounts.without-company` for a member removed from the company.
     */
    async start(who: AccountWithCompany, userAgent: string): Promise<StartedSession> {
      const now = clock.now();
      const expiresAt = sessionExpiry(now);
      const refreshToken = newOpaqueToken();
      const signedIn = await database.transaction(async (tx) => {
        if (!(await store.recordSignIn(tx, who.account, now))) throw new Problem('accounts.wrong-credentials');
        const id = await store.insertSession(tx, {
          accountId: who.account.id,
          userAgent,
          createdAt: now,
          lastUsedAt: now,
          expiresAt,
        });
        await store.insertRefreshToken(tx, hashOpaqueToken(refreshToken), id, now);
        const account = toAccount(who, id);
        if (!account) throw new Problem('accounts.without-company');
        return account;
      });
      return { accessToken: await tokens.sign(signedIn), refreshToken, expiresAt };
    },

    /** Rotates the token; throws 401 if it is unknown, expired or reused after its replacement. */
    async refresh(refreshToken: string): Promise<StartedSession> {
      const now = clock.now();
      const next = newOpaqueToken();
      const tokenHash = hashOpaqueToken(refreshToken);
      // Ending the session must be committed although the refresh fails, so the error is thrown after the transaction.
      const refreshed = await database.transaction(async (tx) => {
        const token = await store.findRefreshToken(tx, tokenHash, now, true);
        if (!token) return null;
        const who = isOver(token, now) ? null : await usable(companies, tx, token.accountId);
        const account = who && toAccount(who, token.sessionId);
        if (!account) {
          await store.endSession(tx, token.sessionId, now);
          return null;
        }
        // A token reused within the grace period replaces no others: which one the browser stores is not known yet.
        if (token.replacedAt === null) {
          const youngSince = new Date(now.getTime() - graceMs);
          await store.replaceRefreshTokens(tx, { tokenHash, sessionId: token.sessionId, youngSince, now });
        }
        await store.insertRefreshToken(tx, hashOpaqueToken(next), token.sessionId, now);
        await store.touchSession(tx, token.sessionId, now, sessionExpiry(now));
        await store.recordActivity(tx, token.accountId, now);
        return account;
      });
      if (!refreshed) throw new Problem('accounts.session-ended');
      return { accessToken: await tokens.sign(refreshed), refreshToken: next, expiresAt: sessionExpiry(now) };
    },

    async end(refreshToken: string): Promise<void> {
      const now = clock.now();
      const token = await tokenAt(refreshToken, now);
      if (token) await store.endSession(executor, token.sessionId, now);
    },

    /**
     * Checks that an access token's account is still authorized: once its session has ended, or it was blocked, deleted
     * or removed from its company, the next request fails. Returns members with their current role. Throws 401.
     */
    async alive(account: Account): Promise<Account> {
      const [alive, membership] = await Promise.all([
        isSessionAlive(executor, account, clock.now()),
        account.accountType === 'employer' ? companies.membershipOf(executor, account.accountId) : null,
      ]);
      if (!alive) throw new Problem('unauthorized');
      if (account.accountType !== 'employer') return account;
      if (!membership) throw new Problem('unauthorized');
      return { ...account, ...membership };
    },

    /** The account for a page request: validated without rotation or writes. */
    async accountOf(refreshToken: string): Promise<Account | null> {
      const now = clock.now();
      const token = await tokenAt(refreshToken, now);
      if (!token || isOver(token, now)) return null;
      const who = await usable(companies, executor, token.accountId);
      return who && toAccount(who, token.sessionId);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
