import type { Config } from '#host/config.ts';
import type { Database } from '#host/database/database.ts';
import { hasSite, openSiteDatabase } from '#host/database/site-database.ts';
import { createLog } from '#host/log.ts';
import { explainStartFailure } from '#host/start-failure.ts';
import type { Finding } from './finding.ts';

const about = 'Database';
const neededExtensions = ['pg_trgm', 'unaccent'];
/** Sessions, links and schedules compare timestamps written by different machines. */
export const maxClockSeconds = 10;

interface ServerFacts {
  version: string;
  most: number;
  now: Date;
  missing: string[];
  mayCreate: boolean;
}

const readFacts = async ({ pool }: Database): Promise<ServerFacts> => {
  const { rows } = await pool.query<ServerFacts>(
    `select current_setting('server_version') as version, current_setting('max_connections')::int as most,
       clock_timestamp() as now, has_database_privilege(current_database(), 'CREATE') as "mayCreate",
       array(select unnest($1::text[]) except select name from pg_available_extensions) as missing`,
    [neededExtensions],
  );
  return rows[0] as ServerFacts;
};

const serverFindings = (config: Config, facts: ServerFacts, clockSeconds: number): Finding[] => {
  const wanted = config.WEB_PROCESSES * config.DATABASE_POOL_SIZE;
  const findings: Finding[] = [
    {
      about,
      level: 'good',
      says: `PostgreSQL ${facts.version} answers; ${wanted} of its ${facts.most} connections are used here.`,
    },
  ];
  if (facts.missing.length > 0)
    findings.push({
      about,
      level: 'fault',
      says: `the extensions ${facts.missing.join(' and ')} are not available.`,
      todo: 'Install the contrib package of PostgreSQL.',
    });
  if (!facts.mayCreate)
    findings.push({
      about,
      level: 'fault',
      says: 'the user in DATABASE_URL is not allowed to create schemas in its database.',
      todo: 'Make that user the owner of the database: alter database … owner to ….',
    });
  if (wanted > facts.most - 5)
    findings.push({
      about,
      level: 'warning',
      says: `${wanted} connections leave almost none of its ${facts.most}.`,
      todo: 'Lower DATABASE_POOL_SIZE or raise max_connections; other machines need connections too.',
    });
  if (clockSeconds > maxClockSeconds)
    findings.push({
      about: 'Clock',
      level: 'fault',
      says: `it differs from the database server’s by ${Math.round(clockSeconds)} seconds.`,
      todo: 'Synchronise both machines with a time server (systemd-timesyncd, chrony).',
    });
  return findings;
};

/**
 * Opens the database as the site does; changes nothing in it.
 * @param further additional checks of the database
 */
export async function databaseFindings(
  config: Config,
  further: (config: Config, database: Database) => Promise<Finding[]> = async () => [],
): Promise<Finding[]> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  // The check itself creates no database: the first start does.
  if (!hasSite({ dataDir, databaseUrl }))
    return [{ about, level: 'good', says: `the first start makes it in ${dataDir}.` }];
  try {
    const log = createLog('silent');
    const database = await openSiteDatabase({ dataDir, databaseUrl, poolSize: 1, log });
    try {
      const facts = await readFacts(database);
      const clockSeconds = Math.abs(facts.now.getTime() - Date.now()) / 1000;
      return [...serverFindings(config, facts, clockSeconds), ...(await further(config, database))];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [{ about, level: 'fault', says: explainStartFailure(error).split('\n')[0] as string }];
  }
}
