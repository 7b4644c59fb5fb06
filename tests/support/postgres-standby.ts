import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isReached, toLogPosition } from '#host/database/log-position.ts';
import { addressOf, findTestPostgres, makeData, makeDataFolder, type Postgres, runServer } from './postgres-process.ts';

/** One server of a pair, at an address that stays the same. */
export interface PairedServer {
  /** Leads to its database `postgres` as a superuser. */
  url: string;
  /** Ends it at once, with every connection, as if its plug were pulled (`kill -9` of all its processes); its data stay. */
  kill(): Promise<void>;
  /** Ends it in good order, with every connection; its data stay. */
  halt(): Promise<void>;
  /** Starts it again after `kill` or `halt`. */
  resume(): Promise<void>;
}

export interface PairedStandby extends PairedServer {
  /** Makes it a server of its own that takes writes; it does not go back. */
  promote(): Promise<void>;
  /** It goes on receiving what the primary writes and shows nothing of it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Settles when it shows everything that the primary has committed so far. */
  caughtUp(): Promise<void>;
}

export interface PostgresPair {
  primary: PairedServer;
  standby: PairedStandby;
  stop(): Promise<void>;
}

const patienceMs = 30_000;

/** Runs one statement on a connection of its own and gives its only value. */
export async function askServer<T>(url: string, statement: string, values: unknown[] = []): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A server that is ended in the middle has said so by the statement's own error.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, values, rowMode: 'array' });
    return rows[0]?.[0] as T;
  } finally {
    await client.end();
  }
}

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} does not happen`);
    await pause(10);
  }
};

/**
 * Starts a real PostgreSQL with a real standby that follows it by streaming, each in a folder of its own, without a port.
 * @param synchronous a commit is acknowledged only when the standby has written it as well (`synchronous_commit=on`), so that
 *   nothing acknowledged is lost when the primary is; while the standby is away, commits wait
 */
export async function startPostgresPair({ synchronous = false } = {}): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-pair-'));
  const postgres = await findTestPostgres(folder);
  const common = ['wal_keep_size=512MB', 'hot_standby_feedback=off'];
  const safe = synchronous ? ['synchronous_commit=on', 'synchronous_standby_names=*'] : [];
  const first = await makeData(folder, postgres, 'primary');
  const second = makeDataFolder(folder, postgres, 'standby');
  const servers: { end: (signal: NodeJS.Signals) => Promise<void> }[] = [];
  const begin = async (data: string, own: string[]) => {
    const server = await createServer(postgres, data, [...common, ...own]);
    servers.push(server);
    return server;
  };
  const stop = async (): Promise<void> => {
    process.off('exit', killAtExit);
    await Promise.all(servers.map(({ end }) => end('SIGQUIT')));
    rmSync(folder, { recursive: true, force: true });
  };
  const killAtExit = (): void => {
    for (const { end } of servers) void end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', killAtExit);
  try {
    // Nothing waits for a standby that does not exist yet.
    const alone = await createServer(postgres, first, common);
    await copyServer(addressOf(first), first, second);
    await alone.end('SIGINT');
    const primary = await begin(first, safe);
    const standby = await begin(second, [
      `primary_conninfo=host=${first} user=postgres application_name=standby`,
      'wal_retrieve_retry_interval=200ms',
    ]);
    const pair = { primary, standby: asStandby(standby, primary.url), stop };
    await pair.standby.caughtUp();
    return pair;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Copies a running server's data as a backup is made, as the beginning of its standby. */
async function copyServer(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('standby', true)`);
    // With owners and modes: the server is another user's.
    execFileSync('cp', ['-a', `${from}/.`, to]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    for (const name of ['postmaster.pid', 'postmaster.opts', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
      rmSync(join(to, name), { force: true });
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    writeFileSync(join(to, 'standby.signal'), '');
    execFileSync('chown', ['--reference', from, join(to, 'backup_label'), join(to, 'standby.signal')]);
  } finally {
    await client.end();
  }
}

async function createServer(postgres: Postgres, data: string, settings: string[]) {
  const run = (): Promise<ChildProcess> => runServer(postgres, data, settings);
  let child = await run();
  const ended = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended();
  };
  return {
    url: addressOf(data),
    end,
    halt: () => end('SIGINT'),
    async kill() {
      const pids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').match(/\d+/g);
      child.kill('SIGKILL');
      for (const pid of pids ?? []) {
        try {
          process.kill(Number(pid), 'SIGKILL');
        } catch {
          // It ended with its parent.
        }
      }
      await ended();
      rmSync(join(data, 'postmaster.pid'), { force: true });
    },
    async resume() {
      child = await run();
    },
  };
}

const asStandby = (server: Awaited<ReturnType<typeof createServer>>, primaryUrl: string): PairedStandby => ({
  ...server,
  promote: () => askServer(server.url, 'select pg_promote(true)'),
  pauseReplay: async () => {
    await askServer(server.url, 'select pg_wal_replay_pause()');
    await until('the pause of the replay', async () => {
      const state = await askServer<string>(server.url, 'select pg_get_wal_replay_pause_state()');
      return state === 'paused';
    });
  },
  resumeReplay: () => askServer(server.url, 'select pg_wal_replay_resume()'),
  caughtUp: async () => {
    // Beyond what is on the disk: a commit may be seen before it is there.
    const written = toLogPosition(await askServer(primaryUrl, 'select pg_current_wal_insert_lsn()::text'));
    const shown = () => askServer<string>(server.url, 'select pg_last_wal_replay_lsn()::text');
    await until('the standby’s catching up', async () => isReached(toLogPosition(await shown()), written));
  },
});
