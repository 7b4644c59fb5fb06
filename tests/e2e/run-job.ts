import type { z } from 'zod';
import type { JobDefinition } from '#host/jobs/job-definition.ts';
import { createJobs } from '#host/jobs/jobs.ts';
import { createLog } from '#host/log.ts';
import type { Site } from './site.ts';

/** Has the site's worker do a scheduled job now, instead of at the next minute. */
export async function runJob({ database }: Site, job: JobDefinition<z.ZodObject>): Promise<void> {
  const jobs = createJobs({ database, log: createLog('silent') });
  await jobs.handle(job, async () => {});
  await jobs.start({ work: false });
  await jobs.send(database.executor, job, {});
  await jobs.stop();
}
