import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { blogRoutes } from '../blog/server/blog-routes.ts';
import { createBlogService } from '../blog/server/blog-service.ts';
import { listAddresses, type PublishedText } from '../blog/server/blog-store.ts';
import { contentProblems } from '../problems.ts';

export type { PublishedText } from '../blog/server/blog-store.ts';

export interface Content extends Feature {
  /** What the sitemap names: every published text. */
  published(): Promise<PublishedText[]>;
}

/** What the site itself has to say: its blog. */
export function createContent(deps: { database: Database; clock: Clock }): Content {
  return {
    routes: blogRoutes(createBlogService(deps)),
    problems: contentProblems,
    published: () => listAddresses(deps.database.executor, deps.clock.now()),
  };
}
