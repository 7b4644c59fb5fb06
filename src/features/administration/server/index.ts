import type { Accounts } from '#features/accounts/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { handleRetention } from './retention-job.ts';
import { createSummaryRoutes } from './summary-routes.ts';

/** Home page of administrators, audit log, and deletion of data after its retention period. */
export async function createAdministration(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit' | 'log'> & {
    accounts: Pick<Accounts, 'administration'>;
    contact: Pick<Contact, 'countWaiting'>;
    /** Whether nightly backups are configured. */
    backups: boolean;
    waitingScans: Files['waitingScans'];
  },
): Promise<Feature> {
  await handleRetention(deps);
  return { routes: [...createSummaryRoutes(deps), ...createAuditRoutes(deps)] };
}
