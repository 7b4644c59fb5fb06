import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { AccessTokens } from '#platform/sessions/access-token.ts';
import { hashOpaqueToken, newOpaqueToken } from '#platform/sessions/opaque-token.ts';
import type { Account } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import type { AccountWithCompany } from './account-store.ts';
import * as store from './account-store.ts';
import { isSessionAlive } from './session-store.ts';

/** A session ends this long after it was last used. */
const sessionDays = 30;
/** Parallel tabs and lost answers may use a replaced token for so long (SPEC §6). */
const graceMs = 10_000;

export interface StartedSession {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

export interface SessionService {
  /** Throws `accounts.wrong-credentials` when the account has changed since it was checked (password, block, deletion). */
  start(who: AccountWithCompany, userAgent: string): Promise<StartedSession>;
  /** Rotates; throws 401 for a token that is unknown, run out or used again after its replacement. */
  refresh(refreshToken: string): Promise<StartedSession>;
  end(refreshToken: string): Promise<void>;
  /**
   * The account of an access token, if it still has its rights: whose session was ended, or who was blocked or deleted, loses
   * them with the very next request. Throws 401.
   */
  alive(account: Account): Promise<Account>;
  /** Who a page request is served as: checked without rotating, never writing. */
  accountOf(refreshToken: string): Promise<Account | null>;
}

const toAccount = ({ account, employerId }: AccountWithCompany, sessionId: string): Account => {
  const base = { kind: 'account', accountId: account.id, sessionId } as const;
  if (account.accountType !== 'employer') return { ...base, accountType: account.accountType };
  if (employerId === null) throw new Error('an employer account has no company');
  return { ...base, accountType: 'employer', employerId };
};

/** Replaced, and longer ago than the grace, or by a token that was itself replaced meanwhile: nobody honest still has it. */
const isOver = ({ replacedAt, successorReplaced }: store.KnownToken, now: Date): boolean =>
  replacedAt !== null && (successorReplaced || now.getTime() - replacedAt.getTime() > graceMs);

export function createSessions(deps: {
  database: Database;
  tokens: AccessTokens;
  clock: Clock;
}): SessionService {
  const { database, tokens, clock } = deps;
  const expiry = (now: Date): Date => new Date(now.getTime() + sessionDays * 86_400_000);

  const usable = async (executor: Executor, accountId: string): Promise<AccountWithCompany | null> => {
    const who = await store.findAccount(executor, accountId);
    return who && who.account.blockedAt === null ? who : null;
  };

  return {
    async start(who, userAgent) {
      const now = clock.now();
      const expiresAt = expiry(now);
      const refreshToken = newOpaqueToken();
      const sessionId = await database.transaction(async (tx) => {
        if (!(await store.noteSignIn(tx, who.account, now))) throw new Problem('accounts.wrong-credentials');
        const id = await store.insertSession(tx, {
          accountId: who.account.id,
          userAgent,
          createdAt: now,
          lastUsedAt: now,
          expiresAt,
        });
        await store.insertRefreshToken(tx, hashOpaqueToken(refreshToken), id, now);
        return id;
      });
      return { accessToken: await tokens.sign(toAccount(who, sessionId)), refreshToken, expiresAt };
    },

    async refresh(refreshToken) {
      const now = clock.now();
      const next = newOpaqueToken();
      const tokenHash = hashOpaqueToken(refreshToken);
      // The end of a session must stay although the refresh is refused, so the refusal is thrown after the transaction.
      const refreshed = await database.transaction(async (tx) => {
        const known = await store.findRefreshToken(tx, tokenHash, now, true);
        if (!known) return null;
        const who = isOver(known, now) ? null : await usable(tx, known.accountId);
        if (!who) {
          await store.endSession(tx, known.sessionId, now);
          return null;
        }
        // A successor of the grace leaves the others alone: which of them the browser keeps is not known yet.
        if (known.replacedAt === null) {
          const youngSince = new Date(now.getTime() - graceMs);
          await store.replaceRefreshTokens(tx, { tokenHash, sessionId: known.sessionId, youngSince, now });
        }
        await store.insertRefreshToken(tx, hashOpaqueToken(next), known.sessionId, now);
        await store.touchSession(tx, known.sessionId, now, expiry(now));
        return toAccount(who, known.sessionId);
      });
      if (!refreshed) throw new Problem('accounts.session-ended');
      return { accessToken: await tokens.sign(refreshed), refreshToken: next, expiresAt: expiry(now) };
    },

    async end(refreshToken) {
      const now = clock.now();
      const known = await store.findRefreshToken(
        database.executor,
        hashOpaqueToken(refreshToken),
        now,
        false,
      );
      if (known) await store.endSession(database.executor, known.sessionId, now);
    },

    async alive(account) {
      if (await isSessionAlive(database.executor, account, clock.now())) return account;
      throw new Problem('unauthorized');
    },

    async accountOf(refreshToken) {
      const now = clock.now();
      const known = await store.findRefreshToken(
        database.executor,
        hashOpaqueToken(refreshToken),
        now,
        false,
      );
      if (!known || isOver(known, now)) return null;
      const who = await usable(database.executor, known.accountId);
      return who && toAccount(who, known.sessionId);
    },
  };
}
