import type { Executor } from '#host/database/database.ts';
import { sanitizeArticle } from '#host/html/sanitize.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { BlogPost } from '../../blog/fields.ts';
import { toBlogPost } from '../../blog/server/blog-rows.ts';
import { findPicture, listRelated, type ShownRow } from '../../blog/server/blog-store.ts';
import type { ArticleValues } from '../fields.ts';

/** Number of related articles below an article. */
const relatedCount = 3;

/** An article as readers would see it; null when it has no text in the language. */
export async function previewOf(
  executor: Executor,
  values: ArticleValues,
  { id, language, at, now }: { id: number; language: Language; at: Date; now: Date },
): Promise<BlogPost | null> {
  const { title, summary, body, imageAlt } = values[language];
  if ([title, summary, body].every((text) => text.trim() === '')) return null;
  const picture = values.blogImage === null ? null : await findPicture(executor, values.blogImage);
  const row: ShownRow = {
    id,
    language,
    pairKey: null,
    category: values.category,
    art: values.art,
    title,
    summary,
    imageAlt,
    author: values.author.trim() || null,
    body: sanitizeArticle(body),
    imageId: picture ? values.blogImage : null,
    imageWidth: picture?.width ?? null,
    imageHeight: picture?.height ?? null,
    publishedAt: at,
    updatedAt: now,
  };
  return toBlogPost(row, [], await listRelated(executor, row, now, relatedCount));
}
