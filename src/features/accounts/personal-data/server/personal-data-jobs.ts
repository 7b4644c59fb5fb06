import { z } from 'zod';
import { defineJob } from '#host/jobs/jobs.ts';

/** Creates one copy of a person's data. */
export const makeExportJob = defineJob({
  name: 'accounts.make-export',
  payload: z.object({ exportId: z.string() }),
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 900,
});

/** Deletes copies that can no longer be downloaded. */
export const sweepExportsJob = defineJob({ name: 'accounts.sweep-exports', cron: '29 * * * *' });

/** Deletes accounts whose address was never verified (rules.md#retention). */
export const sweepUnverifiedJob = defineJob({ name: 'accounts.sweep-unverified', cron: '37 3 * * *' });
