import type { Database, Executor } from '#host/database/database.ts';
import { readAppliedMigrations } from '#host/database/migrate.ts';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import { readProgramVersion } from '#host/versions/program-version.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { BackupFault } from './backup-fault.ts';
import {
  type BackupHeader,
  type BackupManifest,
  backupFormat,
  fileName,
  headerName,
  listName,
  manifestName,
  rowsName,
} from './manifest.ts';
import { createRowsSum } from './rows-hash.ts';
import { readRows, readSequences, readTables, writeAlike } from './table-rows.ts';

/** Number of files between two lists: a reader has to remember as many. */
export const filesPerList = 500;

/** What a backup holds. */
export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
  fileBytes: number;
  missingFiles: number;
}

export const countsOf = ({ tables, files }: BackupManifest): BackupCounts => ({
  tables: Object.keys(tables).length,
  rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0),
  files: files.count,
  fileBytes: files.bytes,
  missingFiles: files.missing,
});

/**
 * Writes the whole database and all files, as of one instant, into one archive. Rows are read in one snapshot
 * transaction; files are never changed in place, so those that it refers to are copied after it. Memory does not grow
 * with the site.
 * @param database the site's, or a snapshot of it
 * @throws BackupFault when there is no site, the file exists or the disk is full; nothing is left then
 */
export async function makeBackup(options: {
  database: Pick<Database, 'transaction'>;
  store: Pick<FileStore, 'read' | 'size'>;
  file: string;
  key: string | null;
  now: Date;
}): Promise<BackupManifest> {
  const { database, store, file, key, now } = options;
  let manifest: BackupManifest | null = null;
  await database.transaction(
    async (tx) => {
      await tx.$client.query('set transaction read only');
      await writeAlike(tx);
      const migrations = await readAppliedMigrations(tx);
      if (!migrations) throw new BackupFault('There is no site in this database yet: nothing to back up.');
      const tables = await readTables(tx);
      const header: BackupHeader = {
        format: backupFormat,
        program: readProgramVersion().version,
        madeAt: now.toISOString(),
        migrations: migrations.map(({ hash, createdAt }) => ({ hash, madeAt: createdAt })),
        tables,
      };
      await writeArchive(file, key, async (archive) => {
        await archive.add(headerName, JSON.stringify(header));
        manifest = {
          tables: await addTables(tx, tables, archive),
          sequences: await readSequences(tx),
          files: await addFiles(tx, store, archive),
        };
        await archive.add(manifestName, JSON.stringify(manifest));
      });
    },
    { isolation: 'repeatable read' },
  );
  return manifest as unknown as BackupManifest;
}

async function addTables(
  tx: Executor,
  tables: BackupHeader['tables'],
  archive: ArchiveWriter,
): Promise<BackupManifest['tables']> {
  const sums: BackupManifest['tables'] = {};
  for (const table of tables) {
    const sum = createRowsSum();
    let number = 0;
    for await (const lines of readRows(tx, table)) {
      for (const line of lines) sum.add(line);
      number += 1;
      await archive.add(rowsName(table.name, number), `${lines.join('\n')}\n`);
    }
    sums[table.name] = sum.total();
  }
  return sums;
}

/**
 * Null when the file was deleted after the snapshot, or lost before. Once it is open, a deletion does no harm. An
 * unreachable store is no deletion: it aborts the backup.
 */
async function openFile(store: Pick<FileStore, 'read' | 'size'>, key: string) {
  try {
    const content = await store.read(key);
    const size = await store.size(key);
    if (size !== null) return { size, content };
    content.destroy();
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error;
  }
  return null;
}

/** The line of a file in its list, which is also what is hashed. */
export const fileLine = (key: string, size: number, hash: string): string => JSON.stringify({ key, size, hash });

async function addFiles(
  tx: Executor,
  store: Pick<FileStore, 'read' | 'size'>,
  archive: ArchiveWriter,
): Promise<BackupManifest['files']> {
  const sum = createRowsSum();
  let bytes = 0;
  let missing = 0;
  let lists = 0;
  let listed: string[] = [];
  const addList = async () => {
    if (listed.length === 0) return;
    lists += 1;
    await archive.add(listName(lists), `${listed.join('\n')}\n`);
    listed = [];
  };
  await tx.$client.query(
    'declare backup_files no scroll cursor for select storage_key from files where size > 0 order by created_at, id',
  );
  for (;;) {
    const { rows } = await tx.$client.query<{ storage_key: string }>(`fetch ${filesPerList} from backup_files`);
    if (rows.length === 0) break;
    for (const { storage_key: key } of rows) {
      const file = await openFile(store, key);
      if (!file) {
        missing += 1;
        continue;
      }
      const { size, content } = file;
      const line = fileLine(key, size, await archive.addStream(fileName(key), size, content));
      sum.add(line);
      bytes += size;
      listed.push(line);
    }
    await addList();
  }
  const { rows: count, hash } = sum.total();
  return { count, bytes, hash, missing };
}
