import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import type { Executor } from '#platform/database/database.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { analyzeChanged } from './import-store.ts';

const database = await createTestDatabase();

/** On one connection: each counts for itself what it has written. */
const onOneConnection = async (work: (executor: Executor) => Promise<void>): Promise<void> => {
  const client = await database.pool.connect();
  try {
    await work(drizzle({ client }));
  } finally {
    client.release();
  }
};

const analyzed = async (executor: Executor): Promise<number[]> => {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select analyze_count::int as count from pg_stat_user_tables where relname in ('employers', 'postings') order by relname`,
  );
  return rows.map(({ count }) => count);
};

test('a table is looked at again once more than fifty rows and a tenth of it have changed', async () => {
  await buildEmployer({ database, clock: createTestClock() });
  await onOneConnection(async (executor) => {
    const change = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1)
        await executor.execute(sql`update employers set created_at = created_at`);
    };
    await executor.execute(sql`analyze employers, postings`);
    const [employers = 0, postings = 0] = await analyzed(executor);
    await change(40);
    await analyzeChanged(executor, { employers: 0, postings: 0 });
    expect(await analyzed(executor)).toEqual([employers, postings]);
    await change(20);
    await analyzeChanged(executor, { employers: 0, postings: 0 });
    expect(await analyzed(executor)).toEqual([employers + 1, postings]);
    // What this import has written may not have been counted yet.
    await analyzeChanged(executor, { employers: 40, postings: 60 });
    expect(await analyzed(executor)).toEqual([employers + 1, postings + 1]);
  });
});
