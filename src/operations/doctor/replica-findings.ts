import type { Config } from '#host/config.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { explainStartFailure } from '#host/start-failure.ts';
import type { Finding } from './finding.ts';

const about = 'Replica';
/** The site stops using it from ten seconds on. */
const maxBehindSeconds = 5;
/** Fewer spare connections to the replica than this are reported. */
const spareConnections = 5;

interface ReplicaFacts {
  standby: boolean;
  system: string;
  name: string;
  most: number;
  /** Seconds since the last commit that it has replayed; null when it has replayed none since its start. */
  shownSeconds: number | null;
  /** Whether it has replayed everything that it has received. */
  shown: boolean;
  receiving: boolean;
}

const readFacts = async ({ pool }: Database): Promise<ReplicaFacts> => {
  const { rows } = await pool.query<ReplicaFacts>(
    `select pg_is_in_recovery() as standby, (select system_identifier::text from pg_control_system()) as system,
       current_database() as name, current_setting('max_connections')::int as most,
       extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as "shownSeconds",
       pg_last_wal_receive_lsn() is not distinct from pg_last_wal_replay_lsn() as shown,
       exists (select from pg_stat_wal_receiver) as receiving`,
  );
  return rows[0] as ReplicaFacts;
};

const compare = (config: Config, replica: ReplicaFacts, database: ReplicaFacts): Finding[] => {
  if (replica.system !== database.system || replica.name !== database.name)
    return [
      {
        about,
        level: 'fault',
        says: 'DATABASE_READ_URL points to a different database than DATABASE_URL.',
        todo: 'Use a standby of that server and the same database on it. Until then the site reads from DATABASE_URL.',
      },
    ];
  if (!replica.standby)
    return [
      {
        about,
        level: 'warning',
        says: 'DATABASE_READ_URL points to an independent server, not to a standby.',
        todo: 'If it was promoted to primary, set DATABASE_URL to it. The site does not read from it otherwise.',
      },
    ];
  const wanted = config.WEB_PROCESSES * (config.DATABASE_POOL_SIZE + 1);
  const findings: Finding[] = [
    {
      about,
      level: 'good',
      says: `a standby of the database answers; ${wanted} of its ${replica.most} connections are used here.`,
    },
  ];
  if (!replica.receiving)
    findings.push({
      about,
      level: 'warning',
      says: 'it is not receiving anything from the primary at the moment.',
      todo: 'Check its log: primary_conninfo, the replication privilege, and whether the primary still has the WAL it needs.',
    });
  if (!replica.shown && (replica.shownSeconds ?? 0) > maxBehindSeconds)
    findings.push({
      about,
      level: 'warning',
      says: `it is ${Math.round(replica.shownSeconds ?? 0)} seconds behind.`,
      todo: 'From ten seconds on, the site reads from DATABASE_URL instead. Use faster disks, or look for long-running statements on it.',
    });
  if (wanted > replica.most - spareConnections)
    findings.push({
      about,
      level: 'warning',
      says: `${wanted} connections leave almost none of its ${replica.most}.`,
      todo: 'Lower DATABASE_POOL_SIZE or raise max_connections there.',
    });
  return findings;
};

/** Checks the replica as the site does; no findings without one. */
export async function replicaFindings(config: Config): Promise<Finding[]> {
  const { DATABASE_URL: databaseUrl, DATABASE_READ_URL: readUrl } = config;
  if (!databaseUrl || !readUrl) return [];
  const look = async (url: string): Promise<ReplicaFacts> => {
    const opened = await openDatabase({
      dataDir: '',
      databaseUrl: url,
      poolSize: 1,
      log: createLog('silent'),
    });
    return readFacts(opened).finally(opened.close);
  };
  let database: ReplicaFacts;
  try {
    database = await look(databaseUrl);
  } catch {
    // Reported by the findings about the database.
    return [];
  }
  try {
    return compare(config, await look(readUrl), database);
  } catch (error) {
    const why = (explainStartFailure(error).split('\n')[0] as string).replaceAll('DATABASE_URL', 'DATABASE_READ_URL');
    return [{ about, level: 'fault', says: why, todo: 'The site reads from DATABASE_URL until it is back.' }];
  }
}
