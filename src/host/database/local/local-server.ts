import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { clearBeginnings, findDatabaseFolder, makeDataFolder, makeWhole } from './database-folder.ts';
import { keepRunning } from './keep-running.ts';
import { findPostgresAccount, type PostgresAccount } from './postgres-account.ts';
import { endServer, findPostgres, initialise, PostgresFailure, spawnPostgres } from './postgres-program.ts';
import { clearSocket, isFolder, type ServerPlace, serverPlaces } from './server-places.ts';

/** A PostgreSQL server that the site has started in its own data folder. */
export interface LocalServer {
  /** URL of its database. */
  url: string;
  /** Stops it once all connections are closed; a second call is harmless. */
  stop(): Promise<void>;
}

export interface LocalServerOptions {
  /** The site's data folder; created with mode 0700 when missing. */
  dataDir: string;
  log: Log;
  /**
   * Called when it ended unexpectedly and cannot be restarted; by default this is logged and the process ends with code
   * 1.
   */
  onCrash?: ((error: Error) => void) | undefined;
  /** The account that it runs as; detected by default. */
  account?: PostgresAccount;
  /**
   * Whether it may listen on a Unix socket (default: where the system has sockets that PostgreSQL's clients support).
   */
  sockets?: boolean;
}

/** The files of the database exist, and PostgreSQL cannot start with them. */
export class DatabaseUnopened extends StartRefusal {
  override readonly name = 'DatabaseUnopened';

  constructor(dataDir: string, cause: PostgresFailure) {
    const said = /(?:FATAL|PANIC): +(.+?)\.?$/m.exec(cause.said)?.[1];
    super(
      `The database in the data folder ${dataDir} cannot be opened: ${said ?? 'its files are damaged or incomplete'}. Restore a backup into an empty folder, or choose another one with DATA_DIR.`,
      { cause },
    );
  }
}

/** The major version of the packaged programs: data folders of other major versions are incompatible. */
const major = '18';

/** @throws StartRefusal when the files belong to another version of PostgreSQL */
function refuseOtherVersions(dataDir: string, data: string): void {
  const versionFile = join(data, 'PG_VERSION');
  const version = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
  const earlier = version === null && existsSync(join(dataDir, 'database', 'PG_VERSION'));
  if (!earlier && (version === null || version === major)) return;
  const createdBy = earlier ? 'an earlier version of Prilika' : `PostgreSQL ${version}, this is ${major}`;
  throw new StartRefusal(
    `The data folder ${dataDir} was made by ${createdBy}. With the version of Prilika that made it, run: npm run backup -- FILE. With this one, into a new folder: DATA_DIR=… npm run restore -- FILE.`,
  );
}

const megabyte = 1024 * 1024;

/**
 * A thirty-second of the memory of the machine or the container, within limits: the operating system caches files as
 * well.
 */
const sharedMegabytes = (): number => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(128, Math.max(32, memory / 32 / megabyte)));
};

/** Settings of the site's server; all others are PostgreSQL's defaults, with which nothing committed is lost. */
const settingsAt = (place: ServerPlace): Record<string, string | number> => ({
  listen_addresses: isFolder(place) ? '' : place.host,
  unix_socket_directories: isFolder(place) ? place.host : '',
  unix_socket_permissions: '0700',
  port: place.port,
  shared_buffers: `${sharedMegabytes()}MB`,
  // The site's processes use the cores, and parallel workers need shared memory, which is scarce in containers.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  jit: 'off',
  // Logs that the server is ready, that a child process died and why it stops; the site reports failed statements
  // itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
  lc_messages: 'C',
});

type Child = ReturnType<typeof spawnPostgres>;

const isReady = (said: string): boolean => said.includes('ready to accept connections');

/** Starts a server and waits until it accepts connections. @throws PostgresFailure when it exits instead */
async function runServer(
  program: string,
  data: string,
  settings: Record<string, string | number>,
  account: PostgresAccount,
  log: Log,
): Promise<Child> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawnPostgres(program, ['-D', data, ...flags], account);
  let said = '';
  await new Promise<void>((ready, reject) => {
    child.stdout.resume();
    child.stderr.on('data', (bytes) => {
      const lines = String(bytes);
      log.debug({ postgres: lines.trim() }, 'PostgreSQL');
      said = `${said}${lines}`.slice(-8000);
      if (isReady(said)) ready();
    });
    child.once('error', (error) => reject(new PostgresFailure('postgres', error.message, error)));
    child.once('close', () => reject(new PostgresFailure('postgres', said)));
  });
  return child;
}

/** PostgreSQL's messages for a full disk. */
const diskFull = /No space left on device|Check free disk space/;
const cannotListen = /could not (?:create any Unix-domain sockets|create any TCP\/IP sockets|bind)/;
/** PostgreSQL's messages about a killed server whose processes are still ending. */
const stillEnding = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const patienceMs = 15_000;

/**
 * Whether a process is the PostgreSQL server of this folder: after a restart of the machine the pid in the file may be
 * another process's.
 */
function isServerOf(pid: number, data: string): boolean {
  const said = (program: string, parameters: string[]) => execFileSync(program, parameters, { encoding: 'utf8' });
  try {
    // A server's working directory is its data folder.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
    if (process.platform === 'win32') return said('tasklist', ['/NH', '/FI', `PID eq ${pid}`]).includes('postgres.exe');
    return said('ps', ['-o', 'command=', '-p', String(pid)]).includes(`postgres -D ${data}`);
  } catch {
    return false;
  }
}

/**
 * Stops the server that a killed site left running, and removes the files that a killed server left. The folder's lock
 * must be held.
 */
async function clearRemains(bin: string, data: string, account: PostgresAccount): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (isServerOf(pid, data)) {
    await endServer(bin, data, account);
    if (isServerOf(pid, data)) process.kill(pid, 'SIGKILL');
  }
  rmSync(pidFile, { force: true });
}

const passwordIn = (dataDir: string): string => {
  const file = join(dataDir, 'database.password');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
};

const urlOf = (place: ServerPlace, password: string): string =>
  isFolder(place)
    ? `postgresql:///postgres?host=${encodeURIComponent(place.host)}&user=postgres`
    : `postgresql://postgres:${password}@${place.host}:${place.port}/postgres`;

/**
 * Starts the site's own PostgreSQL in its data folder, which is created at the first start, and holds the folder's lock
 * until `stop`. A server that ends unexpectedly is restarted at the same address.
 * @throws DataFolderInUse when another process holds the folder; DatabaseUnopened when its files are damaged;
 * StartRefusal when another version made it, or PostgreSQL does not run on this system
 */
export async function startLocalServer(options: LocalServerOptions): Promise<LocalServer> {
  const { log, account = findPostgresAccount() } = options;
  const dataDir = resolve(options.dataDir);
  makeDataFolder(dataDir, account);
  const lock = lockDataFolder(dataDir);
  try {
    const server = await open({ ...options, dataDir, account });
    lock.describe({ pid: process.pid, startedAt: new Date().toISOString(), url: server.url });
    return { ...server, stop: () => server.stop().finally(lock.release) };
  } catch (error) {
    lock.release();
    if (!(error instanceof PostgresFailure)) throw error;
    if (diskFull.test(error.said)) throw new Error('No space left on device', { cause: error });
    log.debug({ said: error.said }, 'PostgreSQL');
    throw new DatabaseUnopened(dataDir, error);
  }
}

async function open({
  dataDir,
  log,
  account,
  onCrash,
  sockets = process.platform !== 'win32',
}: LocalServerOptions & { account: PostgresAccount }): Promise<LocalServer> {
  const data = findDatabaseFolder(dataDir, account, log);
  refuseOtherVersions(dataDir, data);
  const bin = await findPostgres(account, dirname(data));
  const password = passwordIn(dataDir);
  clearBeginnings(data);
  await clearRemains(bin, data, account);
  if (!existsSync(data))
    await makeWhole(data, account, (folder) => initialise(bin, { data: folder, password }, account));
  const { child, place } = await listenSomewhere(serverPlaces(data, account, sockets), (at) =>
    runAt(bin, data, at, account, log),
  );
  const stop = keepRunning({ child, run: () => runAt(bin, data, place, account, log), log, onCrash });
  return {
    url: urlOf(place, password),
    async stop() {
      await stop(() => endServer(bin, data, account));
      if (place.ownFolder) rmSync(place.host, { recursive: true, force: true });
    },
  };
}

/** Runs a server at one place; retries while the processes of a killed server are still ending. */
async function runAt(
  bin: string,
  data: string,
  place: ServerPlace,
  account: PostgresAccount,
  log: Log,
): Promise<Child> {
  const end = performance.now() + patienceMs;
  for (;;) {
    if (isFolder(place)) clearSocket(place);
    try {
      return await runServer(join(bin, 'postgres'), data, settingsAt(place), account, log);
    } catch (error) {
      const waits = error instanceof PostgresFailure && stillEnding.test(error.said);
      if (!waits || performance.now() > end) throw error;
      await pause(200);
    }
  }
}

/** Runs it at the first place where it can listen. */
async function listenSomewhere(
  places: AsyncIterable<ServerPlace>,
  run: (place: ServerPlace) => Promise<Child>,
): Promise<{ child: Child; place: ServerPlace }> {
  let refusal: unknown;
  for await (const place of places)
    try {
      return { child: await run(place), place };
    } catch (error) {
      if (!(error instanceof PostgresFailure && cannotListen.test(error.said))) throw error;
      refusal = error;
    }
  throw refusal;
}
