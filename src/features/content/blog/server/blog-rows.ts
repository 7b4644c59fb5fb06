import { publicFileAddress } from '#features/files/public-address.ts';
import type { Language } from '#kit/i18n/language.ts';
import { blogCategoryLabel } from '../blog-categories.ts';
import type { BlogCard, BlogPost } from '../fields.ts';
import type { ShownRow } from './blog-store.ts';

/** Typical reading speed. */
const wordsPerMinute = 200;

/** Reading time of an article in minutes, at least one. */
export const readingMinutes = (html: string): number => {
  const words = html.replace(/<[^<>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute));
};

/** A row as shown in lists; the category name is in the article's own language. */
export const toBlogCard = (row: ShownRow): BlogCard => ({
  id: row.id,
  language: row.language,
  category: { code: row.category, label: blogCategoryLabel(row.category, row.language) },
  title: row.title,
  summary: row.summary,
  art: row.art,
  image:
    row.imageId === null
      ? null
      : {
          url: publicFileAddress(row.imageId),
          width: row.imageWidth ?? 0,
          height: row.imageHeight ?? 0,
          alt: row.imageAlt,
        },
  readingMinutes: readingMinutes(row.body),
  publishedAt: row.publishedAt.toISOString(),
});

export const toBlogPost = (
  row: ShownRow,
  translations: { id: number; language: Language }[],
  related: ShownRow[],
): BlogPost => ({
  ...toBlogCard(row),
  author: row.author,
  body: row.body,
  updatedAt: row.updatedAt.toISOString(),
  translations,
  related: related.map(toBlogCard),
});
