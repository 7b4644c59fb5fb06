import type { Advertising } from '#features/advertising/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import { createStatisticsRoutes } from './statistics-routes.ts';
import { handleVisitJobs } from './visit-jobs.ts';
import { createVisitRoutes } from './visit-routes.ts';

/** Visits of postings, and statistics for employers. */
export async function createStatistics(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'rateLimit'> & {
    secret: Key;
    advertising: Pick<Advertising, 'credits'>;
    postings: Pick<Postings, 'visible'>;
  },
): Promise<Feature> {
  const visits = createVisitRoutes({
    ...deps,
    targetsPerAddress: deps.rateLimit({ name: 'apply-target-address', points: 100, seconds: 3600 }),
    viewsPerNetwork: deps.rateLimit({ name: 'view-network', points: 1000, seconds: 3600 }),
  });
  await handleVisitJobs(deps);
  return { routes: [...visits, ...createStatisticsRoutes(deps)] };
}
