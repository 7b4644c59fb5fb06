import { AsyncResource } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { isDatabaseAway } from '../outages.ts';
import { startLocalServer } from './local/local-server.ts';
import { refuseAnswer, refuseForm, type ServerForm } from './server-refusal.ts';
import { createStatementWatch, type StatementWatch } from './statement-watch.ts';
import { watchedClient } from './watched-client.ts';

/**
 * First parameter of every store function: the database or a transaction. `$client.query(text, values)` gives raw
 * access for what the query builder cannot express, and for the job queue, which writes in the caller's transaction.
 */
export type Executor = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export interface TransactionOptions {
  /** Default: read committed. Serialization failures (40001) reach the caller, who decides whether to retry. */
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

export interface Database {
  /** Runs each statement outside a transaction, on any free connection. */
  executor: Executor;
  /** Runs `fn` on one connection between BEGIN and COMMIT; any error rolls back and is rethrown. */
  transaction<T>(fn: (tx: Executor) => Promise<T>, options?: TransactionOptions): Promise<T>;
  pool: pg.Pool;
  /** The database URL, for opening other connections. */
  url: string;
  /**
   * Waits for running statements, closes the pool, and stops a server that was started for it; a second call is
   * harmless.
   */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /**
   * The site's data folder, which contains the database unless `databaseUrl` is set; created with mode 0700 when
   * missing.
   */
  dataDir: string;
  /** URL of a PostgreSQL server, 16 or newer; without it a server is started in the data folder. */
  databaseUrl?: string | undefined;
  /** Maximum number of connections (default 10). */
  poolSize?: number | undefined;
  /** How long a statement may wait for a free connection, in milliseconds (default 10,000). */
  connectionTimeoutMillis?: number | undefined;
  /**
   * Timeout of a statement in milliseconds (default 0: none). After it the statement fails and the connection counts as
   * dead, as when its machine has disappeared.
   */
  statementPatienceMs?: number | undefined;
  log: Log;
  /** Statements that take at least this many milliseconds are logged (default 0: none). */
  slowMs?: number | undefined;
  /** Called with every statement, within the work that it belongs to. */
  watch?: StatementWatch | undefined;
  /** Called when the server of the data folder cannot be restarted; by default it is logged and the process ends with code 1. */
  onCrash?: ((error: Error) => void) | undefined;
}

const defaultPoolSize = 10;
const defaultConnectionTimeout = 10_000;

/**
 * Opens the database at `databaseUrl`, or starts a server in `dataDir` that stops when the database is closed.
 * @throws DataFolderInUse when another process holds the folder; StartRefusal when the server is too old, or rejects
 * the database or the user; an Error when it cannot be reached
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, log, slowMs, watch } = options;
  const local = databaseUrl ? null : await startLocalServer(options);
  const url = databaseUrl ?? (local?.url as string);
  const pool = createPool(
    {
      connectionString: url,
      max: options.poolSize ?? defaultPoolSize,
      connectionTimeoutMillis: options.connectionTimeoutMillis ?? defaultConnectionTimeout,
      query_timeout: options.statementPatienceMs || undefined,
    },
    log,
    slowMs,
    watch,
  );
  try {
    await refuseServer(pool, url);
  } catch (error) {
    await pool.end();
    await local?.stop();
    throw error;
  }
  return createDatabase(pool, url, async () => local?.stop());
}

/** Wraps a pool; `stop` runs after its last connection is closed. */
function createDatabase(pool: pg.Pool, url: string, stop: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;
  return {
    executor: drizzle({ client: pool }),
    transaction: (fn, transactionOptions) => runTransaction(pool, fn, transactionOptions),
    pool,
    url,
    close: () => {
      closing ??= pool.end().then(stop, stop);
      return closing;
    },
  };
}

/** Combines watches into one that calls them all; null where there is none. */
const together = (watches: (StatementWatch | null | undefined)[]): StatementWatch | null => {
  const there = watches.filter((one) => one != null);
  if (there.length === 0) return null;
  return (text, ms) => {
    for (const watch of there) watch(text, ms);
  };
};

/** A pool of connections on which times are UTC; `slowMs` and `watch` as in {@link DatabaseOptions}. */
export function createPool(config: pg.PoolConfig, log: Log, slowMs = 0, watch?: StatementWatch): pg.Pool {
  const statements = slowMs > 0 ? createStatementWatch({ slowMs, log }) : null;
  const watchAll = together([statements?.watch, watch]);
  const pool = new pg.Pool({
    ...config,
    ...(watchAll ? { Client: watchedClient(watchAll) } : {}),
    application_name: 'prilika',
    onConnect: (client) => client.query("set time zone 'UTC'"),
  });
  statements?.use(pool);
  if (watch) keepWork(pool);
  // Without listeners, a connection that breaks while idle or closing ends the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'database connection')));
  return pool;
}

/**
 * Makes callers that waited for a connection continue in their own async context, not in that of the caller that
 * released it.
 */
function keepWork(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: () => void) => Promise<pg.PoolClient>;
  Object.assign(pool, {
    connect: (callback?: () => void) => connect(callback && AsyncResource.bind(callback)),
  });
}

/** @throws StartRefusal when the server or the database at that URL cannot be used */
async function refuseServer(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    const { rows } = await pool.query<ServerForm>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const refusal = rows[0] && refuseForm(rows[0], databaseUrl);
    if (refusal) throw refusal;
  } catch (error) {
    throw refuseAnswer(error, databaseUrl) ?? error;
  }
}

const committedActions = new WeakMap<object, (() => void)[]>();

/**
 * Calls `action` once the executor's transaction is committed, immediately when the executor is not a transaction;
 * never after a rollback.
 */
export function afterCommit(executor: Executor, action: () => void): void {
  const actions = committedActions.get(executor);
  if (actions) actions.push(action);
  else action();
}

async function runTransaction<T>(
  pool: pg.Pool,
  fn: (tx: Executor) => Promise<T>,
  { isolation = 'read committed' }: TransactionOptions = {},
): Promise<T> {
  const client = await pool.connect();
  const tx: Executor = drizzle({ client });
  tx.transaction = () =>
    Promise.reject(new Error('A transaction is open already: use it, or open the next one after it.'));
  const actions: (() => void)[] = [];
  committedActions.set(tx, actions);
  // A connection on which BEGIN, COMMIT or ROLLBACK failed is closed instead of going back to the pool.
  let broken: Error | undefined;
  const control = (statement: Promise<void>) =>
    statement.catch((failure: Error) => {
      broken = failure;
      throw failure;
    });
  try {
    await control(client.query(`begin isolation level ${isolation}`).then(() => {}));
    let result: T;
    try {
      result = await fn(tx);
    } catch (error) {
      // On a lost connection a rollback would only wait for its timeout.
      if (isDatabaseAway(error)) broken = error as Error;
      // A failed rollback is ignored: the first error explains the failure.
      else await control(client.query('rollback').then(() => {})).catch(() => {});
      throw error;
    }
    await control(commit(client));
    for (const action of actions) action();
    return result;
  } finally {
    committedActions.delete(tx);
    client.release(broken);
  }
}

/** PostgreSQL responds to COMMIT of a failed transaction with ROLLBACK and no error: an error was swallowed inside. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT')
    throw new Error('The transaction was rolled back: a statement in it failed and was ignored.');
}
