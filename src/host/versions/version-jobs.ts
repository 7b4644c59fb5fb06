import { lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { changeLog } from './version-table.ts';

export const deleteExpiredChangesJob = defineJob({ name: 'versions.forget', cron: '23 * * * *' });

const cacheMs = 86_400_000;

/** Forgets, once an hour, noted changes that every process has heard of long ago. */
export async function handleVersionJobs(deps: { database: Database; jobs: Jobs; clock: Clock }): Promise<void> {
  const { database, jobs, clock } = deps;
  await jobs.handle(deleteExpiredChangesJob, async () => {
    await database.executor.delete(changeLog).where(lt(changeLog.changedAt, new Date(clock.now().getTime() - cacheMs)));
  });
}
