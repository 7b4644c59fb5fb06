import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Deletes uploads that nothing used within a day. */
export const sweepFilesJob = defineJob({ name: 'files.sweep', payload: z.object({}) });
