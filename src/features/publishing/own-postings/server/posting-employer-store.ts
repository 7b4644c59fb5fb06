import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { orders } from '#features/advertising/server/order-table.ts';
import { applications, awaitsReply } from '#features/applying/server/application-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { identityFields } from '#features/postings/reviewed-fields.ts';
import { postingChanges } from '#features/postings/server/posting-change-table.ts';
import { columnsOf } from '#features/postings/server/posting-store.ts';
import { moveNote, postingMoves, postingPeriods, postings } from '#features/postings/server/posting-table.ts';
import { tabCondition } from '#features/postings/server/posting-tabs.ts';
import type { Executor } from '#host/database/database.ts';
import { pageOffset } from '#kit/paging.ts';
import { fold } from '#kit/serbian-text.ts';
import type { OwnPostingsQuery } from '../../own-fields.ts';
import type { OwnSort } from '../../own-sorts.ts';

const cyrillic = 'абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ';
const cyrillicFolded = 'abvgddezzijklmnoprstcufhccsabvgddezzijklmnoprstcufhccs';
/** `fold` (kit/serbian-text.ts) as SQL, approximated for titles: the database's own `lower` may support ASCII only. */
const foldedTitle = sql`replace(replace(replace(replace(lower(translate(${postings.positionTitle}, ${`čćšžđČĆŠŽĐ${cyrillic}`}, ${`ccszdccszd${cyrillicFolded}`})), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'dj', 'd')`;

const { search, searchHead, searchVersion, ...wholePosting } = getTableColumns(postings);

/** Columns of a list, without long texts. */
const listedPosting = {
  id: postings.id,
  ...columnsOf(identityFields),
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

/** The waiting period of a posting. */
const isWaiting = and(
  eq(postingPeriods.postingId, postings.id),
  isNull(postingPeriods.startedAt),
  isNull(postingPeriods.droppedAt),
);

const newApplications = sql<number>`(select count(*)::int from ${applications} where ${applications.postingId} = ${postings.id} and ${applications.openedAt} is null and ${applications.withdrawnAt} is null)`;

const awaitingReply = sql<number>`(select count(*)::int from ${applications} where ${applications.postingId} = ${postings.id} and ${awaitsReply})`;

/**
 * Number of the pro-forma invoice for which a posting, or its renewal, awaits payment. A posting has at most one unpaid
 * order.
 */
const unpaidInvoice = sql<
  string | null
>`(select ${orders.number} from ${orders} where ${orders.postingId} = ${postings.id} and ${orders.state} = 'awaiting_payment' limit 1)`;

const refusals = alias(decisions, 'refusals');

/** Postings as their company sees them, with these of their columns. */
function selectOwn<Columns extends Record<string, PgColumn>>(executor: Executor, posting: Columns) {
  const lastMove = executor
    .select({
      movedAt: postingMoves.movedAt,
      cause: postingMoves.cause,
      reason: sql<string>`${moveNote}`.as('reason'),
      ground: decisions.ground,
    })
    .from(postingMoves)
    .leftJoin(decisions, eq(decisions.id, postingMoves.decisionId))
    .where(eq(postingMoves.postingId, postings.id))
    .orderBy(desc(postingMoves.id))
    .limit(1)
    .as('last_move');
  return executor
    .select({
      posting,
      movedAt: lastMove.movedAt,
      moveCause: lastMove.cause,
      moveReason: lastMove.reason,
      moveGround: lastMove.ground,
      newApplications,
      awaitingReply,
      unpaidInvoice,
      renewal: { adType: postingPeriods.adType, days: postingPeriods.days },
      change: postingChanges,
      refusal: { reason: sql<string>`coalesce(${refusals.facts}, ${postingChanges.note})`, ground: refusals.ground },
    })
    .from(postings)
    .leftJoinLateral(lastMove, sql`true`)
    .leftJoin(postingPeriods, isWaiting)
    .leftJoin(postingChanges, eq(postingChanges.postingId, postings.id))
    .leftJoin(refusals, eq(refusals.id, postingChanges.decisionId));
}

const ordering: Record<OwnSort, SQL[]> = {
  expiring: [asc(postings.liveUntil), asc(postings.id)],
  newest: [
    desc(sql`coalesce(${postings.lastRenewedAt}, ${postings.firstPublishedAt}, ${postings.createdAt})`),
    desc(postings.id),
  ],
  applications: [desc(newApplications), desc(postings.applicationCount), desc(postings.id)],
};

/** A page of an employer's postings in one tab, with these words in the title, and the number of all matches. */
export async function listOwnPage(
  executor: Executor,
  employerId: number,
  page: OwnPostingsQuery & { sort: OwnSort },
  now: Date,
) {
  const words = fold(page.q).split(/\s+/).filter(Boolean);
  const match = and(
    eq(postings.employerId, employerId),
    tabCondition(page.tab, now),
    ...words.map((word) => sql`position(${word} in ${foldedTitle}) > 0`),
  );
  const rows = await selectOwn(executor, listedPosting)
    .where(match)
    .orderBy(...ordering[page.sort])
    .limit(page.pageSize)
    .offset(pageOffset(page));
  return { rows, total: await executor.$count(postings, match) };
}

export type OwnRow = Awaited<ReturnType<typeof listOwnPage>>['rows'][number];

/** By id and owner: another company's is not found. */
export async function findOwn(executor: Executor, employerId: number, id: number) {
  const [row] = await selectOwn(executor, wholePosting).where(
    and(eq(postings.id, id), eq(postings.employerId, employerId)),
  );
  return row ?? null;
}

export type WholeOwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;
