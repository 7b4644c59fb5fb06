import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Route } from '#platform/http/call-context.ts';
import { createPostingPublicService, type PostingPublicService } from './posting-public-service.ts';
import { postingRoutes } from './posting-routes.ts';

export interface Postings extends PostingPublicService {
  routes: Route[];
}

/** Search, pages and life of postings. */
export function createPostings(deps: { database: Database; clock: Clock; secret: Uint8Array }): Postings {
  const service = createPostingPublicService(deps);
  return { ...service, routes: postingRoutes(service) };
}
