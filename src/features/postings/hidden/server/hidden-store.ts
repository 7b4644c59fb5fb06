import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { pageOffset } from '#kit/paging.ts';
import { liveCondition } from '../../server/posting-live.ts';
import { postings, publicTitle } from '../../server/posting-table.ts';
import { hiddenItems } from './hidden-table.ts';

/** Ids of what a candidate has hidden. */
export interface HiddenIds {
  postings: number[];
  employers: number[];
}

/** The posting or the company. */
export type Hidable = { postingId: number } | { employerId: number };

const about = (what: Hidable): SQL =>
  'postingId' in what ? eq(hiddenItems.postingId, what.postingId) : eq(hiddenItems.employerId, what.employerId);

export async function readHiddenIds(executor: Executor, accountId: string): Promise<HiddenIds> {
  const rows = await executor
    .select({ postingId: hiddenItems.postingId, employerId: hiddenItems.employerId })
    .from(hiddenItems)
    .where(eq(hiddenItems.accountId, accountId));
  return {
    postings: rows.flatMap(({ postingId }) => postingId ?? []),
    employers: rows.flatMap(({ employerId }) => employerId ?? []),
  };
}

/** The condition that an account has hidden neither the posting of the query nor its company. */
export const notHiddenFrom = (accountId: SQLWrapper): SQL =>
  sql`not exists (select 1 from ${hiddenItems} where ${hiddenItems.accountId} = ${accountId} and (${hiddenItems.postingId} = ${postings.id} or ${hiddenItems.employerId} = ${postings.employerId}))`;

export const countHidden = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(hiddenItems, eq(hiddenItems.accountId, accountId));

export async function isHidden(executor: Executor, accountId: string, what: Hidable): Promise<boolean> {
  return (await executor.$count(hiddenItems, and(eq(hiddenItems.accountId, accountId), about(what)))) > 0;
}

export async function insertHidden(
  tx: Executor,
  { accountId, hiddenAt, ...what }: Hidable & { accountId: string; hiddenAt: Date },
): Promise<void> {
  await tx
    .insert(hiddenItems)
    .values({ accountId, hiddenAt, ...what })
    .onConflictDoNothing();
}

/** False when it was not hidden. */
export async function deleteHidden(executor: Executor, accountId: string, what: Hidable): Promise<boolean> {
  const rows = await executor
    .delete(hiddenItems)
    .where(and(eq(hiddenItems.accountId, accountId), about(what)))
    .returning({ id: hiddenItems.id });
  return rows.length > 0;
}

/** Last hidden first. */
export async function listHiddenPage(
  executor: Executor,
  accountId: string,
  page: { page: number; pageSize: number },
  now: Date,
) {
  return executor
    .select({
      hiddenAt: hiddenItems.hiddenAt,
      posting: {
        id: postings.id,
        positionTitle: publicTitle,
        live: sql<boolean>`coalesce(${liveCondition(now)}, false)`,
        advertiserName: postings.advertiserName,
      },
      employerId: employers.id,
      company: employers.company,
    })
    .from(hiddenItems)
    .leftJoin(postings, eq(postings.id, hiddenItems.postingId))
    .innerJoin(employers, sql`${employers.id} = coalesce(${hiddenItems.employerId}, ${postings.employerId})`)
    .where(eq(hiddenItems.accountId, accountId))
    .orderBy(desc(hiddenItems.hiddenAt), desc(hiddenItems.id))
    .limit(page.pageSize)
    .offset(pageOffset(page));
}
