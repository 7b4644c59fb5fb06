import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { orders } from '#features/advertising/server/order-table.ts';
import { applications } from '#features/applications/server/application-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#platform/database/database.ts';
import { pageOffset } from '#shared/paging.ts';
import { fold } from '#shared/serbian-text.ts';
import type { OwnSort } from '../own-sorts.ts';
import { type PostingTab, tabStates } from '../posting-state.ts';
import { liveCondition } from './posting-live.ts';
import { type PostingRow, postingMoves, postingPeriods, postings } from './posting-table.ts';

/** The employer, held until the transaction ends: what is counted of it cannot change meanwhile. */
export async function lockEmployer(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, id)).for('update');
  return row ?? null;
}

/** The employer as it is now, not held. */
export async function readEmployer(tx: Executor, id: number): Promise<EmployerRow | null> {
  const [row] = await tx.select().from(employers).where(eq(employers.id, id));
  return row ?? null;
}

/** `visibleState` (posting-state.ts) as SQL, tab by tab. */
const tabCondition = (tab: PostingTab, now: Date): SQL | undefined => {
  const states = inArray(postings.state, [...tabStates[tab]]);
  if (tab === 'active') return liveCondition(now);
  if (tab === 'pending') return states;
  return or(states, sql`(${postings.state} = 'active' and not (${liveCondition(now)}))`);
};

const cyrillic = 'абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ';
const cyrillicFolded = 'abvgddezzijklmnoprstcufhccsabvgddezzijklmnoprstcufhccs';
/** `fold` (shared/serbian-text.ts) as SQL, near enough for titles: the database's own `lower` may know ASCII alone. */
const foldedTitle = sql`replace(replace(replace(replace(lower(translate(${postings.positionTitle}, ${`čćšžđČĆŠŽĐ${cyrillic}`}, ${`ccszdccszd${cyrillicFolded}`})), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'dj', 'd')`;

const { search, searchHead, ...wholePosting } = getTableColumns(postings);

/** What a list shows; long texts stay where they are. */
const listedPosting = {
  id: postings.id,
  positionTitle: postings.positionTitle,
  locations: postings.locations,
  productGroup: postings.productGroup,
  productDuration: postings.productDuration,
  state: postings.state,
  createdAt: postings.createdAt,
  firstPublishedAt: postings.firstPublishedAt,
  lastRenewedAt: postings.lastRenewedAt,
  liveUntil: postings.liveUntil,
  viewCount: postings.viewCount,
  applicationCount: postings.applicationCount,
};

/** The latest move of each posting, for a lateral join. */
const lastMoveOf = (executor: Executor) =>
  executor
    .select({ movedAt: postingMoves.movedAt, reason: postingMoves.reason })
    .from(postingMoves)
    .where(eq(postingMoves.postingId, postings.id))
    .orderBy(desc(postingMoves.id))
    .limit(1)
    .as('last_move');

/** The period a posting waits for. */
const isWaiting = and(
  eq(postingPeriods.postingId, postings.id),
  isNull(postingPeriods.startedAt),
  isNull(postingPeriods.droppedAt),
);

const newApplications = sql<number>`(select count(*)::int from ${applications} where ${applications.postingId} = ${postings.id} and ${applications.openedAt} is null)`;

/** Number of the pro-forma invoice that a posting, or its renewal, waits to be paid by. */
export async function findUnpaidInvoice(executor: Executor, postingId: number): Promise<string | null> {
  const [order] = await executor
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.postingId, postingId), eq(orders.state, 'awaiting_payment')));
  return order?.number ?? null;
}

/** The same in a list. A posting has one unpaid order at most. */
const unpaidInvoice = sql<
  string | null
>`(select ${orders.number} from ${orders} where ${orders.postingId} = ${postings.id} and ${orders.state} = 'awaiting_payment' limit 1)`;

const ordering: Record<OwnSort, SQL[]> = {
  expiring: [asc(postings.liveUntil), asc(postings.id)],
  newest: [
    desc(sql`coalesce(${postings.lastRenewedAt}, ${postings.firstPublishedAt}, ${postings.createdAt})`),
    desc(postings.id),
  ],
  applications: [desc(newApplications), desc(postings.applicationCount), desc(postings.id)],
};

export interface OwnPage {
  tab: PostingTab;
  /** Words of the title; empty for all. */
  q: string;
  sort: OwnSort;
  page: number;
  pageSize: number;
}

/** A page of an employer's postings in one tab, with the number of all that match. */
export async function listOwnPage(executor: Executor, employerId: number, page: OwnPage, now: Date) {
  const words = fold(page.q).split(/\s+/).filter(Boolean);
  const match = and(
    eq(postings.employerId, employerId),
    tabCondition(page.tab, now),
    ...words.map((word) => sql`position(${word} in ${foldedTitle}) > 0`),
  );
  const lastMove = lastMoveOf(executor);
  const rows = await executor
    .select({
      posting: listedPosting,
      movedAt: lastMove.movedAt,
      moveReason: lastMove.reason,
      newApplications,
      unpaidInvoice,
      renewal: { adType: postingPeriods.adType, days: postingPeriods.days },
    })
    .from(postings)
    .leftJoinLateral(lastMove, sql`true`)
    .leftJoin(postingPeriods, isWaiting)
    .where(match)
    .orderBy(...ordering[page.sort])
    .limit(page.pageSize)
    .offset(pageOffset(page));
  const [total] = await executor.select({ count: count() }).from(postings).where(match);
  return { rows, total: total?.count ?? 0 };
}

export type OwnRow = Awaited<ReturnType<typeof listOwnPage>>['rows'][number];

export async function countTabs(
  executor: Executor,
  employerId: number,
  now: Date,
): Promise<Record<PostingTab, number>> {
  const counted = (tab: PostingTab) => sql<number>`(count(*) filter (where ${tabCondition(tab, now)}))::int`;
  const [row] = await executor
    .select({ active: counted('active'), pending: counted('pending'), history: counted('history') })
    .from(postings)
    .where(eq(postings.employerId, employerId));
  return row ?? { active: 0, pending: 0, history: 0 };
}

/** By id and owner: somebody else's is not found. */
export async function findOwn(executor: Executor, employerId: number, id: number) {
  const lastMove = lastMoveOf(executor);
  const [row] = await executor
    .select({
      posting: wholePosting,
      movedAt: lastMove.movedAt,
      moveReason: lastMove.reason,
      newApplications,
      unpaidInvoice,
      renewal: { adType: postingPeriods.adType, days: postingPeriods.days },
    })
    .from(postings)
    .leftJoinLateral(lastMove, sql`true`)
    .leftJoin(postingPeriods, isWaiting)
    .where(and(eq(postings.id, id), eq(postings.employerId, employerId)));
  return row ?? null;
}

export type WholeOwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** Ids of active postings whose period is over, longest ended first. */
export async function listEnded(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const rows = await executor
    .select({ id: postings.id })
    .from(postings)
    .where(and(eq(postings.state, 'active'), isNotNull(postings.liveUntil), lt(postings.liveUntil, now)))
    .orderBy(asc(postings.liveUntil))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What moves of a posting change; its words are written by `writeWords`. */
export type PostingChange = Partial<
  Pick<
    PostingRow,
    | 'state'
    | 'productGroup'
    | 'productDuration'
    | 'priority'
    | 'questions'
    | 'expiryDate'
    | 'firstPublishedAt'
    | 'lastRenewedAt'
    | 'liveUntil'
    | 'paidUntil'
    | 'pausedAt'
    | 'wordsShown'
    | 'updatedAt'
  >
>;

/** Changes columns of a posting that the caller holds. */
export async function updatePosting(tx: Executor, id: number, change: PostingChange): Promise<void> {
  await tx.update(postings).set(change).where(eq(postings.id, id));
}
