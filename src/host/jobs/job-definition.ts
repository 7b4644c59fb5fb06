import { z } from 'zod';

/** The definition of a job, separate from its handler: both sender and worker use it. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  /** Unique, `feature.verb`; it is stored, so after a rename waiting jobs are never run. */
  name: string;
  /** Plain JSON; validated when sent and again when run, because the code may have been deployed in between. */
  payload: S;
  /**
   * Cron schedule with an empty payload: five fields, Belgrade time; once for all processes. Runs missed while no
   * process was running are made up for by one.
   */
  cron?: string;
  /** How often a failed job is tried again (default 5). */
  retryLimit?: number;
  /** Seconds to the first retry (default 30). */
  retryDelay?: number;
  /** Double the delay with each retry, with random jitter (default true). */
  retryBackoff?: boolean;
  /** Seconds after which a running job counts as failed (default 300). */
  expireInSeconds?: number;
  /** How many of these one process runs at the same time (default 1). */
  concurrency?: number;
}

/** Defines a job; without a payload it has an empty one. */
export function defineJob<S extends z.ZodType>(job: JobDefinition<S>): JobDefinition<S>;
export function defineJob(job: Omit<JobDefinition, 'payload'>): JobDefinition<z.ZodObject>;
export function defineJob(job: Omit<JobDefinition, 'payload'>): JobDefinition {
  return { payload: z.object({}), ...job };
}

/** What a handler may know about its current run. */
export interface JobRun {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Whether no retry follows when this one fails. */
  last: boolean;
}

export type JobHandler<S extends z.ZodType> = (payload: z.output<S>, run: JobRun) => Promise<unknown>;

/** The queue's settings, written when the process starts, so that changes apply to existing queues. */
export const queueSettings = (job: JobDefinition) => ({
  retryLimit: job.retryLimit ?? 5,
  retryDelay: job.retryDelay ?? 30,
  retryBackoff: job.retryBackoff ?? true,
  expireInSeconds: job.expireInSeconds ?? 300,
});
