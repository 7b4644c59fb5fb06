import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import type { Jobs, TakenJob } from '#host/jobs/jobs.ts';

export interface TestJobs extends Jobs {
  /**
   * Works here, one after another, everything that is due by the application's clock, jobs sent meanwhile included, and
   * returns how many runs that were. A failed run waits for its retry.
   */
  runPending(): Promise<number>;
}

/** More runs than this mean jobs that keep sending each other. */
const pendingLimit = 10_000;

/** A queue whose jobs run when the test says so, by the application's clock instead of the database's. */
export function withDueJobs(jobs: Jobs, { database, clock }: { database: Database; clock: Clock }): TestJobs {
  const { pool } = database;
  /** Each run has a queue of its own, whose timers end with it. */
  const openQueue = () => {
    const queue = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      supervise: false,
      schedule: false,
      migrate: false,
    });
    // A test may leave a run hanging, as a killed process does; its timer then finds the database closed.
    queue.on('error', () => undefined);
    return queue.start();
  };

  const runAll = async (queue: PgBoss): Promise<number> => {
    for (let runs = 0; runs < pendingLimit; runs += 1) {
      const job = await takeDueJob(pool, clock.now());
      if (!job) return runs;
      try {
        await jobs.run(job);
      } catch (error) {
        await queue.fail(job.name, job.id, error instanceof Error ? error : { message: String(error) });
        await shiftRetry(pool, job, clock.now());
        continue;
      }
      await queue.complete(job.name, job.id);
    }
    throw new Error(`After ${pendingLimit} runs there are still jobs due.`);
  };

  return {
    ...jobs,
    async runPending() {
      const queue = await openQueue();
      try {
        return await runAll(queue);
      } finally {
        await queue.stop({ graceful: false, close: false });
      }
    },
  };
}

/**
 * Takes the oldest job that is due at `now`. pg-boss's own `fetch` knows the database's clock only; this one follows
 * the application's, so that a test decides what is due. A job sent without a time has `start_after` = `created_on`;
 * jobs of one transaction have the same `created_on`, and `ctid` keeps the order in which they were sent.
 */
async function takeDueJob(pool: Pool, now: Date): Promise<TakenJob | null> {
  const { rows } = await pool.query<TakenJob>(
    `with due as (
       select name, id from pgboss.job
       where state < 'active' and not blocked
         and (start_after <= $1 or (state = 'created' and start_after = created_on))
       order by created_on, ctid limit 1 for update skip locked
     )
     update pgboss.job set state = 'active', started_on = now(),
       retry_count = case when started_on is null then retry_count else retry_count + 1 end
     from due where job.name = due.name and job.id = due.id
     returning job.id, job.name, job.data, job.retry_count as "retryCount", job.retry_limit as "retryLimit"`,
    [now],
  );
  return rows[0] ?? null;
}

/** Moves the retry of a failed job from the database's time into the application's. */
async function shiftRetry(pool: Pool, job: TakenJob, now: Date): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = start_after + ($3::timestamptz - now())
     where name = $1 and id = $2 and state = 'retry'`,
    [job.name, job.id, now],
  );
}
