import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, findTestPostgres, makeData, runServer } from './postgres-process.ts';

export interface PostgresServer {
  /** Leads to the database `postgres` as a superuser. */
  url: string;
  /** Ends the server at once, with every connection; its data stay. */
  halt(): Promise<void>;
  /** Starts it again after `halt`, at the same address. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

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
    throw new Error(`PostgreSQL for the tests does not start here; set DATABASE_URL to a server to use. ${reason}`);
  }
}

/** Nothing follows it, and databases of a second need no upkeep. */
const lean = [
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'io_method=sync',
  'max_parallel_workers_per_gather=0',
];

async function startOwnServer(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-test-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const postgres = await findTestPostgres(folder);
    const data = await makeData(folder, postgres);
    const run = () => runServer(postgres, data, lean);
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
    return { url: addressOf(data), halt, resume, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
