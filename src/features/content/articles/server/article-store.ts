import { and, count, desc, eq, gt, isNotNull, isNull, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { containing } from '#host/database/like.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { blogPosts } from '../../blog/server/blog-table.ts';
import type { EditedTextRow } from '../../editing/server/edited-text-store.ts';
import { blogArticles, editedTexts, textVersions } from '../../editing/server/edited-text-table.ts';
import { type ArticleState, articleStates } from '../article-limits.ts';
import type { ArticleInput, ArticlesQuery, ArticleValues, SavedArticle } from '../fields.ts';
import { isWritten } from '../fields.ts';

export interface ArticleRecord {
  text: EditedTextRow;
  pairKey: string;
  publishedAt: Date | null;
  withdrawnAt: Date | null;
  /** When the latest published version was stored; null before the first one. */
  versionAt: Date | null;
}

export const toSavedText = ({ id, values, version, savedAt }: EditedTextRow): SavedArticle => ({
  id,
  values: values as ArticleValues,
  version,
  savedAt: savedAt.toISOString(),
});

/** Publication state of an article at a point in time. */
export const stateOf = (
  { publishedAt, withdrawnAt }: Pick<ArticleRecord, 'publishedAt' | 'withdrawnAt'>,
  now: Date,
): ArticleState => {
  if (publishedAt) return publishedAt > now ? 'scheduled' : 'published';
  return withdrawnAt ? 'withdrawn' : 'draft';
};

const inState = (state: ArticleState, now: Date): SQL | undefined =>
  ({
    draft: and(isNull(blogArticles.publishedAt), isNull(blogArticles.withdrawnAt)),
    scheduled: gt(blogArticles.publishedAt, now),
    published: lte(blogArticles.publishedAt, now),
    withdrawn: and(isNull(blogArticles.publishedAt), isNotNull(blogArticles.withdrawnAt)),
  })[state];

const versionAt = sql<Date | null>`(
  select max(${textVersions.createdAt}) from ${textVersions} where ${textVersions.textId} = ${editedTexts.id}
)`.mapWith(textVersions.createdAt);

const columns = {
  text: editedTexts,
  pairKey: blogArticles.pairKey,
  publishedAt: blogArticles.publishedAt,
  withdrawnAt: blogArticles.withdrawnAt,
  versionAt,
};

const matching = (
  { words, state, category }: { words: string[] } & Pick<ArticlesQuery, 'state' | 'category'>,
  now: Date,
): SQL | undefined =>
  and(
    ...words.map((word) => like(blogArticles.searchFolded, containing(word))),
    state === null ? undefined : inState(state, now),
    category === null ? undefined : sql`${editedTexts.values} ->> 'category' = ${category}`,
  );

/** Sorted by save time, the latest first. */
export async function listArticles(
  executor: Executor,
  filter: { words: string[] } & Pick<ArticlesQuery, 'state' | 'category'>,
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ rows: ArticleRecord[]; total: number }> {
  const where = matching(filter, now);
  const from = () =>
    executor.select(columns).from(blogArticles).innerJoin(editedTexts, eq(editedTexts.id, blogArticles.textId));
  const rows = await from()
    .where(where)
    .orderBy(desc(editedTexts.savedAt), desc(editedTexts.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await executor
    .select({ total: count() })
    .from(blogArticles)
    .innerJoin(editedTexts, eq(editedTexts.id, blogArticles.textId))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function countStates(executor: Executor, now: Date): Promise<Record<ArticleState, number>> {
  const counts = {} as Record<ArticleState, number>;
  for (const state of articleStates) counts[state] = await executor.$count(blogArticles, inState(state, now));
  return counts;
}

export async function findArticle(executor: Executor, id: number): Promise<ArticleRecord | null> {
  const [row] = await executor
    .select(columns)
    .from(blogArticles)
    .innerJoin(editedTexts, eq(editedTexts.id, blogArticles.textId))
    .where(eq(blogArticles.textId, id));
  return row ?? null;
}

/** @throws `administration.text-not-found` */
export async function getArticle(executor: Executor, id: number): Promise<ArticleRecord> {
  const article = await findArticle(executor, id);
  if (!article) throw new Problem('administration.text-not-found');
  return article;
}

export async function insertArticle(
  tx: Executor,
  values: Pick<typeof blogArticles.$inferInsert, 'textId' | 'pairKey' | 'searchFolded' | 'publishedAt'>,
): Promise<void> {
  await tx.insert(blogArticles).values(values);
}

export async function changeArticle(
  tx: Executor,
  id: number,
  values: Partial<Pick<typeof blogArticles.$inferInsert, 'publishedAt' | 'withdrawnAt' | 'searchFolded'>>,
): Promise<void> {
  await tx.update(blogArticles).set(values).where(eq(blogArticles.textId, id));
}

/** Deletes an article with its versions and posts. */
export async function removeArticle(tx: Executor, id: number, pairKey: string): Promise<void> {
  await tx.delete(blogPosts).where(eq(blogPosts.pairKey, pairKey));
  await tx.delete(editedTexts).where(eq(editedTexts.id, id));
}

/** Pictures used by the published versions of an article. */
export async function picturesOfVersions(executor: Executor, id: number): Promise<string[]> {
  const rows = await executor
    .select({ picture: sql<string | null>`${textVersions.values} ->> 'blogImage'` })
    .from(textVersions)
    .where(eq(textVersions.textId, id));
  return [...new Set(rows.flatMap(({ picture }) => picture ?? []))];
}

/**
 * Writes the posts that readers see, one row per language with text. The row of a language without text is kept without
 * a publication date, so that it has the same URL when it is published again.
 */
export async function writePosts(
  tx: Executor,
  pairKey: string,
  { category, art, author, blogImage, ...input }: ArticleInput,
  publishedAt: Date,
  now: Date,
): Promise<void> {
  for (const language of ['sr', 'en'] as const) {
    const { title, summary, body, imageAlt } = input[language];
    const mine = and(eq(blogPosts.pairKey, pairKey), eq(blogPosts.language, language));
    if (!isWritten(input[language])) {
      await tx.update(blogPosts).set({ publishedAt: null }).where(mine);
      continue;
    }
    const shown = {
      category,
      art,
      title,
      summary,
      body,
      imageAlt,
      publishedAt,
      updatedAt: now,
      author: author || null,
      imageId: blogImage,
    };
    await tx
      .insert(blogPosts)
      .values({ ...shown, pairKey, language })
      .onConflictDoUpdate({ target: [blogPosts.pairKey, blogPosts.language], set: shown });
  }
}

/** Hides the posts in all languages from readers. */
export async function hidePosts(tx: Executor, pairKey: string): Promise<void> {
  await tx.update(blogPosts).set({ publishedAt: null }).where(eq(blogPosts.pairKey, pairKey));
}

/** Languages that readers see or will see, each with the id of its post. */
export const listPostIds = (executor: Executor, pairKey: string): Promise<{ id: number; language: Language }[]> =>
  executor
    .select({ id: blogPosts.id, language: blogPosts.language })
    .from(blogPosts)
    .where(and(eq(blogPosts.pairKey, pairKey), isNotNull(blogPosts.publishedAt)))
    .orderBy(desc(blogPosts.language));
