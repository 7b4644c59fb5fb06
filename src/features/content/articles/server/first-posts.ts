import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { sanitizeArticle } from '#platform/html/sanitize.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { BlogArt, BlogCategoryCode } from '../../blog/blog-categories.ts';
import { hasPosts } from '../../blog/server/blog-store.ts';
import { firstPostTexts as english } from './first-posts.en.ts';
import { firstPostTexts as serbian } from './first-posts.sr.ts';
import { insertPublished } from './new-article.ts';

/** Key of the advisory lock: two processes that start together load the texts once. */
const lock = 7_240_052;
const day = 86_400_000;

interface FirstPost {
  category: BlogCategoryCode;
  art: BlogArt;
  /** How long before the installation it counts as published; the order of the list. */
  daysBefore: number;
}

export type FirstPostKey =
  | 'cv'
  | 'cover-letter'
  | 'interview'
  | 'candidate-rights'
  | 'first-job'
  | 'new-trade'
  | 'good-ad'
  | 'net-and-gross';

/** What a text is called and says in one language; `body` is HTML as `sanitizeArticle` leaves it. */
export interface FirstPostText {
  title: string;
  summary: string;
  body: string;
}

const posts: Record<FirstPostKey, FirstPost> = {
  cv: { category: 'application', art: 'doors', daysBefore: 3 },
  'net-and-gross': { category: 'advice', art: 'chart', daysBefore: 7 },
  'candidate-rights': { category: 'rights', art: 'twins', daysBefore: 12 },
  'cover-letter': { category: 'application', art: 'letter', daysBefore: 18 },
  'good-ad': { category: 'employers', art: 'door', daysBefore: 25 },
  interview: { category: 'application', art: 'clock', daysBefore: 33 },
  'first-job': { category: 'advice', art: 'path', daysBefore: 42 },
  'new-trade': { category: 'advice', art: 'steps', daysBefore: 52 },
};

const texts: Record<Language, Record<FirstPostKey, FirstPostText>> = { sr: serbian, en: english };

/**
 * Inserts the first texts of a new installation, in both languages. Does nothing once there is any text, so that
 * administrators' changes stay; two parallel starts insert them once.
 */
export async function loadFirstPosts(database: Database, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    if (await hasPosts(tx)) return;
    for (const pairKey of Object.keys(posts) as FirstPostKey[]) {
      const { category, art, daysBefore } = posts[pairKey];
      const publishedAt = new Date(now.getTime() - daysBefore * day);
      const wordsIn = (language: Language) => {
        const { title, summary, body } = texts[language][pairKey];
        return { title, summary, imageAlt: '', body: sanitizeArticle(body) };
      };
      const values = {
        ...{ category, art, author: '', blogImage: null },
        ...{ sr: wordsIn('sr'), en: wordsIn('en') },
      };
      await insertPublished(tx, values, { publishedAt, now: publishedAt, pairKey });
    }
  });
}
