import { sql } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import type { ReadReplica } from '#host/database/read-database.ts';
import type { FileStore } from '#host/files/file-store.ts';
import { isAway } from '#host/files/open-file-store.ts';
import type { HttpAppDeps } from '#host/http/http-app.ts';
import type { Jobs } from '#host/jobs/jobs.ts';

/** A job due for this long is not being processed: the longest of ours run for a few minutes. */
const latestJobSeconds = 900;

/** What the site requires to respond, and what may be late meanwhile. */
export function siteHealth(deps: {
  database: Database;
  store: FileStore;
  jobs: Pick<Jobs, 'backlog'>;
  replica: ReadReplica | null;
  clock: Clock;
  /** Null when uploads are not scanned. */
  scans: Files['waitingScans'] | null;
}): Pick<HttpAppDeps, 'needs' | 'late'> {
  const { database, store, jobs, replica, clock, scans } = deps;
  const isScannerLate = async (waiting: Files['waitingScans']): Promise<boolean> => {
    const { since } = await waiting(database.executor);
    return since !== null && (clock.now().getTime() - since.getTime()) / 1000 > latestJobSeconds;
  };
  return {
    needs: {
      database: async () => {
        await database.executor.execute(sql`select 1`);
      },
      ...(store.isRemote ? {} : { disk: () => store.tryToWrite() }),
    },
    late: {
      // Pages, search and everything unrelated to files work without it.
      ...(store.isRemote ? { files: () => isAway(store) } : {}),
      queue: async () => (await jobs.backlog()).oldestSeconds > latestJobSeconds,
      ...(replica ? { replica: async () => replica.state() !== 'used' } : {}),
      ...(scans ? { scanner: () => isScannerLate(scans) } : {}),
    },
  };
}
