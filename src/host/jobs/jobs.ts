import { randomUUID } from 'node:crypto';
import { PgBoss, type QueueResult } from 'pg-boss';
import type { z } from 'zod';
import { afterCommit, type Database, type Executor } from '../database/database.ts';
import type { Log } from '../log.ts';
import { type JobDefinition, type JobHandler, type JobRun, queueSettings } from './job-definition.ts';

export { defineJob, type JobDefinition, type JobHandler, type JobRun } from './job-definition.ts';

export interface SendOptions {
  /** Not before this instant of the application's clock. */
  startAfter?: Date;
  /** While a job with the same name and key waits for its first attempt, sending another one does nothing. */
  singletonKey?: string;
}

export interface Jobs {
  /**
   * Sends a job in the executor's transaction: it exists if, and only if, that commits.
   * @throws when the payload does not fit, when the job has no handler, and before `start`
   */
  send<S extends z.ZodType>(
    executor: Executor,
    job: JobDefinition<S>,
    payload: z.input<S>,
    options?: SendOptions,
  ): Promise<void>;
  /**
   * Registers the handler of a job; in every process, also in those that only send. A handler that throws is retried.
   */
  handle<S extends z.ZodType>(job: JobDefinition<S>, handler: JobHandler<S>): Promise<void>;
  /** Creates the queues; with `work` also starts the workers and schedules. */
  start(options: { work: boolean }): Promise<void>;
  /** How many jobs are due and not yet started, and how long the oldest of them has been due. */
  backlog(): Promise<{ due: number; oldestSeconds: number }>;
  /** Takes no more jobs and waits up to 20 seconds for running ones; jobs interrupted then are retried. */
  stop(): Promise<void>;
  /**
   * Runs one job that was taken from the queue, as its workers do.
   * @throws what the handler throws, after logging it
   */
  run(job: TakenJob): Promise<void>;
}

/** A job in pg-boss's state `active`. */
export interface TakenJob {
  id: string;
  name: string;
  data: unknown;
  /** Number of attempts before this one. */
  retryCount: number;
  retryLimit: number;
}

interface Registration {
  job: JobDefinition;
  run(data: unknown, run: JobRun): Promise<unknown>;
}

const pollSeconds = 2;
const stopPatienceMillis = 20_000;

/** The job queue (pg-boss) over the application's own connections, in the schema `pgboss`. */
export function createJobs({
  database,
  log,
  around = (_name, work) => work(),
}: {
  database: Database;
  log: Log;
  /** Wraps the run of each job. */
  around?: ((name: string, work: () => Promise<unknown>) => Promise<unknown>) | undefined;
}): Jobs {
  const registrations = new Map<string, Registration>();
  /** Worker ids in this process, by queue. */
  const workers = new Map<string, string[]>();
  let boss: PgBoss | undefined;
  let working = false;

  const started = (): PgBoss => {
    if (!boss) throw new Error('The job queue is not started.');
    return boss;
  };

  const wake = (name: string) => {
    for (const id of workers.get(name) ?? []) boss?.notifyWorker(id);
  };

  const runJob = async (job: TakenJob): Promise<void> => {
    const registration = registrations.get(job.name);
    if (!registration) throw new Error(`Nobody handles the job ${job.name}.`);
    const run = { id: job.id, attempt: job.retryCount + 1, last: job.retryCount >= job.retryLimit };
    try {
      await around(job.name, () => registration.run(job.data, run));
    } catch (error) {
      const facts = { job: job.name, ...run, err: error };
      if (run.last) log.error(facts, 'a job failed for good');
      else log.warn(facts, 'a job failed and will be tried again');
      throw error;
    }
  };

  const openQueue = async (queue: PgBoss, { job }: Registration, known: Map<string, QueueResult>) => {
    const settings = queueSettings(job);
    const stored = known.get(job.name);
    if (stored && Object.entries(settings).every(([key, value]) => stored[key as keyof QueueResult] === value)) return;
    // The policy makes `singletonKey` allow one waiting job per key. Jobs without a key get a unique one.
    if (stored) await queue.updateQueue(job.name, settings);
    else await queue.createQueue(job.name, { ...settings, policy: 'short' });
    // Makes pg-boss cache the queue: looking it up inside a transaction would wait for a second connection.
    await queue.findJobs(job.name, { id: randomUUID() });
  };

  const startWorkers = async (queue: PgBoss, registration: Registration) => {
    const { job } = registration;
    const ids: string[] = [];
    workers.set(job.name, ids);
    for (let index = 0; index < (job.concurrency ?? 1); index += 1) {
      const id = await queue.work<unknown, void, { includeMetadata: true; pollingIntervalSeconds: number }>(
        job.name,
        { includeMetadata: true, pollingIntervalSeconds: pollSeconds },
        async ([claimed]) => {
          if (!claimed) return;
          // There may be more jobs: check again without waiting for the next poll.
          wake(job.name);
          await runJob(claimed);
        },
      );
      ids.push(id);
    }
  };

  const openSchedule = async (queue: PgBoss, { job: { name, cron } }: Registration): Promise<void> => {
    const options = { tz: 'Europe/Belgrade', missed: 'once', singletonKey: 'schedule' } as const;
    if (cron) await queue.schedule(name, cron, {}, options);
  };

  const dropOldSchedules = async (queue: PgBoss) => {
    for (const { name, key } of await queue.getSchedules())
      if (!registrations.get(name)?.job.cron) await queue.unschedule(name, key);
  };

  return {
    async send(executor, job, payload, { startAfter, singletonKey } = {}) {
      if (!registrations.has(job.name)) throw new Error(`Nobody handles the job ${job.name}.`);
      const checked = job.payload.safeParse(payload);
      if (!checked.success) throw new Error(`The payload does not fit the job ${job.name}.`, { cause: checked.error });
      await started().send(job.name, payload as object, {
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfter ? { startAfter } : {}),
        db: { executeSql: (text, values) => executor.$client.query(text, values) },
      });
      afterCommit(executor, () => wake(job.name));
    },

    async handle(job, handler) {
      if (registrations.has(job.name)) throw new Error(`The job ${job.name} has a handler already.`);
      const registration: Registration = { job, run: (data, run) => handler(job.payload.parse(data), run) };
      registrations.set(job.name, registration);
      if (!boss) return;
      await openQueue(boss, registration, await storedQueues(boss));
      if (!working) return;
      await openSchedule(boss, registration);
      await startWorkers(boss, registration);
    },

    async start({ work }) {
      if (boss) throw new Error('The job queue is started already.');
      const queue = new PgBoss({
        db: { executeSql: (text, values) => database.pool.query(text, values) },
        supervise: work,
        schedule: work,
      });
      // Without a listener the first lost connection would end the process.
      queue.on('error', (error) => log.error({ err: error }, 'job queue'));
      queue.on('warning', (warning) => log.warn({ warning }, 'job queue'));
      await queue.start();
      boss = queue;
      working = work;
      const queues = await storedQueues(queue);
      for (const registration of registrations.values()) await openQueue(queue, registration, queues);
      if (!work) return;
      for (const registration of registrations.values()) await openSchedule(queue, registration);
      await dropOldSchedules(queue);
      for (const registration of registrations.values()) await startWorkers(queue, registration);
    },

    async backlog() {
      const { rows } = await database.pool.query<{ due: number; oldest: number }>(`
        select count(*)::int as due,
          coalesce(extract(epoch from pgboss.job_now() - min(start_after)), 0)::float8 as oldest
        from pgboss.job
        where state < 'active' and not blocked and start_after <= pgboss.job_now()`);
      const [row] = rows;
      return { due: row?.due ?? 0, oldestSeconds: row?.oldest ?? 0 };
    },

    async stop() {
      const queue = boss;
      boss = undefined;
      working = false;
      workers.clear();
      await queue?.stop({ graceful: true, timeout: stopPatienceMillis, close: false });
    },

    run: runJob,
  };
}

const storedQueues = async (queue: PgBoss): Promise<Map<string, QueueResult>> =>
  new Map((await queue.getQueues()).map((stored) => [stored.name, stored]));
