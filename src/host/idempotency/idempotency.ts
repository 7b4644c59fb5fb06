import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import { Problem } from '#kit/problem.ts';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/database.ts';
import type { OnceRequest } from '../http/call-context.ts';
import { defineJob, type Jobs } from '../jobs/jobs.ts';
import type { Person, PersonalDataPart } from '../personal-data.ts';
import { idempotencyKeys } from './idempotency-table.ts';

const retentionHours = 24;

/** Requests that were passed to `runOnce`. */
const begun = new WeakSet<OnceRequest>();

/** Whether a request's effect was run by `runOnce`, as an endpoint that promises it must do. */
export const wasRunOnce = (once: OnceRequest): boolean => begun.has(once);

/**
 * Runs an effect once per key (rules.md#idempotency-keys): the key is stored in the transaction of the effect. Same key
 * and body → the stored result; another body → 422; still running elsewhere → 409. Without a key the effect always
 * runs.
 * @param effect returns the result, which must be serialisable as JSON
 */
export async function runOnce<T>(
  tx: Executor,
  once: OnceRequest | null,
  clock: Clock,
  effect: () => Promise<T>,
): Promise<T> {
  if (!once) return effect();
  begun.add(once);
  const lock = await tx.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${once.scope} ${once.key}`}, 0)) as got`,
  );
  if (!lock.rows[0]?.got) throw new Problem('idempotency.still-running');
  const match = and(eq(idempotencyKeys.scope, once.scope), eq(idempotencyKeys.key, once.key));
  const [entry] = await tx.select().from(idempotencyKeys).where(match);
  if (entry) {
    if (entry.bodyHash !== once.bodyHash) throw new Problem('idempotency.key-reused');
    return entry.answer as T;
  }
  const answer = await effect();
  await tx.insert(idempotencyKeys).values({ ...once, answer, createdAt: clock.now() });
  return answer;
}

/** Deletes keys older than 24 hours. */
export async function deleteExpiredKeys(executor: Executor, now: Date): Promise<void> {
  await executor
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - retentionHours * 3_600_000)));
}

const deleteExpiredKeysJob = defineJob({ name: 'idempotency.forget', cron: '41 * * * *' });

/** Deletes expired idempotency keys once an hour. */
export async function handleIdempotencyJobs(deps: { database: Database; jobs: Jobs; clock: Clock }): Promise<void> {
  await deps.jobs.handle(deleteExpiredKeysJob, () => deleteExpiredKeys(deps.database.executor, deps.clock.now()));
}

/** Keys of the account's own requests, and stored responses that contain the person's address. */
const concerning = ({ accountId, email, emailVerified }: Person): SQL | undefined =>
  or(
    sql`strpos(${idempotencyKeys.scope}, ${`:${accountId}:`}) > 0`,
    emailVerified ? sql`strpos(${idempotencyKeys.answer}::text, ${JSON.stringify(email)}) > 0` : undefined,
  );

/** Responses to repeated requests, stored for a day. They only repeat what other parts export. */
export const idempotencyPersonalData: PersonalDataPart = {
  name: 'requests',
  tables: ['idempotency_keys'],
  collect: async () => ({ data: [] }),
  async erase(tx, person) {
    await tx.delete(idempotencyKeys).where(concerning(person));
  },
};
