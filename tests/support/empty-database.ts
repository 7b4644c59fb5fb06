import type { Database } from '#host/database/database.ts';
import { createTestDatabase } from './test-database.ts';

/** A database in which nobody has made anything yet. Call it at the top of a `*.db.test.ts` file. */
export async function createEmptyDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  await database.pool.query(
    'drop schema drizzle cascade; drop schema pgboss cascade; drop schema public cascade; create schema public',
  );
  return database;
}
