import { lt } from 'drizzle-orm';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { postingApplyClicks, postingViews } from './statistics-table.ts';

/** Deletes rows of single visitors; the counts by day stay. */
export const deleteExpiredVisitorsJob = defineJob({ name: 'postings.forget-visitors', cron: '12 4 * * *' });

/** Rows of visitors prevent counting a visit twice on a day; after that they are not needed. */
const retentionDays = 2;

/** Runs nightly. Rows of past days are no longer written, so one statement blocks nothing. */
export async function handleVisitJobs(deps: Pick<Machinery, 'database' | 'jobs' | 'clock'>): Promise<void> {
  const { database, jobs, clock } = deps;
  await jobs.handle(deleteExpiredVisitorsJob, async () => {
    const before = addDays(localDay(clock.now()), -retentionDays);
    await database.executor.delete(postingViews).where(lt(postingViews.day, before));
    await database.executor.delete(postingApplyClicks).where(lt(postingApplyClicks.day, before));
  });
}
