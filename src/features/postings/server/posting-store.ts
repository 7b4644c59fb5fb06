import { and, asc, count, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { adTypes } from '#features/advertising/server/ad-type-table.ts';
import { type EmployerRow, employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { type ColumnField, cardFields } from '../posting-field-sets.ts';
import { liveCondition } from './posting-live.ts';
import { type SearchableText, searchColumns } from './posting-search-text.ts';
import { type PostingRow, postingMoves, postings } from './posting-table.ts';

/** The query builder accepts SQL for a column, but its types require the column's value. */
type SearchValues = Pick<typeof postings.$inferInsert, 'search' | 'searchHead' | 'searchVersion'>;

export type NewPosting = Omit<typeof postings.$inferInsert, keyof SearchValues>;

/** Many at once, for imports and demo data; returns their ids in the given order. */
export async function insertPostings(
  executor: Executor,
  list: { values: NewPosting; words: SearchableText }[],
): Promise<number[]> {
  const rows = await executor
    .insert(postings)
    .values(list.map(({ values, words }) => ({ ...values, ...(searchColumns(words) as object as SearchValues) })))
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

/** Columns with the content of a posting. */
export type PostingWords = Omit<
  NewPosting,
  'employerId' | 'state' | 'priority' | 'productGroup' | 'productDuration' | 'createdAt'
>;

/**
 * Writes the content of a posting, its search columns and further changes, and increases its version. The caller has
 * locked the row.
 */
export async function writeWords(
  tx: Executor,
  id: number,
  values: PostingWords,
  words: SearchableText,
  change: PostingChange,
): Promise<PostingRow> {
  const [row] = await tx
    .update(postings)
    .set({
      ...values,
      ...change,
      ...(searchColumns(words) as object as SearchValues),
      version: sql`${postings.version} + 1`,
    })
    .where(eq(postings.id, id))
    .returning();
  return row as PostingRow;
}

export async function insertMove(executor: Executor, ...moves: (typeof postingMoves.$inferInsert)[]): Promise<void> {
  await executor.insert(postingMoves).values(moves);
}

/** Whether an administrator has recalled it and it has not been live again since. */
export async function isRecalled(tx: Executor, postingId: number): Promise<boolean> {
  const [last] = await tx
    .select({ cause: postingMoves.cause })
    .from(postingMoves)
    .where(
      and(
        eq(postingMoves.postingId, postingId),
        or(eq(postingMoves.toState, 'active'), eq(postingMoves.cause, 'recalled')),
      ),
    )
    .orderBy(desc(postingMoves.id))
    .limit(1);
  return last?.cause === 'recalled';
}

export async function findPosting(
  executor: Executor,
  id: number,
): Promise<{ posting: PostingRow; employer: EmployerRow; badge: boolean } | null> {
  const [row] = await executor
    .select({ posting: postings, employer: employers, badge })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(eq(postings.id, id));
  return row ?? null;
}

/** The posting, locked until the transaction ends: its state and counts cannot change meanwhile. */
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

/** The columns of fields. */
export const columnsOf = <F extends ColumnField>(fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, postings[field]])) as Pick<typeof postings, F>;

/** Columns of a card, without long texts. */
export const cardColumns = {
  id: postings.id,
  ...columnsOf(cardFields),
  categories: postings.categories,
  badge,
  advertiserName: postings.advertiserName,
  company: employers.company,
  logoFileId: employers.logoFileId,
  employerId: postings.employerId,
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

/** Live cards with these ids, in the given order; ended ones are omitted. */
export async function listCards(executor: Executor, ids: number[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await cards(executor).where(and(inArray(postings.id, ids), liveCondition(now)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Live cards of an ad type shown on the home page, those that end first at the top for `hot`, newest first otherwise.
 */
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

/** Names of companies by id. */
export async function companyNames(executor: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: employers.id, company: employers.company })
    .from(employers)
    .where(inArray(employers.id, ids));
  return new Map(rows.map(({ id, company }) => [id, company]));
}

export async function countApplication(tx: Executor, postingId: number): Promise<void> {
  await tx
    .update(postings)
    .set({ applicationCount: sql`${postings.applicationCount} + 1` })
    .where(eq(postings.id, postingId));
}

/** Increments the view count of a posting. */
export async function countView(tx: Executor, postingId: number): Promise<void> {
  await tx
    .update(postings)
    .set({ viewCount: sql`${postings.viewCount} + 1` })
    .where(eq(postings.id, postingId));
}

/** Columns changed by actions; the content is written by `writeWords`. */
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

/** Changes columns of a posting that the caller has locked; returns it as written. */
export async function updatePosting(tx: Executor, id: number, change: PostingChange): Promise<PostingRow> {
  const [row] = await tx.update(postings).set(change).where(eq(postings.id, id)).returning();
  return row as PostingRow;
}

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
