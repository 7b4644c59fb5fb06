import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Pool, QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from '#kit/problem.ts';
import type { Database, Executor } from './database/database.ts';
import { defineJob, type Jobs } from './jobs/jobs.ts';
import { rateLimits } from './rate-limit-table.ts';

/** Value of `Retry-After` in seconds, at least 1, so that a retry after it succeeds. @param milliseconds until then */
export const retryAfterSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

export interface RateLimit {
  /** Counts one action of `who`; throws 429 with the seconds to wait once the limit is exceeded. */
  consume(who: string): Promise<void>;
  /** Undoes the count of one action that turned out not to be limited. */
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

/** Deletes expired counters. The library uses the machine's clock. */
export const deleteExpiredLimits = async (executor: Executor): Promise<void> => {
  await executor.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
};

/** Deletes expired counters once an hour: every address ever seen has some. */
export async function handleRateLimitJobs(deps: { database: Database; jobs: Jobs }): Promise<void> {
  await deps.jobs.handle(deleteExpiredLimitsJob, () => deleteExpiredLimits(deps.database.executor));
}

/**
 * Wraps the pool for the library and removes statement names: prepared statements belong to one connection, and behind
 * pgbouncer the next transaction has another.
 */
const withoutNames = (pool: Pool) => ({
  query: ({ name: _, ...statement }: QueryConfig & { name: string }) => pool.query(statement),
});

/** Creates rate limits that are counted in the database and so shared by all processes. */
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
    // Hashed, since the counted key may be an email address or a network: the table must hold no personal data.
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
