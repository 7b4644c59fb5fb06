import { z } from 'zod';

/** The definition of a job, separate from its handler: both sender and worker use it. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  /** Unique, `feature.verb`; it is stored, so a rename strands the jobs that wait under the old name. */
  name: string;
  /** Plain JSON; checked when sent and again when worked, because a deployment may lie between. */
  payload: S;
  /**
   * When it is sent by itself, with an empty payload: five fields, by the clock of Belgrade; once in all processes. What came
   * due while nothing ran is made up for once.
   */
  cron?: string;
  /** How often a failed job is tried again (default 5). */
  retryLimit?: number;
  /** Seconds to the first retry (default 30). */
  retryDelay?: number;
  /** Double the delay with each retry, with some chance in it (default true). */
  retryBackoff?: boolean;
  /** Seconds after which a running job counts as failed (default 300). */
  expireInSeconds?: number;
  /** How many of these one process works on at the same time (default 1). */
  concurrency?: number;
}

/** Defines a job; without a payload it has an empty one. */
export function defineJob<S extends z.ZodType>(job: JobDefinition<S>): JobDefinition<S>;
export function defineJob(job: Omit<JobDefinition, 'payload'>): JobDefinition<z.ZodObject>;
export function defineJob(job: Omit<JobDefinition, 'payload'>): JobDefinition {
  return { payload: z.object({}), ...job };
}

/** What a handler may know about the run it is in. */
export interface JobRun {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** No retry follows when this one fails. */
  last: boolean;
}

export type JobHandler<S extends z.ZodType> = (payload: z.output<S>, run: JobRun) => Promise<unknown>;

/** The queue's settings, written when the process starts, so that a change reaches existing queues. */
export const queueSettings = (job: JobDefinition) => ({
  retryLimit: job.retryLimit ?? 5,
  retryDelay: job.retryDelay ?? 30,
  retryBackoff: job.retryBackoff ?? true,
  expireInSeconds: job.expireInSeconds ?? 300,
});
