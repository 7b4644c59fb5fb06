import type pg from 'pg';
import type { Log } from '../../log.ts';

/** How often it is asked whether a checkpoint is due, in milliseconds. */
const askedEvery = 60_000;
/** A quarter of a file of the write-ahead log: before the next file is needed one is at hand, an old one or a new. */
const dueAfterBytes = 4 * 1024 * 1024;

/**
 * Runs the checkpoints that a PostgreSQL without background processes never starts: without them its write-ahead log
 * grows until the database is closed, and all of it is replayed after a kill. Log files are also reused then, so that
 * a full disk refuses single statements instead of ending the database, which cannot continue without room for its
 * log.
 * @returns a function that stops it
 */
export function startCheckpoints(pool: pg.Pool, log: Log): () => void {
  const makeDueOne = async (): Promise<void> => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ due: boolean }>(
        'select pg_current_wal_insert_lsn() - redo_lsn >= $1 as due from pg_control_checkpoint()',
        [dueAfterBytes],
      );
      if (rows[0]?.due) await client.query('checkpoint');
    } finally {
      client.release();
    }
  };
  const timer = setInterval(() => {
    makeDueOne().catch((error: unknown) => log.warn({ err: error }, 'no checkpoint could be made'));
  }, askedEvery);
  timer.unref();
  return () => clearInterval(timer);
}
