import { sql } from 'drizzle-orm';
import type { Database } from '#host/database/database.ts';
import type { ReadReplica } from '#host/database/read-database.ts';
import type { PageCache } from '#host/http/page-cache.ts';
import type { Jobs } from '#host/jobs/jobs.ts';
import type { Metrics } from './metrics.ts';

/** Seconds for which a database query's result is reused: one query yields several values. */
const readingSeconds = 2;

/** Wraps a query so that it runs at most once in `readingSeconds`, however many values use it. */
const shared = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let made: { at: number; result: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (!made || now - made.at > readingSeconds * 1000) made = { at: now, result: read() };
    return made.result;
  };
};

/** The number of due mails that are not sent yet, and the age of the oldest. */
const readDueMail = async ({ executor }: Database): Promise<{ due: number; oldestSeconds: number }> => {
  const { rows } = await executor.execute<{ due: number; oldest: number }>(sql`
    select count(*)::int as due, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from mail_messages where state in ('queued', 'retrying') and coalesce(next_attempt_at, created_at) <= now()`);
  const [row] = rows;
  return { due: row?.due ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
};

/** Registers the values of this site, which are read whenever the metrics are requested. */
export function measureSite(
  { gauge }: Pick<Metrics, 'gauge'>,
  deps: {
    database: Database;
    replica: Pick<ReadReplica, 'state' | 'lagSeconds'> | null;
    jobs: Pick<Jobs, 'backlog'>;
    cache: Pick<PageCache<unknown>, 'bytes'> | null;
    searchAgeMs: () => number | null;
    /** Uploads that the scanner has not checked yet. */
    uploadsChecking: () => Promise<number>;
  },
): void {
  const { database, replica, jobs, cache, searchAgeMs, uploadsChecking } = deps;
  const { pool } = database;
  const each = { together: 'sum' } as const;
  const same = { together: 'max' } as const;
  gauge({
    ...each,
    name: 'prilika_database_connections',
    help: 'Open connections to the database.',
    read: () => pool.totalCount,
  });
  gauge({
    ...each,
    name: 'prilika_database_connections_idle',
    help: 'Connections that nobody uses.',
    read: () => pool.idleCount,
  });
  gauge({
    ...each,
    name: 'prilika_database_waiting',
    help: 'Statements that wait for a connection.',
    read: () => pool.waitingCount,
  });
  const queue = shared(() => jobs.backlog());
  gauge({
    ...same,
    name: 'prilika_queue_jobs',
    help: 'Jobs that could be worked on by now and are not.',
    read: async () => (await queue()).due,
  });
  gauge({
    ...same,
    name: 'prilika_queue_oldest_seconds',
    help: 'How long the oldest of these has been due.',
    read: async () => (await queue()).oldestSeconds,
  });
  const mail = shared(() => readDueMail(database));
  gauge({
    ...same,
    name: 'prilika_mail_due',
    help: 'Mails that could be sent by now and are not.',
    read: async () => (await mail()).due,
  });
  gauge({
    ...same,
    name: 'prilika_mail_oldest_seconds',
    help: 'Age of the oldest of these.',
    read: async () => (await mail()).oldestSeconds,
  });
  gauge({
    ...same,
    name: 'prilika_search_index_age_seconds',
    help: 'Since the search index was as new as the database; it grows while nobody searches.',
    read: () => {
      const age = searchAgeMs();
      return age === null ? null : age / 1000;
    },
  });
  if (replica) {
    gauge({
      ...each,
      name: 'prilika_replica_used',
      help: 'Processes that read from the replica; the others read the database itself.',
      read: () => (replica.state() === 'used' ? 1 : 0),
    });
    gauge({
      ...same,
      name: 'prilika_replica_lag_seconds',
      help: 'How far the replica is behind the database.',
      read: () => replica.lagSeconds(),
    });
  }
  gauge({
    ...same,
    name: 'prilika_uploads_checking',
    help: 'Uploads that wait for the scanner.',
    read: uploadsChecking,
  });
  if (!cache) return;
  gauge({
    ...each,
    name: 'prilika_page_cache_bytes',
    help: 'Memory of guests’ pages that are kept.',
    read: () => cache.bytes(),
  });
}
