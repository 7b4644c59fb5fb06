import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem } from '#shared/problem.ts';
import type { BlogCategoryCode } from '../blog-categories.ts';
import type { BlogCard, BlogMeta, BlogPost } from '../fields.ts';
import { toBlogCard, toBlogPost } from './blog-rows.ts';
import * as store from './blog-store.ts';

/** How many texts are offered below one. */
const relatedCount = 3;

export interface BlogService {
  /** Published texts of a language, newest first. */
  list(
    actor: Actor,
    language: Language,
    query: { category: BlogCategoryCode | null; page: number; pageSize: number },
  ): Promise<{ data: BlogCard[]; meta: BlogMeta }>;
  /** @throws 404 `content.post-not-found`, also for an unpublished one */
  get(actor: Actor, id: number): Promise<BlogPost>;
}

/** Reading the blog, which everybody may. */
export function createBlogService({ database, clock }: { database: Database; clock: Clock }): BlogService {
  return {
    async list(_actor, language, { category, page, pageSize }) {
      const { rows, total } = await store.listPosts(database.executor, language, category, clock.now(), {
        limit: pageSize,
        offset: pageOffset({ page, pageSize }),
      });
      return { data: rows.map(toBlogCard), meta: { category, page, pageSize, total } };
    },

    async get(_actor, id) {
      const now = clock.now();
      const row = await store.findPost(database.executor, id, now);
      if (!row) throw new Problem('content.post-not-found');
      const translations = await store.listTranslations(database.executor, row, now);
      const related = await store.listRelated(database.executor, row, now, relatedCount);
      return toBlogPost(row, translations, related);
    },
  };
}
