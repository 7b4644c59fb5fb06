import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { keywordDays } from './keyword-routes.ts';
import { deleteSearchesUntil, deleteVisitsBefore } from './keyword-store.ts';

/** Deletes searches too old to make a keyword popular, and visit rows from before today. */
export const deleteExpiredSearchesJob = defineJob({ name: 'postings.forget-searches', cron: '25 3 * * *' });

export async function handleKeywordJobs(deps: Pick<Machinery, 'database' | 'jobs' | 'clock'>): Promise<void> {
  const { database, jobs, clock } = deps;
  await jobs.handle(deleteExpiredSearchesJob, async () => {
    const today = localDay(clock.now());
    await deleteSearchesUntil(database.executor, addDays(today, -keywordDays));
    await deleteVisitsBefore(database.executor, today);
  });
}
