import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';
import type { Database, Executor } from './database.ts';

const ownFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Any number that nothing else in this database locks. */
const migrationLock = 7_264_518_903;

/** The database was last used by a newer program, whose data this one does not understand. */
export class DatabaseTooNew extends StartRefusal {
  override readonly name = 'DatabaseTooNew';

  constructor() {
    super(
      'The database was last used by a newer version of Prilika, which this one could damage. Start that version, or restore a backup from before it.',
    );
  }
}

/**
 * Applies the migrations that are missing, in one transaction; several processes may call it at once.
 * @throws DatabaseTooNew; when a migration fails, or when one was edited or slipped in before others after those were applied
 */
export async function migrateDatabase(database: Database, migrationsFolder = ownFolder): Promise<void> {
  const client = await database.pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewerDatabase(client, migrationsFolder);
    await migrate(drizzle({ client }), { migrationsFolder });
    await refuseSkippedMigrations(client, migrationsFolder);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that failed half-way is closed, which frees the lock as well.
    client.release(failure);
  }
}

/** A migration as databases and backups know it. */
export interface MigrationMark {
  hash: string;
  /** When it was written, in milliseconds. */
  madeAt: number;
}

/** The migrations of this program, oldest first. */
export const knownMigrations = (migrationsFolder = ownFolder): MigrationMark[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({ hash, madeAt: folderMillis }));

/** The migrations that a database was brought to, oldest first; null for one that never was Prilika's. */
export async function readAppliedMigrations(executor: Executor): Promise<MigrationMark[] | null> {
  const { rows } = await executor.$client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) return null;
  const applied = await executor.$client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ hash, created_at: madeAt }) => ({ hash, madeAt: Number(madeAt) }));
}

/**
 * Applies this program's migrations from the `from`-th to before the `to`-th in the caller's transaction, as the migrator does in one of
 * its own: for a restore, which fills in rows between two of them.
 */
export async function applyMigrations(
  tx: Executor,
  { from, to }: { from: number; to: number },
  migrationsFolder = ownFolder,
): Promise<void> {
  const run = (text: string, values?: unknown[]) => tx.$client.query(text, values);
  await run('create schema if not exists drizzle');
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(from, to)) {
    for (const statement of sql) await run(statement);
    await run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** What was applied after the last migration that this program has is another program's. */
async function refuseNewerDatabase(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) return;
  const own = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const newer = await client.query(
    'select 1 from drizzle.__drizzle_migrations where created_at > $1 limit 1',
    [Math.max(0, ...own)],
  );
  if (newer.rows.length > 0) throw new DatabaseTooNew();
}

/** The migrator looks at dates alone, so an edited file or one with an older date would be passed over in silence. */
async function refuseSkippedMigrations(client: pg.PoolClient, migrationsFolder: string): Promise<void> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  const applied = new Set(rows.map((row) => row.hash));
  const skipped = readMigrationFiles({ migrationsFolder }).filter(
    (migration) => !applied.has(migration.hash),
  );
  if (skipped.length > 0) {
    const dates = skipped.map((migration) => new Date(migration.folderMillis).toISOString()).join(', ');
    throw new Error(
      `Migrations dated ${dates} are not the ones this database was made with: they were changed, or added before others.`,
    );
  }
}
