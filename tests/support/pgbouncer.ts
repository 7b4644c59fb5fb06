import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgresAccount } from '#host/database/local/postgres-account.ts';
import { give } from '#host/database/local/postgres-program.ts';
import { findPgbouncer } from '../../scripts/installed.ts';
import { addressOf } from './postgres-process.ts';

export interface TestPgbouncer {
  /** Leads through it to the database `postgres` of the server. */
  url: string;
  stop(): Promise<void>;
}

/** Starts an installed pgbouncer in front of a server's socket: each transaction gets any of a few connections. */
export async function startPgbouncer(serverUrl: string, connections = 3): Promise<TestPgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-pgbouncer-'));
  // It refuses the superuser as PostgreSQL does.
  const account = findPostgresAccount();
  give(folder, account);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${new URL(serverUrl).searchParams.get('host')} user=postgres
[pgbouncer]
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const command = account.commandFor(findPgbouncer() ?? 'pgbouncer', [join(folder, 'pgbouncer.ini')]);
  const child = spawn(...command, {
    ...account.options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (bytes) => {
    said = `${said}${bytes}`.slice(-4000);
  });
  while (!existsSync(join(folder, '.s.PGSQL.5432'))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended: ${said}`);
    await pause(20);
  }
  return {
    url: addressOf(folder),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
