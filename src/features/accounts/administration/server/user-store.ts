import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { files } from '#features/files/server/file-table.ts';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import type { AccountCompanies } from '../../server/account-companies.ts';
import { type AccountRow, accounts, consents, externalIdentities, sessions } from '../../server/account-table.ts';
import type { UsersQuery } from '../fields.ts';

export interface UserFilter extends Pick<UsersQuery, 'accountType' | 'email' | 'state'> {
  /** Fold keys; all must match. */
  words: string[];
}

/**
 * Condition for accounts that match the filter. Words are searched in name and address, and in company and PIB: two
 * indexed queries are faster than one OR.
 */
export const matchingUsers = (
  { words, accountType, email, state }: UserFilter,
  companies: Pick<AccountCompanies, 'accountsWithWord'>,
): SQL | undefined =>
  and(
    ...words.map(
      (word) => sql`${accounts.id} in (
  select id from ${accounts} where search_folded like ${containing(word)}
  union all ${companies.accountsWithWord(word)})`,
    ),
    accountType ? eq(accounts.accountType, accountType) : undefined,
    email === 'verified' ? isNotNull(accounts.emailVerifiedAt) : undefined,
    email === 'unverified' ? isNull(accounts.emailVerifiedAt) : undefined,
    state === 'blocked' ? isNotNull(accounts.blockedAt) : undefined,
  );

/** Newest first. */
export const listPage = (
  executor: Executor,
  matching: SQL | undefined,
  page: { limit: number; offset: number },
): Promise<AccountRow[]> =>
  executor
    .select()
    .from(accounts)
    .where(matching)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(page.limit)
    .offset(page.offset);

export const countMatching = (executor: Executor, matching: SQL | undefined): Promise<number> =>
  executor.$count(accounts, matching);

/** Returns those addresses whose most recent mail could not be delivered. */
export async function findReturned(executor: Executor, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await executor
    .selectDistinctOn([mailMessages.recipient], {
      recipient: mailMessages.recipient,
      state: mailMessages.state,
    })
    .from(mailMessages)
    .where(inArray(mailMessages.recipient, emails))
    .orderBy(mailMessages.recipient, desc(mailMessages.createdAt));
  return new Set(rows.filter(({ state }) => state === 'failed').map(({ recipient }) => recipient));
}

export const countOpenSessions = (executor: Executor, accountId: string, now: Date): Promise<number> =>
  executor.$count(
    sessions,
    and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
  );

export const listIdentities = (executor: Executor, accountId: string) =>
  executor
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.accountId, accountId))
    .orderBy(externalIdentities.createdAt);

export const listConsents = (executor: Executor, accountId: string) =>
  executor
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.createdAt), desc(consents.id));

export const countDocuments = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(files, and(eq(files.ownerId, accountId), eq(files.purpose, 'document'), isNotNull(files.attachedAt)));

/** Counts all accounts except administrators' in one query. */
export async function countUsers(
  executor: Executor,
  since: Date,
): Promise<{ candidates: number; employers: number; newThisWeek: number; unverified: number }> {
  const having = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await executor
    .select({
      candidates: having(sql`${eq(accounts.accountType, 'jobseeker')}`),
      employers: having(sql`${eq(accounts.accountType, 'employer')}`),
      newThisWeek: having(sql`${gte(accounts.createdAt, since)}`),
      unverified: having(sql`${isNull(accounts.emailVerifiedAt)}`),
    })
    .from(accounts)
    .where(ne(accounts.accountType, 'admin'));
  return row as NonNullable<typeof row>;
}

/** Names of accounts, or of their companies, by id; deleted accounts are omitted. */
export async function findNames(
  executor: Executor,
  ids: string[],
  companies: Pick<AccountCompanies, 'ofAccounts'>,
): Promise<Map<string, { accountType: AccountRow['accountType']; name: string }>> {
  if (ids.length === 0) return new Map();
  const [rows, ofAccounts] = await Promise.all([
    executor
      .select({
        id: accounts.id,
        accountType: accounts.accountType,
        name: accounts.name,
        lastName: accounts.lastName,
        email: accounts.email,
      })
      .from(accounts)
      .where(inArray(accounts.id, ids)),
    companies.ofAccounts(executor, ids),
  ]);
  return new Map(
    rows.map(({ id, accountType, name, lastName, email }) => [
      id,
      {
        accountType,
        name: [ofAccounts.get(id)?.company, `${name} ${lastName}`.trim()].filter(Boolean).join(', ') || email,
      },
    ]),
  );
}

export async function findIdByEmail(executor: Executor, email: string): Promise<string | null> {
  const [row] = await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return row?.id ?? null;
}
