import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#kit/problem.ts';
import type { Database, Executor } from './database/database.ts';
import { defineJob, type Jobs } from './jobs/jobs.ts';
import { rateLimits } from './rate-limit-table.ts';

/** Seconds for `Retry-After`, whole and at least one: whoever waits so long is let in. @param milliseconds until then */
export const retryAfterSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

export interface RateLimit {
  /** Counts one act of `who`; throws 429 with the seconds to wait once the limit is passed. */
  consume(who: string): Promise<void>;
  /** Takes back one act that was counted: it was none of those that are limited. */
  giveBack(who: string): Promise<void>;
  /** Resets the counter, after a success that shows the person is the right one. */
  reset(who: string): Promise<void>;
}

export interface RateLimitRule {
  name: string;
  points: number;
  seconds: number;
}

const deleteExpiredLimitsJob = defineJob({ name: 'rate-limits.forget', cron: '11 * * * *' });

/** Deletes counters that have run out. The library counts by the machine's clock. */
export const deleteExpiredLimits = async (executor: Executor): Promise<void> => {
  await executor.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
};

/** Clears counters that have run out once an hour: each address that ever came has some. */
export async function handleRateLimitJobs(deps: { database: Database; jobs: Jobs }): Promise<void> {
  await deps.jobs.handle(deleteExpiredLimitsJob, () => deleteExpiredLimits(deps.database.executor));
}

/**
 * The pool, as the library asks it, without the names that it gives to its statements: what is prepared under a name stays with one
 * connection, and behind pgbouncer the next transaction has another.
 */
const withoutNames = (pool: Pool) => ({
  query: ({ name: _, ...statement }: QueryConfig & { name: string }) => pool.query(statement),
});

/** Makes limits counted in the database, so that every process knows them. */
export const createRateLimits =
  (pool: Pool) =>
  (rule: RateLimitRule): RateLimit => {
    const limiter = new RateLimiterPostgres({
      storeClient: withoutNames(pool),
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
    });
    // The counted key may be an email address or a network: the table must hold no personal data.
    const keyOf = (who: string): string => createHash('sha256').update(who).digest('base64url');
    return {
      async consume(who) {
        try {
          await limiter.consume(keyOf(who));
        } catch (refused) {
          if (refused instanceof RateLimiterRes) {
            throw new Problem('too-many-requests', { retryAfter: retryAfterSeconds(refused.msBeforeNext) });
          }
          throw refused;
        }
      },
      async giveBack(who) {
        await limiter.reward(keyOf(who));
      },
      async reset(who) {
        await limiter.delete(keyOf(who));
      },
    };
  };
