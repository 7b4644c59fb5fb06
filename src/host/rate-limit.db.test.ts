import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createRateLimits, deleteExpiredLimits } from './rate-limit.ts';
import { rateLimits } from './rate-limit-table.ts';

const { executor, pool } = await createTestDatabase();
const rateLimit = createRateLimits(pool);

test('counters that have run out are deleted, others still count', async () => {
  const over = rateLimit({ name: 'over', points: 2, seconds: 60 });
  const running = rateLimit({ name: 'running', points: 2, seconds: 60 });
  for (const limit of [over, running]) await limit.consume('ana@primer.rs');
  await executor
    .update(rateLimits)
    .set({ expire: Date.now() - 1 })
    .where(like(rateLimits.key, 'over%'));
  await deleteExpiredLimits(executor);
  const keys = (await executor.select().from(rateLimits)).map(({ key }) => key);
  expect(keys).toEqual([expect.stringMatching(/^running:/)]);
  expect(keys.join()).not.toContain('ana');
  await running.consume('ana@primer.rs');
  await expect(running.consume('ana@primer.rs')).rejects.toMatchObject({ code: 'too-many-requests' });
});
