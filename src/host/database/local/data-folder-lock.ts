import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../../make-folder.ts';
import { StartRefusal } from '../../start-refusal.ts';

/** Another process holds the data folder. */
export class DataFolderInUse extends StartRefusal {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  /** Null while the other process has taken the lock and not yet written its lock note. */
  readonly pid: number | null;

  constructor(folder: string, pid: number | null) {
    const who = pid === null ? 'another process' : `the process ${pid}`;
    super(`The data folder ${folder} is in use by ${who}. Stop it, or choose another folder with DATA_DIR.`);
    this.folder = folder;
    this.pid = pid;
  }
}

/** What the process that holds the folder writes about itself, for people and for tools. */
export interface LockNote {
  pid: number;
  startedAt: string;
  /** URL of the database in the folder. */
  url: string;
}

export interface DataFolderLock {
  describe(note: LockNote): void;
  release(): void;
}

/** Long enough for two processes that start at the same time to decide which is first. */
const patienceMillis = 300;
const ownerFileName = 'database.json';

/**
 * Reserves the folder for this process, creating it with mode 0700 when missing. Two processes on one folder would
 * destroy it without any error. The lock is a file lock of the operating system, taken through SQLite: it is atomic
 * and disappears with its process, however that ends, so there are no stale locks and no process ids to trust.
 * @throws DataFolderInUse at once when another process has it
 */
export function lockDataFolder(folder: string): DataFolderLock {
  makeFolder(folder);
  const ownerFile = join(folder, ownerFileName);
  const file = openLockFile(folder, ownerFile);
  rmSync(ownerFile, { force: true });
  return {
    describe: (note) => writeFileSync(ownerFile, `${JSON.stringify(note)}\n`, { mode: 0o600 }),
    release: () => {
      rmSync(ownerFile, { force: true });
      file.close();
    },
  };
}

function openLockFile(folder: string, ownerFile: string): DatabaseSync {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'database.lock'), { timeout: patienceMillis });
    file.exec('pragma journal_mode = memory; begin exclusive');
    return file;
  } catch (error) {
    file?.close();
    if (isBusy(error)) throw new DataFolderInUse(folder, readPid(ownerFile));
    throw new Error(`The data folder ${folder} cannot be locked: is it writable, and on a local disk?`, {
      cause: error,
    });
  }
}

/** 5 is SQLITE_BUSY. */
const isBusy = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 5;

const readPid = (ownerFile: string): number | null => parseNote(ownerFile)?.pid ?? null;

function parseNote(ownerFile: string): Partial<LockNote> | null {
  try {
    return JSON.parse(readFileSync(ownerFile, 'utf8')) as Partial<LockNote>;
  } catch {
    return null;
  }
}

/** The note of the process that holds the folder; null when there is none. */
export const readLockNote = (folder: string): Partial<LockNote> | null => parseNote(join(folder, ownerFileName));
