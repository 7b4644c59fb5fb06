import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Database } from '#host/database/database.ts';

/**
 * Resolves when a statement, or as many as given, of this database waits for a lock that another transaction holds. Call
 * it with the application's database, not inside a transaction: that sees the activity as it first read it.
 */
export async function somebodyWaits(database: Database, statements = 1): Promise<void> {
  const isHeld = async () => {
    const waits = await database.executor.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return waits.rows.length >= statements;
  };
  await vi.waitUntil(isHeld, { timeout: 60_000 });
}
