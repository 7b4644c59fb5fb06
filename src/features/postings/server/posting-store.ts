import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#platform/database/database.ts';
import type { ViewSource } from '../view-sources.ts';
import { liveCondition } from './posting-live.ts';
import { type SearchableText, searchColumns } from './posting-search-text.ts';
import {
  type PostingRow,
  postingApplyClicks,
  postingMoves,
  postings,
  postingViews,
} from './posting-table.ts';
import { postingDailyApplyClicks, postingDailyViews } from './statistics-table.ts';

/** The builder takes SQL for a column, but its types want what the column holds. */
type SearchValues = Pick<typeof postings.$inferInsert, 'search' | 'searchHead'>;

export type NewPosting = Omit<typeof postings.$inferInsert, 'search' | 'searchHead'>;

/** Many at once, for imports and demo data; answers their ids in the order given. */
export async function insertPostings(
  executor: Executor,
  list: { values: NewPosting; words: SearchableText }[],
): Promise<number[]> {
  const rows = await executor
    .insert(postings)
    .values(
      list.map(({ values, words }) => ({ ...values, ...(searchColumns(words) as object as SearchValues) })),
    )
    .returning({ id: postings.id });
  return rows.map(({ id }) => id);
}

export async function insertPosting(
  executor: Executor,
  values: NewPosting,
  words: SearchableText,
): Promise<PostingRow> {
  const [row] = await executor
    .insert(postings)
    .values({ ...values, ...(searchColumns(words) as object as SearchValues) })
    .returning();
  return row as PostingRow;
}

/** Columns that hold what a posting says. */
export type PostingWords = Omit<
  NewPosting,
  'employerId' | 'state' | 'priority' | 'productGroup' | 'productDuration' | 'createdAt'
>;

/** Writes what a posting says and how it is found; the next version of it. The caller holds the row. */
export async function writeWords(
  tx: Executor,
  id: number,
  values: PostingWords,
  words: SearchableText,
): Promise<void> {
  await tx
    .update(postings)
    .set({
      ...values,
      ...(searchColumns(words) as object as SearchValues),
      version: sql`${postings.version} + 1`,
    })
    .where(eq(postings.id, id));
}

export async function insertMove(
  executor: Executor,
  ...moves: (typeof postingMoves.$inferInsert)[]
): Promise<void> {
  await executor.insert(postingMoves).values(moves);
}

export async function findPosting(
  executor: Executor,
  id: number,
): Promise<{ posting: PostingRow; employer: EmployerRow; badge: boolean } | null> {
  const [found] = await executor
    .select({ posting: postings, employer: employers, badge })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(eq(postings.id, id));
  return found ?? null;
}

/** The posting, held until the transaction ends: nobody can move it or change its counts meanwhile. */
export async function lockPosting(tx: Executor, id: number): Promise<PostingRow | null> {
  const [row] = await tx.select().from(postings).where(eq(postings.id, id)).for('update');
  return row ?? null;
}

export async function countLiveOf(executor: Executor, employerId: number, now: Date): Promise<number> {
  const [row] = await executor
    .select({ count: count() })
    .from(postings)
    .where(and(eq(postings.employerId, employerId), liveCondition(now)));
  return row?.count ?? 0;
}

/** Whether the posting's ad type has a badge in lists. */
const badge = sql<boolean>`(select list_badge from ${adTypes} where code = ${postings.productGroup})`;

/** Columns of a card; long texts stay where they are. */
export const cardColumns = {
  id: postings.id,
  positionTitle: postings.positionTitle,
  productGroup: postings.productGroup,
  badge,
  advertiserName: postings.advertiserName,
  company: employers.company,
  logoFileId: employers.logoFileId,
  employerId: postings.employerId,
  locations: postings.locations,
  contractType: postings.contractType,
  jobType: postings.jobType,
  workModel: postings.workModel,
  careerLevels: postings.careerLevels,
  salaryMin: postings.salaryMin,
  salaryMax: postings.salaryMax,
  salaryCurrency: postings.salaryCurrency,
  salaryBasis: postings.salaryBasis,
  firstPublishedAt: postings.firstPublishedAt,
  liveUntil: postings.liveUntil,
};

const cards = (executor: Executor) =>
  executor.select(cardColumns).from(postings).innerJoin(employers, eq(employers.id, postings.employerId));

export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

/** Live cards with these ids, in their order; what is not live any more is left out. */
export async function listCards(executor: Executor, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await cards(executor).where(and(inArray(postings.id, ids), liveCondition(now)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Live cards of an ad type that has a place on the home page, those that end first at the top for `hot`, newest first otherwise. */
export async function listOnHome(
  executor: Executor,
  productGroup: string,
  order: 'ending' | 'newest',
  limit: number,
  now: Date,
): Promise<CardRow[]> {
  const by =
    order === 'ending'
      ? [asc(postings.liveUntil), asc(postings.id)]
      : [desc(postings.firstPublishedAt), desc(postings.id)];
  return cards(executor)
    .where(
      and(
        liveCondition(now),
        eq(postings.productGroup, productGroup),
        sql`(select on_home from ${adTypes} where code = ${productGroup})`,
      ),
    )
    .orderBy(...by)
    .limit(limit);
}

export async function listNewest(executor: Executor, limit: number, now: Date): Promise<CardRow[]> {
  return cards(executor)
    .where(liveCondition(now))
    .orderBy(desc(postings.firstPublishedAt), desc(postings.id))
    .limit(limit);
}

/** Names of companies by their ids. */
export async function companyNames(executor: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: employers.id, company: employers.company })
    .from(employers)
    .where(inArray(employers.id, ids));
  return new Map(rows.map(({ id, company }) => [id, company]));
}

/** Counts a view unless this visitor was counted on this day. */
export async function countView(
  tx: Executor,
  postingId: number,
  { day, visitor, source }: { day: string; visitor: string; source: ViewSource },
): Promise<void> {
  const [fresh] = await tx
    .insert(postingViews)
    .values({ postingId, day, visitor })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return;
  await tx
    .update(postings)
    .set({ viewCount: sql`${postings.viewCount} + 1` })
    .where(eq(postings.id, postingId));
  await tx
    .insert(postingDailyViews)
    .values({ postingId, day, source, count: 1 })
    .onConflictDoUpdate({
      target: [postingDailyViews.postingId, postingDailyViews.day, postingDailyViews.source],
      set: { count: sql`${postingDailyViews.count} + 1` },
    });
}

/** Counts that somebody asked how to apply elsewhere, unless this visitor was counted on this day. */
export async function countApplyClick(
  tx: Executor,
  postingId: number,
  { day, visitor }: { day: string; visitor: string },
): Promise<void> {
  const [fresh] = await tx
    .insert(postingApplyClicks)
    .values({ postingId, day, visitor })
    .onConflictDoNothing()
    .returning();
  if (!fresh) return;
  await tx
    .insert(postingDailyApplyClicks)
    .values({ postingId, day, count: 1 })
    .onConflictDoUpdate({
      target: [postingDailyApplyClicks.postingId, postingDailyApplyClicks.day],
      set: { count: sql`${postingDailyApplyClicks.count} + 1` },
    });
}

export async function countApplication(tx: Executor, postingId: number): Promise<void> {
  await tx
    .update(postings)
    .set({ applicationCount: sql`${postings.applicationCount} + 1` })
    .where(eq(postings.id, postingId));
}
