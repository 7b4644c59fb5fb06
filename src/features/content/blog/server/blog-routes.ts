import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import { on, type Route, type Shown } from '#host/http/call-context.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import { toBlogCard, toBlogPost } from './blog-rows.ts';
import * as store from './blog-store.ts';

/** Number of related articles below an article. */
const relatedCount = 3;

/** Expires after a minute, because scheduled articles appear with time alone. */
const shows = (): Shown => ({ scopes: ['blog'], seconds: 60 });

/** Public routes of the blog. */
export function createBlogRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    on(
      contract.listBlog,
      async ({ language, query: { category, page, pageSize } }) => {
        const { rows, total } = await store.listPosts(database.executor, language, category, clock.now(), {
          limit: pageSize,
          offset: pageOffset({ page, pageSize }),
        });
        return { data: rows.map(toBlogCard), meta: { category, page, pageSize, total } };
      },
      { shows },
    ),

    on(
      contract.getBlogPost,
      async ({ id }) => {
        const now = clock.now();
        const row = await store.findPost(database.executor, id, now);
        if (!row) throw new Problem('content.post-not-found');
        const translations = await store.listTranslations(database.executor, row, now);
        const related = await store.listRelated(database.executor, row, now, relatedCount);
        return toBlogPost(row, translations, related);
      },
      { shows },
    ),
  ];
}
