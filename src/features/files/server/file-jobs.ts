import { z } from 'zod';
import { defineJob } from '#host/jobs/jobs.ts';

/** Deletes the bytes of files whose records are gone. */
export const deleteBytesJob = defineJob({
  name: 'files.forget-bytes',
  payload: z.object({ storageKeys: z.array(z.string()) }),
  // A store may be away for hours; what is still there then the nightly sweep finds.
  retryLimit: 8,
  retryDelay: 60,
});

/** Deletes bytes that no record knows. */
export const sweepLostBytesJob = defineJob({ name: 'files.sweep-lost-bytes', cron: '41 3 * * *' });

/** Draws logos of an earlier version on their square. */
export const redrawLogosJob = defineJob({ name: 'files.redraw-logos', cron: '9 * * * *' });

/** Deletes uploads that nothing used within a day. */
export const sweepFilesJob = defineJob({ name: 'files.sweep', cron: '17 * * * *' });
