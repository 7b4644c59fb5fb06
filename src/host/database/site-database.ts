import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from './database.ts';
import { DataFolderInUse, readLockNote } from './local/data-folder-lock.ts';

/** Whether there is a site: a server is configured, or the data folder has been used before. */
export const hasSite = ({ dataDir, databaseUrl }: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): boolean =>
  databaseUrl !== undefined || existsSync(join(resolve(dataDir), 'database.lock'));

/**
 * Opens the database of a site for a command, as {@link openDatabase} does; connects to the server of the running site
 * if there is one.
 */
export async function openSiteDatabase(options: DatabaseOptions): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (error) {
    const databaseUrl = error instanceof DataFolderInUse ? readLockNote(error.folder)?.url : undefined;
    if (!databaseUrl) throw error;
    return openDatabase({ ...options, databaseUrl });
  }
}
