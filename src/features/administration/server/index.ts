import type { Accounts } from '#features/accounts/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { handleRetention } from './retention-job.ts';
import { createSummaryRoutes } from './summary-routes.ts';

/** What administrators begin with, the audit log, and what is deleted when it is old enough. */
export async function createAdministration(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit' | 'log'> & {
    accounts: Pick<Accounts, 'administration'>;
    contact: Pick<Contact, 'countWaiting'>;
    /** Whether there are nightly backups. */
    backups: boolean;
    waitingScans: Files['waitingScans'];
  },
): Promise<Feature> {
  await handleRetention(deps);
  return { routes: [...createSummaryRoutes(deps), ...createAuditRoutes(deps)] };
}
