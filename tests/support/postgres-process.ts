import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresAccount, type PostgresAccount } from '#host/database/local/postgres-account.ts';
import { findPostgres, give, initialise, spawnPostgres } from '#host/database/local/postgres-program.ts';

/** Programs of PostgreSQL from the packages, and as whom the tests run them. */
export interface Postgres {
  bin: string;
  account: PostgresAccount;
}

const startPatienceMillis = 30_000;

/** @param folder the test's own, for a copy of the programs where they cannot be read */
export async function findTestPostgres(folder: string): Promise<Postgres> {
  const account = findPostgresAccount();
  return { account, bin: await findPostgres(account, folder) };
}

/** Leads to the database `postgres` of the server with that data folder, where its socket is, as a superuser. */
export const addressOf = (socketFolder: string): string =>
  `postgresql:///postgres?host=${encodeURIComponent(socketFolder)}&user=postgres`;

/** An empty folder for a server's data inside the test's folder. */
export function makeDataFolder(folder: string, { account }: Postgres, name = 'data'): string {
  if (account.kind === 'nobody') chmodSync(folder, 0o755);
  const data = join(folder, name);
  mkdirSync(data, { mode: 0o700 });
  give(data, account);
  return data;
}

/** A folder with a server's first data. */
export async function makeData(folder: string, postgres: Postgres, name?: string): Promise<string> {
  const data = makeDataFolder(folder, postgres, name);
  await initialise(postgres.bin, { data, password: 'of the tests', durable: false }, postgres.account);
  return data;
}

/**
 * Runs a server on a folder until it takes connections at its socket there.
 * @param own settings beside, or instead of, those of all servers of the tests, like `synchronous_commit=on`
 */
export async function runServer(
  { bin, account }: Postgres,
  data: string,
  own: readonly string[] = [],
): Promise<ChildProcess> {
  const settings = ['listen_addresses=', `unix_socket_directories=${data}`, 'fsync=off', 'synchronous_commit=off'];
  const common = ['full_page_writes=off', 'shared_buffers=64MB', 'max_connections=60'];
  // Of two the later one holds.
  const flags = [...settings, ...common, ...own].flatMap((flag) => ['-c', flag]);
  const server = spawnPostgres(join(bin, 'postgres'), ['-D', data, ...flags], account);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not get ready. ${output}`)), startPatienceMillis);
    server.stdout.resume();
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
