import type { Pool } from 'pg';

/** A job taken from the queue by `claimDueJob`, in pg-boss's state `active`. */
export interface ClaimedJob {
  id: string;
  name: string;
  data: unknown;
  retryCount: number;
  retryLimit: number;
}

/**
 * Takes the oldest job that is due at `now`. pg-boss's own `fetch` knows the database's clock only; this one follows
 * the application's, so that a test decides what is due. A job sent without a time has `start_after` = `created_on`;
 * jobs of one transaction have the same `created_on`, and `ctid` keeps the order in which they were sent.
 */
export async function claimDueJob(pool: Pool, names: string[], now: Date): Promise<ClaimedJob | null> {
  const { rows } = await pool.query<ClaimedJob>(
    `with due as (
       select name, id from pgboss.job
       where name = any($1) and state < 'active' and not blocked
         and (start_after <= $2 or (state = 'created' and start_after = created_on))
       order by created_on, ctid limit 1 for update skip locked
     )
     update pgboss.job set state = 'active', started_on = now(),
       retry_count = case when started_on is null then retry_count else retry_count + 1 end
     from due where job.name = due.name and job.id = due.id
     returning job.id, job.name, job.data, job.retry_count as "retryCount", job.retry_limit as "retryLimit"`,
    [names, now],
  );
  return rows[0] ?? null;
}

/** Moves the retry of a failed job from the database's time into the application's. */
export async function shiftRetry(pool: Pool, job: ClaimedJob, now: Date): Promise<void> {
  await pool.query(
    `update pgboss.job set start_after = start_after + ($3::timestamptz - now())
     where name = $1 and id = $2 and state = 'retry'`,
    [job.name, job.id, now],
  );
}
