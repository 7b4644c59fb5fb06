import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Executor } from '#platform/database/database.ts';
import { hashOpaqueToken, newOpaqueToken } from '#platform/sessions/opaque-token.ts';
import { accounts, accountTokens, type tokenPurposes } from '../../server/account-table.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

/** How long a mailed token is valid (rules.md#mailed-tokens). */
const lifetimeMs: Record<TokenPurpose, number> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
};

/** Single-use tokens of mails. Only their hashes are stored. */
export interface TokenService {
  /** A new token; the account's older ones of the same purpose are worthless from then on. */
  issueToken(tx: Executor, accountId: string, purpose: TokenPurpose): Promise<string>;
  /** Uses a token up and returns its account; null when it is unknown, used, expired or for another purpose. */
  useToken(tx: Executor, token: string, purpose: TokenPurpose): Promise<string | null>;
  /** Whose token it is, if it could be used now; changes nothing. */
  ownerOf(executor: Executor, token: string, purpose: TokenPurpose): Promise<string | null>;
}

const lockAccount = (tx: Executor, id: string) =>
  tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');

const good = (token: string, purpose: TokenPurpose, now: Date) =>
  and(
    eq(accountTokens.tokenHash, hashOpaqueToken(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, now),
  );

export const createTokens = (clock: Clock): TokenService => ({
  async issueToken(tx, accountId, purpose) {
    const now = clock.now();
    const token = newOpaqueToken();
    // Two requests at once wait for each other here, so that one token is left.
    await lockAccount(tx, accountId);
    await tx
      .delete(accountTokens)
      .where(and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose)));
    await tx.insert(accountTokens).values({
      tokenHash: hashOpaqueToken(token),
      accountId,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifetimeMs[purpose]),
    });
    return token;
  },

  async useToken(tx, token, purpose) {
    const now = clock.now();
    const [row] = await tx
      .select({ accountId: accountTokens.accountId })
      .from(accountTokens)
      .where(good(token, purpose, now));
    if (!row) return null;
    // In the order of issuing: first the account, then its tokens.
    await lockAccount(tx, row.accountId);
    const [used] = await tx
      .update(accountTokens)
      .set({ usedAt: now })
      .where(good(token, purpose, now))
      .returning({ accountId: accountTokens.accountId });
    return used?.accountId ?? null;
  },

  async ownerOf(executor, token, purpose) {
    const [row] = await executor
      .select({ accountId: accountTokens.accountId })
      .from(accountTokens)
      .where(good(token, purpose, clock.now()));
    return row?.accountId ?? null;
  },
});
