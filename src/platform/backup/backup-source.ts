import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, openDatabase } from '../database/database.ts';
import { DataFolderInUse, lockDataFolder, readLockNote } from '../database/embedded/data-folder-lock.ts';
import { askForSnapshot } from '../database/embedded/snapshot-socket.ts';
import type { Log } from '../log.ts';
import { isDiskFull } from '../outages.ts';
import { BackupFault } from './backup-fault.ts';

const prefix = 'snapshot-';

/** Removes what a killed backup left; one that is being made is locked. */
function removeOldSnapshots(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(dataDir, name);
    try {
      lockDataFolder(folder).release();
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
    }
  }
}

/** Has the embedded database copied by `take`, and lends the copy, opened in a thread of its own. */
async function withSnapshot<T>(
  dataDir: string,
  log: Log,
  take: (folder: string) => Promise<void>,
  work: (snapshot: Database) => Promise<T>,
): Promise<T> {
  removeOldSnapshots(dataDir);
  const folder = mkdtempSync(join(dataDir, prefix));
  chmodSync(folder, 0o700);
  try {
    await take(folder).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      throw new BackupFault(
        `The disk is full: a backup needs room for a copy of the database in ${dataDir} while it is made.`,
        { cause: error },
      );
    });
    const crash = Promise.withResolvers<never>();
    const copy = await openDatabase({ dataDir: folder, log, onCrash: crash.reject });
    crash.promise.catch(() => {});
    try {
      return await Promise.race([work(copy), crash.promise]);
    } finally {
      await copy.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Lends the database of a running site for a backup: a server's as it is; of the embedded one a copy, because its only connection
 * would keep everybody waiting for as long as the backup takes.
 */
export const withRunningSource = <T>(
  { database, dataDir, log }: { database: Database; dataDir: string; log: Log },
  work: (source: Database) => Promise<T>,
): Promise<T> => {
  const { snapshot } = database;
  return snapshot ? withSnapshot(resolve(dataDir), log, snapshot, work) : work(database);
};

/**
 * Lends the database that the environment names to a command, whether the site runs or not. Nothing in it is changed: it is not
 * migrated either.
 * @throws BackupFault when there is no site
 */
export async function withCommandSource<T>(
  { dataDir: given, databaseUrl, log }: { dataDir: string; databaseUrl: string | undefined; log: Log },
  work: (source: Database) => Promise<T>,
): Promise<T> {
  const dataDir = resolve(given);
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new BackupFault(
      `There is no site in the data folder ${dataDir}. DATA_DIR or DATABASE_URL say which one it is.`,
    );
  let database: Database;
  try {
    database = await openDatabase({ dataDir, databaseUrl, poolSize: 1, log });
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const host = readLockNote(dataDir)?.host;
    if (!host) throw error;
    return withSnapshot(
      dataDir,
      log,
      (folder) =>
        askForSnapshot(host, folder).catch((cause: Error) => {
          throw new BackupFault(`The running site gives no copy of its database: ${cause.message}`, {
            cause,
          });
        }),
      work,
    );
  }
  return work(database).finally(database.close);
}
