import { and, asc, count, desc, eq, getTableColumns, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import { files } from '#features/files/server/file-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { BlogCategoryCode } from '../blog-categories.ts';
import { blogPosts } from './blog-table.ts';

export type BlogRow = typeof blogPosts.$inferSelect & { publishedAt: Date };
export type NewBlogRow = typeof blogPosts.$inferInsert;

/** A blog row with the size of its picture in pixels. */
export type ShownRow = BlogRow & { imageWidth: number | null; imageHeight: number | null };

const shownColumns = { ...getTableColumns(blogPosts), imageWidth: files.width, imageHeight: files.height };

const published = (now: Date): SQL | undefined =>
  and(isNotNull(blogPosts.publishedAt), lte(blogPosts.publishedAt, now));

const listed = (language: Language, category: BlogCategoryCode | null, now: Date): SQL | undefined =>
  and(
    eq(blogPosts.language, language),
    category === null ? undefined : eq(blogPosts.category, category),
    published(now),
  );

/** Published articles in a language, newest first. */
export async function listPosts(
  executor: Executor,
  language: Language,
  category: BlogCategoryCode | null,
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ rows: ShownRow[]; total: number }> {
  const where = listed(language, category, now);
  const rows = await executor
    .select(shownColumns)
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.imageId))
    .where(where)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await executor.select({ total: count() }).from(blogPosts).where(where);
  return { rows: rows as ShownRow[], total: counted?.total ?? 0 };
}

/** A published article: only the data for its URL. */
export interface PublishedText {
  id: number;
  language: Language;
  /** Shared by all languages of an article; null for an article without translation. */
  pairKey: string | null;
  category: BlogCategoryCode;
  lastModified: Date;
}

export async function listAddresses(executor: Executor, now: Date): Promise<PublishedText[]> {
  const { id, language, pairKey, category, updatedAt, publishedAt } = blogPosts;
  const rows = await executor
    .select({ id, language, pairKey, category, updatedAt, publishedAt })
    .from(blogPosts)
    .where(published(now))
    .orderBy(asc(blogPosts.id));
  return rows.map(({ updatedAt: changed, publishedAt: shown, ...row }) => ({
    ...row,
    lastModified: shown !== null && shown > changed ? shown : changed,
  }));
}

/** A published article; null when there is none with this id. */
export async function findPost(executor: Executor, id: number, now: Date): Promise<ShownRow | null> {
  const [row] = await executor
    .select(shownColumns)
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.imageId))
    .where(and(eq(blogPosts.id, id), published(now)));
  return (row as ShownRow | undefined) ?? null;
}

/** Published translations of an article. */
export async function listTranslations(
  executor: Executor,
  { id, pairKey }: BlogRow,
  now: Date,
): Promise<{ id: number; language: Language }[]> {
  if (pairKey === null) return [];
  return executor
    .select({ id: blogPosts.id, language: blogPosts.language })
    .from(blogPosts)
    .where(and(eq(blogPosts.pairKey, pairKey), ne(blogPosts.id, id), published(now)));
}

/** Related articles: those of the same category first, then the newest. */
export async function listRelated(
  executor: Executor,
  { id, language, category }: Pick<BlogRow, 'id' | 'language' | 'category'>,
  now: Date,
  most: number,
): Promise<ShownRow[]> {
  const rows = await executor
    .select(shownColumns)
    .from(blogPosts)
    .leftJoin(files, eq(files.id, blogPosts.imageId))
    .where(and(listed(language, null, now), ne(blogPosts.id, id)))
    .orderBy(sql`(${blogPosts.category} = ${category}) desc`, desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(most);
  return rows as ShownRow[];
}

/** Size of a picture in pixels; null when it has been deleted. */
export async function findPicture(
  executor: Executor,
  id: string,
): Promise<{ width: number | null; height: number | null } | null> {
  const [row] = await executor.select({ width: files.width, height: files.height }).from(files).where(eq(files.id, id));
  return row ?? null;
}

/** Whether a published article uses this picture. */
export async function isShownPicture(executor: Executor, fileId: string, now: Date): Promise<boolean> {
  const [row] = await executor
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.imageId, fileId), published(now)))
    .limit(1);
  return row !== undefined;
}

export async function hasPosts(executor: Executor): Promise<boolean> {
  const [row] = await executor.select({ id: blogPosts.id }).from(blogPosts).limit(1);
  return row !== undefined;
}

export async function insertPosts(executor: Executor, rows: NewBlogRow[]): Promise<void> {
  await executor.insert(blogPosts).values(rows);
}
