import { z } from 'zod';
import { defineJob } from '#host/jobs/jobs.ts';

/** Deletes the bytes of files whose records were deleted. */
export const deleteBytesJob = defineJob({
  name: 'files.forget-bytes',
  payload: z.object({ storageKeys: z.array(z.string()) }),
  // The store may be unavailable for hours; the nightly sweep removes the rest.
  retryLimit: 8,
  retryDelay: 60,
});

/** Deletes bytes without a record. */
export const deleteOrphanedFilesJob = defineJob({ name: 'files.sweep-lost-bytes', cron: '41 3 * * *' });

/** Redraws logos of an earlier version on a square. */
export const redrawLogosJob = defineJob({ name: 'files.redraw-logos', cron: '9 * * * *' });

/** Deletes uploads that were not used within a day. */
export const sweepFilesJob = defineJob({ name: 'files.sweep', cron: '17 * * * *' });
