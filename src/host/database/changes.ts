import { sql } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';
import type { Executor } from './database.ts';

/** A transaction's number, which never comes again. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * The oldest transaction that is still under way: what older ones wrote can be read. Rows that carry the transaction that wrote
 * them (`changed_tx`) are followed from one such mark to the next, so that none is missed however late it commits; what was
 * read before may come again.
 */
export async function readMark(executor: Executor): Promise<string> {
  const result = await executor.execute<{ mark: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as mark`,
  );
  return (result.rows[0] as { mark: string }).mark;
}
