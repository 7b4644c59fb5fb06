import type { Advertising } from '#features/advertising/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import type { Key } from '#platform/secrets.ts';
import { createStatisticsRoutes } from './statistics-routes.ts';
import { handleVisitJobs } from './visit-jobs.ts';
import { createVisitRoutes } from './visit-routes.ts';

/** Who visits postings, and how an employer's postings do. */
export async function createStatistics(deps: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secret: Key;
  advertising: Pick<Advertising, 'credits'>;
  postings: Pick<Postings, 'visible'>;
  rateLimit: (rule: RateLimitRule) => RateLimit;
}): Promise<Feature> {
  const visits = createVisitRoutes({
    ...deps,
    targetsPerAddress: deps.rateLimit({ name: 'apply-target-address', points: 100, seconds: 3600 }),
    viewsPerNetwork: deps.rateLimit({ name: 'view-network', points: 1000, seconds: 3600 }),
  });
  await handleVisitJobs(deps);
  return { routes: [...visits, ...createStatisticsRoutes(deps)] };
}
