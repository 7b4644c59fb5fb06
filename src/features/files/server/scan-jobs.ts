import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Has the scanner look at one upload. */
export const scanFileJob = defineJob({
  name: 'files.scan',
  payload: z.object({ id: z.uuid() }),
  // A scanner that is away for longer is asked again by the minute's job.
  retryLimit: 2,
  retryDelay: 20,
  concurrency: 2,
});

/** Sends what still waits to a scanner that is back. */
export const scanWaitingJob = defineJob({ name: 'files.scan-waiting', cron: '* * * * *' });
