import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Executor } from './database.ts';
import { type LogPosition, toLogPosition } from './log-position.ts';

/** What a replica is right now; it is read from in the first of these states alone. */
export type ReplicaState = 'used' | 'away' | 'behind' | 'foreign';

export interface ReadReplica {
  state(): ReplicaState;
  /** Seconds by which it was behind when last looked at; null while that cannot be known. */
  lagSeconds(): number | null;
  /** Once it has been looked at for the first time. */
  looked: Promise<void>;
  /** Whether it shows all that the primary had written at the position. */
  hasReached(position: LogPosition): Promise<boolean>;
  /** Runs one statement on it; whoever asks falls back to the primary when it fails. */
  query(...statement: unknown[]): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * What may be a second old is read here: the search index, lists, feeds. Never what decides something, nor what somebody reads of
 * their own. Nothing is written through it.
 */
export interface ReadDatabase {
  /** For single statements. */
  executor: Executor;
  /** For statements that build on each other: none of them sees less than those before it. */
  steady(): Promise<Executor>;
}

export interface ReplicatedReads extends ReadDatabase {
  /** What has been committed by now must be seen by whoever reads next. */
  mustSee(): void;
}

/** Reads the database itself: there is no replica. */
export const readingFrom = ({ executor }: Pick<Database, 'executor'>): ReadDatabase => ({
  executor,
  steady: async () => executor,
});

type Query = (...statement: unknown[]) => Promise<unknown>;

const refusedWrite = '25006';

const executorOf = (query: Query): Executor => {
  const executor: Executor = drizzle({ client: { query } as unknown as pg.Pool });
  executor.transaction = () => Promise.reject(new Error('Here only is read, without a transaction.'));
  return executor;
};

/**
 * Reads a replica as long as it shows every change known to this process (ADR 62), and the database otherwise: when the
 * replica is away, too far behind, or refuses a statement.
 */
export function createReadDatabase(deps: {
  database: Pick<Database, 'executor' | 'pool'>;
  replica: ReadReplica;
  /** Follows the change log of the database, and calls `mustSee` for its entries. */
  upToDate: () => Promise<void>;
}): ReplicatedReads {
  const { database, replica, upToDate } = deps;
  /** What the replica must show; asked for again when something was committed since. */
  let needed: LogPosition = 0n;
  let asked = 0;
  let known = 0;
  let asking: Promise<void> | null = null;

  const askWhatIsNeeded = async (): Promise<void> => {
    const startedWith = asked;
    const { rows } = await database.pool.query<{ position: string }>(
      'select pg_current_wal_insert_lsn()::text as position',
    );
    // After a failover positions may begin before those of the lost server.
    needed = toLogPosition(rows[0]?.position ?? '0/0');
    known = startedWith;
  };

  const mayUseReplica = async (): Promise<boolean> => {
    await replica.looked;
    if (replica.state() !== 'used') return false;
    await upToDate();
    while (known !== asked) {
      asking ??= askWhatIsNeeded().finally(() => {
        asking = null;
      });
      await asking;
    }
    return replica.hasReached(needed);
  };

  const onDatabase: Query = (...statement) => database.pool.query(...(statement as [string]));

  /** @returns what it gave, and whether the replica gave it. */
  const preferring = async (statement: unknown[]): Promise<{ result: unknown; replicated: boolean }> => {
    try {
      return { result: await replica.query(...statement), replicated: true };
    } catch (error) {
      const { cause = error } = error as { cause?: unknown };
      if ((cause as { code?: string }).code === refusedWrite) throw error;
      return { result: await onDatabase(...statement), replicated: false };
    }
  };

  return {
    executor: executorOf(async (...statement) =>
      (await mayUseReplica()) ? (await preferring(statement)).result : onDatabase(...statement),
    ),
    async steady() {
      let replicated = await mayUseReplica();
      return executorOf(async (...statement) => {
        if (!replicated) return onDatabase(...statement);
        const answer = await preferring(statement);
        // The database shows more than its replica, but not the other way round.
        if (!answer.replicated) replicated = false;
        return answer.result;
      });
    },
    mustSee() {
      asked += 1;
    },
  };
}
