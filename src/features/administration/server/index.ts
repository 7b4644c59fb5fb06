import type { Accounts } from '#features/accounts/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log.ts';
import { type BackupPlace, handleBackups } from '../backups/server/backup-jobs.ts';
import { createAuditRoutes } from './audit-routes.ts';
import { handleRetention } from './retention-job.ts';
import { createSummaryRoutes } from './summary-routes.ts';

/** What administrators begin with, the audit log, nightly backups, and what is deleted when it is old enough. */
export async function createAdministration(deps: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  audit: Audit;
  accounts: Pick<Accounts, 'administration'>;
  contact: Pick<Contact, 'countWaiting'>;
  log: Log;
  /** Null: no nightly backups. */
  backups: BackupPlace | null;
  waitingScans: Files['waitingScans'];
}): Promise<Feature> {
  await handleRetention(deps);
  await handleBackups({ ...deps, place: deps.backups });
  return { routes: [...createSummaryRoutes(deps), ...createAuditRoutes(deps)] };
}
