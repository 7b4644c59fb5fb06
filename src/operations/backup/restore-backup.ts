import { createHash } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database, Executor } from '#host/database/database.ts';
import { applyMigrations, knownMigrations, type MigrationMark, newestOf } from '#host/database/migrate.ts';
import type { FileStore } from '#host/files/file-store.ts';
import { BackupFault } from './backup-fault.ts';
import { readBackup } from './check-backup.ts';
import { type BackupCounts, countsOf } from './make-backup.ts';
import type { BackupHeader, BackupManifest, BackupTable } from './manifest.ts';
import { createRowsSum } from './rows-hash.ts';
import { readRows, withoutRules, writeAlike, writeRows, writeSequences } from './table-rows.ts';

/**
 * Marker file in the data folder while files are restored: files without a database then belong to an interrupted
 * restore.
 */
const markerName = 'restore.incomplete';

export interface RestoreOptions {
  database: Database;
  store: FileStore;
  /** Where the marker of an interrupted restore is. */
  dataDir: string;
  file: string;
  key: string | null;
  /** Disables what a restored site must not repeat; called in the transaction of the restore, after the migrations. */
  settle: (tx: Executor) => Promise<void>;
  migrationsFolder?: string;
}

/** How many of this program's migrations the archive has. @throws BackupFault when it has unknown ones */
function countMigrations(own: readonly MigrationMark[], archived: BackupHeader['migrations']): number {
  if (archived.some(({ madeAt }) => madeAt > newestOf(own)))
    throw new BackupFault(
      'The backup was made by a newer version of Prilika. Restore it with that version, or a newer one.',
    );
  const same = archived.every(({ hash }, index) => own[index]?.hash === hash);
  if (!same || archived.length === 0)
    throw new BackupFault(
      'The backup was made by a program whose tables were changed in another way than this one’s: it cannot be restored here.',
    );
  return archived.length;
}

/** @throws BackupFault when there is anything that a restore would mix with or overwrite */
async function refuseFullPlace({ database, store, dataDir }: RestoreOptions): Promise<void> {
  const { rows } = await database.pool.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  );
  if (rows[0]?.tables !== 0)
    throw new BackupFault(
      'There is a site in this database already. A backup is restored into an empty place only: choose another DATA_DIR or DATABASE_URL.',
    );
  const interrupted = existsSync(join(dataDir, markerName));
  for await (const { key } of store.list()) {
    if (!interrupted)
      throw new BackupFault(
        'There are files in this place already. A backup is restored into an empty place only: choose another DATA_DIR, or an empty bucket for FILES_URL.',
      );
    await store.remove(key);
  }
}

/**
 * Restores an archive into an empty site: verified from beginning to end before anything is changed, written in one
 * transaction, compared again in the database, and migrated to this program's version. An interruption leaves the site
 * empty.
 * @throws BackupFault when the site is not empty, or the archive is damaged, from a newer program or encrypted with
 * another key
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupCounts & { header: BackupHeader }> {
  const { database, store, dataDir, file, key, settle, migrationsFolder } = options;
  await refuseFullPlace(options);
  const own = knownMigrations(migrationsFolder);
  const checked = await readBackup(file, key, {
    header: async ({ migrations }) => void countMigrations(own, migrations),
  });
  const before = countMigrations(own, checked.header.migrations);
  const marker = join(dataDir, markerName);
  writeFileSync(marker, '', { mode: 0o600 });
  try {
    await database.transaction(async (tx) => {
      await writeAlike(tx);
      await applyMigrations(tx, { from: 0, to: before }, migrationsFolder);
      await withoutRules(tx, checked.header.tables, () => fill(tx, options, checked));
      await writeSequences(tx, checked.manifest.sequences);
      await applyMigrations(tx, { from: before, to: own.length }, migrationsFolder);
      await settle(tx);
    });
  } catch (error) {
    for await (const { key: written } of store.list()) await store.remove(written);
    throw error;
  } finally {
    rmSync(marker, { force: true });
  }
  return { ...countsOf(checked.manifest), header: checked.header };
}

async function fill(
  tx: Executor,
  { store, file, key }: RestoreOptions,
  checked: { header: BackupHeader; manifest: BackupManifest },
): Promise<void> {
  await readBackup(file, key, {
    header: async (header) => {
      if (JSON.stringify(header) !== JSON.stringify(checked.header)) throw changed();
    },
    rows: (table, lines) => writeRows(tx, table, lines),
    file: (fileKey, content) => putAndCompare(store, fileKey, content),
  });
  for (const table of checked.header.tables) await compareRows(tx, table, checked.manifest);
}

/**
 * Writes a file and reads it back for comparison. The incoming bytes are verified against the archive's list by its
 * reader.
 */
async function putAndCompare(store: FileStore, key: string, content: Readable): Promise<void> {
  const sent = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      sent.update(chunk);
      yield chunk;
    }
  }
  await store.putStream(key, Readable.from(hashed()));
  const saved = createHash('sha256');
  for await (const chunk of (await store.read(key)) as AsyncIterable<Buffer>) saved.update(chunk);
  if (saved.digest('hex') !== sent.digest('hex'))
    throw new BackupFault(`The file ${key} came out other than it was. Nothing was kept.`);
}

const changed = () => new BackupFault('The file of the backup was changed while it was read.');

/** Compares the rows in the database with those written into the archive. */
async function compareRows(tx: Executor, table: BackupTable, { tables }: BackupManifest): Promise<void> {
  const sum = createRowsSum();
  for await (const lines of readRows(tx, table)) for (const line of lines) sum.add(line);
  const { rows, hash } = sum.total();
  const wanted = tables[table.name];
  if (wanted?.rows !== rows || wanted.hash !== hash)
    throw new BackupFault(
      `The table ${table.name} came out other than it was: ${rows} rows of ${wanted?.rows}. Nothing was kept.`,
    );
}
