import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import { blogRoutes } from './blog-routes.ts';
import { createBlogService } from './blog-service.ts';

/** What the site itself has to say: its blog. */
export function createContent(deps: { database: Database; clock: Clock }): { routes: Route[] } {
  return { routes: blogRoutes(createBlogService(deps)) };
}
