import { lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { notedChanges } from './version-table.ts';

export const forgetChangesJob = defineJob({ name: 'versions.forget', cron: '23 * * * *' });

const keptMs = 86_400_000;

/** Forgets, once an hour, noted changes that every process has heard of long ago. */
export async function handleVersionJobs(deps: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): Promise<void> {
  const { database, jobs, clock } = deps;
  await jobs.handle(forgetChangesJob, async () => {
    await database.executor
      .delete(notedChanges)
      .where(lt(notedChanges.notedAt, new Date(clock.now().getTime() - keptMs)));
  });
}
