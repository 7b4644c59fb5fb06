import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#host/config.ts';
import type { Database, DatabaseOptions } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { hasSite, openSiteDatabase } from '#host/database/site-database.ts';
import { createLog, type Log } from '#host/log.ts';
import { explainStartFailure } from '#host/start-failure.ts';

/** An error that the operator can fix, as one sentence. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/**
 * The file named by a command's only parameter, as an absolute path; null for `--help`, which is printed here.
 * @throws Refusal with the help text for anything else
 */
export function readFileParameter(parameters: string[], help: string): string | null {
  let parsed: ReturnType<
    typeof parseArgs<{ options: { help: { type: 'boolean'; short: 'h' } }; allowPositionals: true }>
  >;
  try {
    parsed = parseArgs({
      args: parameters,
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
  if (parsed.values.help) {
    process.stdout.write(help);
    return null;
  }
  const [name, ...more] = parsed.positionals;
  if (!name || more.length > 0) throw new Refusal(help);
  // npm changes to the package's folder; relative paths refer to the operator's folder.
  return resolve(process.env['INIT_CWD'] ?? '.', name);
}

/** The site described by the environment. */
export interface Site {
  config: Config;
  database: Database;
  log: Log;
}

/**
 * Opens the database of an existing site, running or not, while `work` runs; changes nothing in it and does not
 * migrate.
 * @throws Refusal when there is no site
 */
export async function withExisting<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  if (!hasSite(options))
    throw new Refusal(
      `There is no site in the data folder ${resolve(options.dataDir)}. DATA_DIR or DATABASE_URL say which one it is.`,
    );
  const database = await openSiteDatabase({ ...options, poolSize: 1 });
  return work(database).finally(database.close);
}

/** Opens the site's database, migrated to the newest version, while `work` runs; the site may be running. */
export async function withSite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const log = createLog('error');
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  const database = await openSiteDatabase({ dataDir, databaseUrl, poolSize: 2, log });
  try {
    await migrateDatabase(database);
    return await work({ config, database, log });
  } finally {
    await database.close();
  }
}

/**
 * Runs a command and exits with its code; an error is printed, and the code is 1.
 * @param faults error classes whose message is meant for the operator
 */
export function runCommand(
  main: (parameters: string[]) => Promise<number>,
  ...faults: (new (
    ...parameters: never[]
  ) => Error)[]
): void {
  const explain = (error: unknown): string =>
    error instanceof Error && [Refusal, ...faults].some((fault) => error instanceof fault)
      ? error.message
      : explainStartFailure(error);
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${explain(error).trimEnd()}\n`);
      process.exit(1);
    },
  );
}
