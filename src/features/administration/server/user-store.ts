import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AccountRow,
  accounts,
  consents,
  externalIdentities,
  sessions,
} from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applications/server/application-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { containing } from '#platform/database/like.ts';
import { files } from '#platform/files/file-table.ts';
import { mailMessages } from '#platform/mail/mail-table.ts';
import type { UsersQuery } from '../fields.ts';

export interface UserWithCompany {
  account: AccountRow;
  employer: EmployerRow | null;
}

export interface UserFilter extends Pick<UsersQuery, 'accountType' | 'email' | 'state'> {
  /** Fold keys; every one must be found. */
  words: string[];
}

/** Ids of the accounts that have the word in name, address, company or PIB. Two indexes answer better than one OR. */
const withWord = (word: string): SQL => sql`${accounts.id} in (
  select id from ${accounts} where search_folded like ${containing(word)}
  union all
  select account_id from ${employers}
  where account_id is not null and (company_folded like ${containing(word)} or pib like ${containing(word)}))`;

const matching = ({ words, accountType, email, state }: UserFilter): SQL | undefined =>
  and(
    ...words.map(withWord),
    accountType ? eq(accounts.accountType, accountType) : undefined,
    email === 'verified' ? isNotNull(accounts.emailVerifiedAt) : undefined,
    email === 'unverified' ? isNull(accounts.emailVerifiedAt) : undefined,
    state === 'blocked' ? isNotNull(accounts.blockedAt) : undefined,
  );

const withCompany = (executor: Executor) =>
  executor
    .select({ account: accounts, employer: employers })
    .from(accounts)
    .leftJoin(employers, eq(employers.accountId, accounts.id));

/** Newest first. */
export const listPage = (
  executor: Executor,
  filter: UserFilter,
  page: { limit: number; offset: number },
): Promise<UserWithCompany[]> =>
  withCompany(executor)
    .where(matching(filter))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(page.limit)
    .offset(page.offset);

export const countMatching = (executor: Executor, filter: UserFilter): Promise<number> =>
  executor.$count(accounts, matching(filter));

export async function findUser(executor: Executor, id: string): Promise<UserWithCompany | null> {
  const [found] = await withCompany(executor).where(eq(accounts.id, id));
  return found ?? null;
}

/** Those of the addresses to which the newest mail could not be delivered. */
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

export const countSentApplications = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(applications, eq(applications.candidateId, accountId));

export const countDocuments = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(
    files,
    and(eq(files.ownerId, accountId), eq(files.purpose, 'document'), isNotNull(files.attachedAt)),
  );

/** Postings of a company, those of them that are live, and applications to all of them. */
export async function countOfEmployer(
  executor: Executor,
  employerId: number,
  now: Date,
): Promise<{ postings: number; livePostings: number; receivedApplications: number }> {
  const own = eq(postings.employerId, employerId);
  const [[row], receivedApplications] = await Promise.all([
    executor
      .select({
        postings: count(),
        livePostings:
          sql<number>`count(*) filter (where ${and(eq(postings.state, 'active'), gte(postings.liveUntil, now))})`.mapWith(
            Number,
          ),
      })
      .from(postings)
      .where(own),
    executor.$count(
      applications,
      inArray(applications.postingId, executor.select({ id: postings.id }).from(postings).where(own)),
    ),
  ]);
  return { postings: row?.postings ?? 0, livePostings: row?.livePostings ?? 0, receivedApplications };
}

/** Names of accounts and their companies, by id; deleted ones are missing. */
export async function findNames(
  executor: Executor,
  ids: string[],
): Promise<Map<string, { accountType: AccountRow['accountType']; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({
      id: accounts.id,
      accountType: accounts.accountType,
      name: accounts.name,
      lastName: accounts.lastName,
      email: accounts.email,
      company: employers.company,
    })
    .from(accounts)
    .leftJoin(employers, eq(employers.accountId, accounts.id))
    .where(inArray(accounts.id, ids));
  return new Map(
    rows.map(({ id, accountType, name, lastName, email, company }) => [
      id,
      { accountType, name: company ?? (`${name} ${lastName}`.trim() || email) },
    ]),
  );
}

export async function findIdByEmail(executor: Executor, email: string): Promise<string | null> {
  const [row] = await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return row?.id ?? null;
}
