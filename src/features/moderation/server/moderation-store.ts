import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postingReports } from '#features/contact/server/report-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { companyMembers, employers } from '#features/employers/server/employer-table.ts';
import type { PostingState } from '#features/postings/posting-state.ts';
import { postingChanges } from '#features/postings/server/posting-change-table.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { moveNote, postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import { pageOffset } from '#kit/paging.ts';
import { searchedWords } from '#kit/serbian-text.ts';
import type { AllPostingsQuery } from '../fields.ts';
import type { ModerationTab } from '../moderation-tabs.ts';

const { search, searchHead, searchVersion, ...posting } = getTableColumns(postings);

const openReports = sql<number>`(select count(*)::int from ${postingReports} where ${postingReports.postingId} = ${postings.id} and ${postingReports.handledAt} is null)`;

/** Whether a live posting has a pending change. */
const changeWaits = (now: Date): SQL =>
  and(isNotNull(postingChanges.postingId), isNull(postingChanges.refusedAt), liveCondition(now)) as SQL;

/** When the posting entered its state, or its change was requested. */
const movedAt = (now: Date) =>
  sql<Date>`(case when ${changeWaits(now)} then ${postingChanges.askedAt} else (select max(${postingMoves.movedAt}) from ${postingMoves} where ${postingMoves.postingId} = ${postings.id}) end)`.mapWith(
    postingMoves.movedAt,
  );

const isReported = (executor: Executor): SQL =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(postingReports)
      .where(and(eq(postingReports.postingId, postings.id), isNull(postingReports.handledAt))),
  );

const wasApproved = (executor: Executor): SQL =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(postingMoves)
      .where(
        and(
          eq(postingMoves.postingId, postings.id),
          eq(postingMoves.fromState, 'in_review'),
          eq(postingMoves.toState, 'active'),
        ),
      ),
  );

/** Searches the few waiting rows instead of all postings. */
const isWaiting = (now: Date): SQL =>
  and(
    sql`${postings.id} in (select p.id from ${postings} p where p.state = 'in_review' union all select c.posting_id from ${postingChanges} c where c.refused_at is null)`,
    or(eq(postings.state, 'in_review'), changeWaits(now)),
  ) as SQL;

const conditionOf = (executor: Executor, tab: ModerationTab, now: Date): SQL => {
  if (tab === 'waiting') return isWaiting(now);
  if (tab === 'rejected') return eq(postings.state, 'rejected');
  return tab === 'reported' ? isReported(executor) : wasApproved(executor);
};

const columnsAt = (now: Date) => ({
  posting,
  company: employers.company,
  logoFileId: employers.logoFileId,
  location: employers.location,
  verifiedAt: employers.verifiedAt,
  movedAt: movedAt(now),
  openReports,
  /** A change; whether it is pending depends on the posting. */
  change: postingChanges,
});

const moderated = (executor: Executor, now: Date) =>
  executor
    .select(columnsAt(now))
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .leftJoin(postingChanges, eq(postingChanges.postingId, postings.id));

/** A page of a tab: the longest waiting first, in other tabs the latest. */
export async function listModerated(
  executor: Executor,
  { tab, page, pageSize }: { tab: ModerationTab; page: number; pageSize: number },
  now: Date,
) {
  const match = conditionOf(executor, tab, now);
  const moved = movedAt(now);
  const order = tab === 'waiting' ? [asc(moved), asc(postings.id)] : [desc(moved), desc(postings.id)];
  const rows = await moderated(executor, now)
    .where(match)
    .orderBy(...order)
    .limit(pageSize)
    .offset(pageOffset({ page, pageSize }));
  const [total] = await executor
    .select({ count: count() })
    .from(postings)
    .leftJoin(postingChanges, eq(postingChanges.postingId, postings.id))
    .where(match);
  return { rows, total: total?.count ?? 0 };
}

export type ModeratedStoreRow = Awaited<ReturnType<typeof listModerated>>['rows'][number];

const DAY = 86_400_000;
const days = { day: 1, week: 7, month: 30, older: 30 };

/** Matches the beginning of a word of the title, a part of the company's name, or the id. */
const withWord = (word: string): SQL | undefined => {
  const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return or(
    letters ? sql`${postings.search} @@ to_tsquery('serbian', ${`${letters}:*A`})` : undefined,
    like(employers.companyFolded, containing(word)),
    /^\d{1,9}$/.test(word) ? eq(postings.id, Number(word)) : undefined,
  );
};

/** Matches the visible state. */
const inState = (state: PostingState, now: Date): SQL | undefined => {
  if (state === 'active') return liveCondition(now);
  const ended = and(eq(postings.state, 'active'), sql`not (${liveCondition(now)})`);
  return state === 'expired' ? or(eq(postings.state, 'expired'), ended) : eq(postings.state, state);
};

const ofAge = (age: keyof typeof days, now: Date): SQL => {
  const since = new Date(now.getTime() - days[age] * DAY);
  return age === 'older' ? lt(postings.createdAt, since) : gte(postings.createdAt, since);
};

const wasStopped = (executor: Executor): SQL =>
  exists(
    executor
      .select({ one: sql`1` })
      .from(postingMoves)
      .where(and(eq(postingMoves.postingId, postings.id), eq(postingMoves.cause, 'wording'))),
  );

/** A page of all postings, newest first, with the number of matches. */
export async function listAllPostings(
  executor: Executor,
  { q, state, type, age, findings, ...page }: AllPostingsQuery,
  now: Date,
): Promise<{ rows: ModeratedStoreRow[]; total: number }> {
  const match = and(
    ...searchedWords(q).map(withWord),
    state ? inState(state, now) : undefined,
    type ? eq(postings.productGroup, type) : undefined,
    age ? ofAge(age, now) : undefined,
    findings === 'reported' ? isReported(executor) : undefined,
    findings === 'stopped' ? wasStopped(executor) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    moderated(executor, now).where(match).orderBy(desc(postings.id)).limit(page.pageSize).offset(pageOffset(page)),
    executor
      .select({ count: count() })
      .from(postings)
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .where(match),
  ]);
  return { rows, total: total?.count ?? 0 };
}

export async function findModerated(executor: Executor, id: number, now: Date): Promise<ModeratedStoreRow | null> {
  const [row] = await moderated(executor, now).where(eq(postings.id, id));
  return row ?? null;
}

export async function countModerated(executor: Executor, now: Date) {
  const [states] = await executor
    .select({
      waiting: sql<number>`(count(*) filter (where ${postings.state} = 'in_review'))::int`,
      rejected: sql<number>`(count(*) filter (where ${postings.state} = 'rejected'))::int`,
    })
    .from(postings)
    .where(sql`${postings.state} in ('in_review', 'rejected')`);
  const [changes] = await executor
    .select({ count: count() })
    .from(postingChanges)
    .innerJoin(postings, eq(postings.id, postingChanges.postingId))
    .where(changeWaits(now));
  const reported = await executor.$count(postings, isReported(executor));
  return {
    waiting: (states?.waiting ?? 0) + (changes?.count ?? 0),
    rejected: states?.rejected ?? 0,
    reported,
  };
}

/** Since when the longest waiting one has been waiting. */
export async function longestWait(executor: Executor, now: Date): Promise<Date | null> {
  const [row] = await moderated(executor, now)
    .where(isWaiting(now))
    .orderBy(asc(movedAt(now)))
    .limit(1);
  return row?.movedAt ?? null;
}

/** Every state change of a posting, latest first, with who made it. */
export const listMoves = (executor: Executor, postingId: number) =>
  executor
    .select({
      at: postingMoves.movedAt,
      to: postingMoves.toState,
      cause: postingMoves.cause,
      note: moveNote,
      ground: decisions.ground,
      name: accounts.name,
      lastName: accounts.lastName,
      email: accounts.email,
      company: employers.company,
    })
    .from(postingMoves)
    .leftJoin(decisions, eq(decisions.id, postingMoves.decisionId))
    .leftJoin(accounts, eq(accounts.id, postingMoves.actorId))
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .leftJoin(employers, eq(employers.id, companyMembers.employerId))
    .where(eq(postingMoves.postingId, postingId))
    .orderBy(desc(postingMoves.id));

/** Number of a company's other postings that have been live. */
export async function countPublished(executor: Executor, employerId: number, except: number): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(postings)
    .where(
      and(eq(postings.employerId, employerId), isNotNull(postings.firstPublishedAt), sql`${postings.id} <> ${except}`),
    );
  return row?.count ?? 0;
}
