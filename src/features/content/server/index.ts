import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import { blogRoutes } from './blog-routes.ts';
import { createBlogService } from './blog-service.ts';
import { listAddresses, type PublishedText } from './blog-store.ts';

export type { PublishedText } from './blog-store.ts';

export interface Content {
  routes: Route[];
  /** What the sitemap names: every published text. */
  published(): Promise<PublishedText[]>;
}

/** What the site itself has to say: its blog. */
export function createContent(deps: { database: Database; clock: Clock }): Content {
  return {
    routes: blogRoutes(createBlogService(deps)),
    published: () => listAddresses(deps.database.executor, deps.clock.now()),
  };
}
