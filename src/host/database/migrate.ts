import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartRefusal } from '../start-refusal.ts';
import { readUnderstoodFrom, recordReadableFrom, understoodFrom } from './compatibility.ts';
import type { Database, Executor } from './database.ts';

const ownFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Arbitrary number, used for no other advisory lock in this database. */
const migrationLock = 7_264_518_903;

/** A newer program has migrated the database in a way that this one is not compatible with (ADR 63). */
export class DatabaseTooNew extends StartRefusal {
  override readonly name = 'DatabaseTooNew';

  constructor() {
    super(
      'The database was last used by a newer version of Prilika, which this one could damage. Start that version, or restore a backup from before it.',
    );
  }
}

/**
 * Applies the missing migrations in one transaction; several processes may call it at once, also through a transaction
 * pooler (pgbouncer): the lock belongs to the transaction. Newer migrations are accepted when this program is
 * compatible with them.
 * @throws DatabaseTooNew; when a migration fails, or when an applied one was edited or an older one added later
 */
export function migrateDatabase(database: Database, migrationsFolder = ownFolder): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.$client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const own = knownMigrations(migrationsFolder);
    const applied = (await readAppliedMigrations(tx)) ?? [];
    if (isNewer(applied, own)) {
      refuseContracted(await readUnderstoodFrom(tx), own);
      refuseSkippedMigrations(applied, own);
      return;
    }
    const last = applied.at(-1)?.createdAt ?? Number.NEGATIVE_INFINITY;
    const missing = own.filter(({ createdAt }) => createdAt > last).length;
    await applyMigrations(tx, { from: own.length - missing, to: own.length }, migrationsFolder);
    refuseSkippedMigrations((await readAppliedMigrations(tx)) ?? [], own);
    await recordReadableFrom(tx, understoodFrom(migrationsFolder));
  });
}

/** A migration as recorded in databases and backups. */
export interface MigrationMark {
  hash: string;
  /** When it was written, in milliseconds. */
  createdAt: number;
}

/** The migrations of this program, oldest first. */
export const knownMigrations = (migrationsFolder = ownFolder): MigrationMark[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis }) => ({ hash, createdAt: folderMillis }));

/** The migrations applied to a database, oldest first; null when it never was Prilika's. */
export async function readAppliedMigrations(executor: Executor): Promise<MigrationMark[] | null> {
  const { rows } = await executor.$client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) return null;
  const applied = await executor.$client.query<{ hash: string; created_at: string }>(
    'select hash, created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return applied.rows.map(({ hash, created_at: createdAt }) => ({ hash, createdAt: Number(createdAt) }));
}

/**
 * Applies this program's migrations `from` (inclusive) to `to` (exclusive) in the caller's transaction, as the migrator
 * does in its own: for a restore, which inserts rows between two of them.
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
    await run('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
  }
}

/** The date of the newest of them. */
export const newestOf = (migrations: readonly MigrationMark[]): number =>
  Math.max(0, ...migrations.map(({ createdAt }) => createdAt));

/** Migrations applied after this program's last one belong to another program. */
const isNewer = (applied: readonly MigrationMark[], own: readonly MigrationMark[]): boolean =>
  newestOf(applied) > newestOf(own);

function refuseContracted(oldest: number | null, own: readonly MigrationMark[]): void {
  if (oldest === null || oldest > newestOf(own)) throw new DatabaseTooNew();
}

/**
 * The migrator compares only dates, so an edited migration, or an added one with an older date, would be skipped
 * silently.
 */
function refuseSkippedMigrations(applied: readonly MigrationMark[], own: readonly MigrationMark[]): void {
  const hashes = new Set(applied.map(({ hash }) => hash));
  const skipped = own.filter(({ hash }) => !hashes.has(hash));
  if (skipped.length > 0) {
    const dates = skipped.map(({ createdAt }) => new Date(createdAt).toISOString()).join(', ');
    throw new Error(
      `Migrations dated ${dates} are not the ones this database was made with: they were changed, or added before others.`,
    );
  }
}
