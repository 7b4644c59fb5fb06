import type pg from 'pg';
import { createPool, type Database } from '#host/database/database.ts';
import { isReached, type LogPosition, toLogPosition } from '#host/database/log-position.ts';
import type { ReadReplica, ReplicaState } from '#host/database/read-database.ts';
import type { StatementWatch } from '#host/database/statement-watch.ts';
import type { Log } from '#host/log.ts';
import { isDatabaseAway } from '#host/outages.ts';
import { withTimeout } from '#host/with-timeout.ts';

const farthestBehindMs = 10_000;
/** It is used again once its lag is below this share of the maximum. */
const near = 0.2;
const lookEveryMs = 1_000;
const patienceMs = 2_000;

interface Look {
  standby: boolean;
  position: string | null;
  site: string;
}

/** The cluster and the database in it: the positions of another cluster cannot be compared. */
const site = `(select system_identifier from pg_control_system())::text || ' ' || current_database() as site`;
const lookAtReplica = `select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn()::text as position, ${site}`;
const lookAtPrimary = `select pg_current_wal_insert_lsn()::text as position, ${site}`;

const says: Record<ReplicaState, string> = {
  used: 'the read replica is used',
  away: 'the read replica does not answer: the database is read instead',
  behind: 'the read replica is too far behind: the database is read instead',
  foreign:
    'DATABASE_READ_URL leads to no standby of the same database: the database is read instead; `npm run doctor` says more',
};

/** `pg` passes a pool's clients here, too; waiting queries are aborted. */
const endOf = (client: pg.PoolClient): Promise<void> => (client as unknown as pg.Client).end();

/**
 * Checks a standby of the database, once a second: whether it responds, is a standby, and how far it lags. When it
 * stops responding, all waiting statements fail at once (ADR 62).
 */
export function createReadReplica(deps: {
  url: string;
  database: Pick<Database, 'pool'>;
  log: Log;
  poolSize?: number | undefined;
  slowMs?: number | undefined;
  /** Called with every statement, as for the database itself. */
  watch?: StatementWatch | undefined;
  lookEveryMs?: number;
  /** Maximum lag in milliseconds up to which it is used (default ten seconds). */
  maxBehindMs?: number;
}): ReadReplica {
  const { database, log, maxBehindMs = farthestBehindMs } = deps;
  const clients = new Set<pg.PoolClient>();
  const open = (max: number): pg.Pool =>
    createPool({ connectionString: deps.url, max, connectionTimeoutMillis: patienceMs }, log, deps.slowMs, deps.watch)
      .on('connect', (client) => clients.add(client))
      .on('remove', (client) => clients.delete(client));
  const most = deps.poolSize ?? 10;
  let pool = open(most);
  /** A separate pool, so that long statements do not delay the checks. */
  let looking = open(1);
  let state: ReplicaState | null = null;
  let lagMs: number | null = null;
  let replayed: LogPosition = 0n;
  let asking: Promise<LogPosition> | null = null;
  /** Positions of the primary at earlier checks that the replica has not reached yet. */
  let waitedFor: { at: number; position: LogPosition }[] = [];
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const become = (next: ReplicaState): void => {
    if (state === next || closed) return;
    log[next === 'used' ? 'info' : 'warn'](
      { replica: next, ...(lagMs === null ? {} : { lagMs: Math.round(lagMs) }) },
      says[next],
    );
    state = next;
  };

  /** Ends all connections, so that pending statements fail. */
  const away = (): void => {
    const ended = [pool, looking];
    const connections = [...clients];
    clients.clear();
    pool = open(most);
    looking = open(1);
    lagMs = null;
    waitedFor = [];
    become('away');
    for (const client of connections) void endOf(client).catch(() => {});
    for (const one of ended) void one.end().catch(() => {});
  };

  const lookOnce = async (): Promise<void> => {
    const startedAt = performance.now();
    // While the primary is unreachable the state does not change: nobody reads without asking the primary first.
    const primary = await database.pool.query<Look>(lookAtPrimary).catch(() => null);
    if (!primary?.rows[0]?.position) return;
    waitedFor.push({ at: startedAt, position: toLogPosition(primary.rows[0].position) });
    const { rows } = await withTimeout(patienceMs, looking.query<Look>(lookAtReplica));
    const [look] = rows as [Look];
    if (!look.standby || look.site !== primary.rows[0].site) {
      lagMs = null;
      become('foreign');
      return;
    }
    replayed = toLogPosition(look.position ?? '0/0');
    waitedFor = waitedFor.filter(({ position }) => !isReached(replayed, position));
    const [oldest] = waitedFor;
    lagMs = oldest ? performance.now() - oldest.at : 0;
    if (lagMs > maxBehindMs) become('behind');
    else if (state !== 'behind' || lagMs <= maxBehindMs * near) become('used');
  };

  const look = (): Promise<void> =>
    lookOnce()
      .catch((error: unknown) => {
        if (closed) return;
        log.debug({ err: error }, 'the read replica was looked at');
        away();
      })
      .finally(() => {
        if (!closed) timer = setTimeout(look, deps.lookEveryMs ?? lookEveryMs).unref();
      });

  const ask = async (): Promise<LogPosition> => {
    const { rows } = await pool.query<{ position: string | null }>('select pg_last_wal_replay_lsn()::text as position');
    return toLogPosition(rows[0]?.position ?? '0/0');
  };

  return {
    state: () => state ?? 'away',
    lagSeconds: () => (lagMs === null ? null : lagMs / 1000),
    looked: look(),
    async hasReached(position) {
      if (isReached(replayed, position)) return true;
      asking ??= ask().finally(() => {
        asking = null;
      });
      // When the query fails, the last known position is used.
      replayed = await asking.catch(() => replayed);
      return isReached(replayed, position);
    },
    async query(...statement) {
      try {
        return await pool.query(...(statement as [string]));
      } catch (error) {
        if (isDatabaseAway(error) && state === 'used') become('away');
        throw error;
      }
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.allSettled([pool.end(), looking.end()]);
    },
  };
}
