import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** A transaction id (`xid8`), which is never reused. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The id of the oldest running transaction: everything that older transactions wrote is visible. Readers of rows with a
 * `changed_tx` column read from one such mark to the next, so that no row is missed however late it commits; rows read
 * before may be returned again.
 */
export async function readMark(executor: Executor): Promise<string> {
  const result = await executor.execute<{ mark: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`,
  );
  return (result.rows[0] as { mark: string }).mark;
}
