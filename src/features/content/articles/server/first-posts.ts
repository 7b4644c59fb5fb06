import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { readText } from '#host/content-files.ts';
import type { Database } from '#host/database/database.ts';
import { sanitizeArticle } from '#host/html/sanitize.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { BlogArt, BlogCategoryCode } from '../../blog/blog-categories.ts';
import { hasPosts } from '../../blog/server/blog-store.ts';
import { insertPublished } from './new-article.ts';

/** Key of the advisory lock, so that two processes starting together load the articles once. */
const lock = 7_240_052;
const day = 86_400_000;

interface FirstPost {
  category: BlogCategoryCode;
  art: BlogArt;
  /** Days between its publication date and the installation; determines the list order. */
  daysBefore: number;
}

const posts: Readonly<Record<string, FirstPost>> = {
  cv: { category: 'application', art: 'doors', daysBefore: 3 },
  'net-and-gross': { category: 'advice', art: 'chart', daysBefore: 7 },
  'candidate-rights': { category: 'rights', art: 'twins', daysBefore: 12 },
  'cover-letter': { category: 'application', art: 'letter', daysBefore: 18 },
  'good-ad': { category: 'employers', art: 'door', daysBefore: 25 },
  interview: { category: 'application', art: 'clock', daysBefore: 33 },
  'first-job': { category: 'advice', art: 'path', daysBefore: 42 },
  'new-trade': { category: 'advice', art: 'steps', daysBefore: 52 },
};

const head = z.strictObject({ title: z.string().min(1), summary: z.string().min(1) });

/** Keys of the first articles, in list order. */
export const firstPostKeys = Object.keys(posts);

/** Title, summary and body of one of the first articles; the body is HTML as returned by `sanitizeArticle`. */
export function firstPostText(key: string, language: Language) {
  const { head: words, body } = readText(`blog/${key}.${language}.html`, head);
  return { ...words, body };
}

/**
 * Inserts the first articles of a new installation, in both languages. Does nothing when any article exists, so that
 * administrators' changes are kept; two parallel starts insert them once.
 */
export async function loadFirstPosts(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if (await hasPosts(tx)) return;
    for (const [pairKey, { category, art, daysBefore }] of Object.entries(posts)) {
      const publishedAt = new Date(now.getTime() - daysBefore * day);
      const wordsIn = (language: Language) => {
        const { title, summary, body } = firstPostText(pairKey, language);
        return { title, summary, imageAlt: '', body: sanitizeArticle(body) };
      };
      const values = {
        category,
        art,
        author: '',
        blogImage: null,
        sr: wordsIn('sr'),
        en: wordsIn('en'),
      };
      await insertPublished(tx, values, { publishedAt, now: publishedAt, pairKey });
    }
  });
}
