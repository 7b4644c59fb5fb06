import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Clock } from '#host/clock.ts';
import type { Executor } from '#host/database/database.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import { accounts, accountTokens, type tokenPurposes } from '../../server/account-table.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

/** Lifetime of mailed tokens in milliseconds (rules.md#mailed-tokens). */
const lifetimeMs: Record<TokenPurpose, number> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
};

/** Locks the account until the transaction ends. */
export const lockAccount = (tx: Executor, id: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');

const usable = (purpose: TokenPurpose, now: Date) =>
  and(eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now));

const good = (token: string, purpose: TokenPurpose, now: Date) =>
  and(eq(accountTokens.tokenHash, hashOpaqueToken(token)), usable(purpose, now));

const ofAccount = (accountId: string, purpose: TokenPurpose) =>
  and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose));

/** Single-use tokens for mailed links. Only their hashes are stored. */
export const createTokens = (clock: Clock) => ({
  /** Issues a token. Older ones remain valid until they expire: the requester may not be the owner. */
  async issueToken(tx: Executor, accountId: string, purpose: TokenPurpose): Promise<string> {
    const now = clock.now();
    const token = newOpaqueToken();
    await lockAccount(tx, accountId);
    await tx.delete(accountTokens).where(and(ofAccount(accountId, purpose), lte(accountTokens.expiresAt, now)));
    await tx.insert(accountTokens).values({
      tokenHash: hashOpaqueToken(token),
      accountId,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
    });
    return token;
  },

  /**
   * Uses a token, invalidates the account's others of the same purpose, and returns the account id; null if it is
   * unknown, used, expired or for another purpose.
   */
  async useToken(tx: Executor, token: string, purpose: TokenPurpose): Promise<string | null> {
    const now = clock.now();
    const [row] = await tx
      .select({ accountId: accountTokens.accountId })
      .from(accountTokens)
      .where(good(token, purpose, now));
    if (!row) return null;
    // Same lock order as when issuing: first the account, then its tokens.
    await lockAccount(tx, row.accountId);
    const [used] = await tx
      .update(accountTokens)
      .set({ usedAt: now })
      .where(good(token, purpose, now))
      .returning({ accountId: accountTokens.accountId });
    if (!used) return null;
    await tx
      .update(accountTokens)
      .set({ usedAt: now })
      .where(and(ofAccount(used.accountId, purpose), isNull(accountTokens.usedAt)));
    return used.accountId;
  },

  /** Whether the account has a valid token for the purpose. */
  async hasGood(executor: Executor, accountId: string, purpose: TokenPurpose): Promise<boolean> {
    const count = await executor.$count(
      accountTokens,
      and(ofAccount(accountId, purpose), usable(purpose, clock.now())),
    );
    return count > 0;
  },

  /** Account id of a valid token, null otherwise; does not use the token. */
  async ownerOf(executor: Executor, token: string, purpose: TokenPurpose): Promise<string | null> {
    const [row] = await executor
      .select({ accountId: accountTokens.accountId })
      .from(accountTokens)
      .where(good(token, purpose, clock.now()));
    return row?.accountId ?? null;
  },
});

export type Tokens = ReturnType<typeof createTokens>;
