import type { Advertising } from '#features/advertising/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { countTabs } from '#features/postings/server/posting-tabs.ts';
import type { Feature } from '#host/feature.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import { localDay } from '#kit/dates.ts';
import { getEmployerSummary } from '../contract.ts';
import { createAdTypeViewsRoute } from './ad-type-views.ts';
import * as store from './summary-store.ts';
import { handleVisitJobs } from './visit-jobs.ts';
import { createVisitRoutes } from './visit-routes.ts';

/** An employer's key figures. */
const createSummaryRoute = ({
  database: { executor },
  clock,
  advertising,
}: Pick<Machinery, 'database' | 'clock'> & { advertising: Pick<Advertising, 'credits'> }): Route =>
  on(getEmployerSummary, async ({ actor: { employerId } }) => {
    const now = clock.now();
    const firstOfMonth = `${localDay(now).slice(0, 7)}-01`;
    const [logo, postings, viewsThisMonth, applicationsThisMonth, newApplications, credits] = await Promise.all([
      store.findLogo(executor, employerId),
      countTabs(executor, employerId, now),
      store.countViewsSince(executor, employerId, firstOfMonth),
      store.countApplicationsSince(executor, employerId, firstOfMonth),
      store.countNewApplications(executor, employerId),
      advertising.credits.summaryOf(executor, employerId),
    ]);
    return { logo, postings, viewsThisMonth, applicationsThisMonth, newApplications, credits };
  });

/** Who visits postings, and how an employer's postings do. */
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
  return { routes: [...visits, createSummaryRoute(deps), createAdTypeViewsRoute(deps)] };
}
