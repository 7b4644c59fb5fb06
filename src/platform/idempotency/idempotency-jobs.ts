import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { forgetOldKeys } from './idempotency.ts';

const forgetKeysJob = defineJob({ name: 'idempotency.forget', cron: '41 * * * *' });

/** Clears idempotency keys once an hour. */
export async function handleIdempotencyJobs(deps: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): Promise<void> {
  await deps.jobs.handle(forgetKeysJob, () => forgetOldKeys(deps.database.executor, deps.clock.now()));
}
