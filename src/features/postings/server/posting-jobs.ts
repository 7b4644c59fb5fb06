import { z } from 'zod';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { expirePosting } from './posting-lifecycle.ts';
import { listEnded } from './posting-store.ts';

/** Finds postings whose period is over. */
export const findEndedPostingsJob = defineJob({ name: 'postings.find-ended', cron: '4 * * * *' });

/** Moves one of them to `expired`. */
export const expirePostingJob = defineJob({
  name: 'postings.expire',
  payload: z.object({ postingId: z.number().int() }),
});

/** Maximum number of postings per run; the next hour finds the rest. */
const most = 5000;

/**
 * Hourly: periods end with a day, and pages use the clock, so nothing depends on this job. The employer is notified in
 * the same transaction.
 */
export async function handlePostingJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock'> & {
    periodMails: { notifyEnded(tx: Executor, postingId: number): Promise<void> };
  },
): Promise<void> {
  const { database, jobs, clock, periodMails } = deps;
  await jobs.handle(expirePostingJob, ({ postingId }) =>
    database.transaction(async (tx) => {
      await expirePosting(tx, postingId, clock.now());
      await periodMails.notifyEnded(tx, postingId);
    }),
  );
  await jobs.handle(findEndedPostingsJob, async () => {
    for (const postingId of await listEnded(database.executor, clock.now(), most)) {
      await jobs.send(database.executor, expirePostingJob, { postingId }, { singletonKey: String(postingId) });
    }
  });
}
