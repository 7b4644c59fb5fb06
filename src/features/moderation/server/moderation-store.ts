import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postingReports } from '#features/contact/reports/server/report-table.ts';
import { companyMembers, employers } from '#features/employers/server/employer-table.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { pageOffset } from '#shared/paging.ts';
import type { ModerationTab } from '../moderation-tabs.ts';

const { search, searchHead, searchVersion, ...posting } = getTableColumns(postings);

const openReports = sql<number>`(select count(*)::int from ${postingReports} where ${postingReports.postingId} = ${postings.id} and ${postingReports.handledAt} is null)`;

/** When the posting came into its state. */
const movedAt =
  sql<Date>`(select max(${postingMoves.movedAt}) from ${postingMoves} where ${postingMoves.postingId} = ${postings.id})`.mapWith(
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

const conditionOf = (executor: Executor, tab: ModerationTab): SQL => {
  if (tab === 'waiting') return eq(postings.state, 'in_review');
  if (tab === 'rejected') return eq(postings.state, 'rejected');
  return tab === 'reported' ? isReported(executor) : wasApproved(executor);
};

const columns = {
  posting,
  company: employers.company,
  location: employers.location,
  verifiedAt: employers.verifiedAt,
  movedAt,
  openReports,
};

const moderated = (executor: Executor) =>
  executor.select(columns).from(postings).innerJoin(employers, eq(employers.id, postings.employerId));

/** A page of a tab: what waits longest first, of the others the latest. */
export async function listModerated(
  executor: Executor,
  { tab, page, pageSize }: { tab: ModerationTab; page: number; pageSize: number },
) {
  const match = conditionOf(executor, tab);
  const order = tab === 'waiting' ? [asc(movedAt), asc(postings.id)] : [desc(movedAt), desc(postings.id)];
  const rows = await moderated(executor)
    .where(match)
    .orderBy(...order)
    .limit(pageSize)
    .offset(pageOffset({ page, pageSize }));
  return { rows, total: await executor.$count(postings, match) };
}

export type ModeratedStoreRow = Awaited<ReturnType<typeof listModerated>>['rows'][number];

export async function findModerated(executor: Executor, id: number): Promise<ModeratedStoreRow | null> {
  const [row] = await moderated(executor).where(eq(postings.id, id));
  return row ?? null;
}

export async function countModerated(executor: Executor) {
  const [states] = await executor
    .select({
      waiting: sql<number>`(count(*) filter (where ${postings.state} = 'in_review'))::int`,
      rejected: sql<number>`(count(*) filter (where ${postings.state} = 'rejected'))::int`,
    })
    .from(postings)
    .where(sql`${postings.state} in ('in_review', 'rejected')`);
  const reported = await executor.$count(postings, isReported(executor));
  return { waiting: states?.waiting ?? 0, rejected: states?.rejected ?? 0, reported };
}

/** Since when the first of those that wait has waited. */
export async function longestWait(executor: Executor): Promise<Date | null> {
  const [row] = await moderated(executor)
    .where(eq(postings.state, 'in_review'))
    .orderBy(asc(movedAt))
    .limit(1);
  return row?.movedAt ?? null;
}

/** Every move of a posting, the latest first, with who made it. */
export const listMoves = (executor: Executor, postingId: number) =>
  executor
    .select({
      at: postingMoves.movedAt,
      to: postingMoves.toState,
      cause: postingMoves.cause,
      note: postingMoves.note,
      name: accounts.name,
      lastName: accounts.lastName,
      email: accounts.email,
      company: employers.company,
    })
    .from(postingMoves)
    .leftJoin(accounts, eq(accounts.id, postingMoves.actorId))
    .leftJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .leftJoin(employers, eq(employers.id, companyMembers.employerId))
    .where(eq(postingMoves.postingId, postingId))
    .orderBy(desc(postingMoves.id));

/** Postings of a company that have been live, without one of them. */
export async function countPublished(
  executor: Executor,
  employerId: number,
  except: number,
): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(postings)
    .where(
      and(
        eq(postings.employerId, employerId),
        isNotNull(postings.firstPublishedAt),
        sql`${postings.id} <> ${except}`,
      ),
    );
  return row?.count ?? 0;
}
