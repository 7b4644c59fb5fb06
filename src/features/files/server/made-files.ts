import { randomUUID } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import type { Executor } from '#host/database/database.ts';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import type { FileRow, NewFile } from '#host/files/file-table.ts';
import type { Machinery } from '#host/machinery.ts';
import type { FilePurpose } from '#kit/file-rules.ts';
import { deleteBytesJob } from './file-jobs.ts';
import * as records from './file-records.ts';

/** A file that the product creates. */
export interface MadeFile {
  purpose: FilePurpose;
  name: string;
  mediaType: string;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  /** The account it is for; null where there is none. */
  ownerId: string | null;
  content: Readable;
}

export interface MadeFiles {
  /**
   * Stores the bytes, then writes the record and the row that uses it in one transaction. When that throws, the bytes
   * are removed.
   */
  keep(file: MadeFile, use: (tx: Executor, row: FileRow) => Promise<void>): Promise<void>;
  /** The same for several that belong together: all of them, in their order, or none. */
  keepAll(list: readonly MadeFile[], use: (tx: Executor, rows: FileRow[]) => Promise<void>): Promise<void>;
  /** A file by its id, to be read by the product; null when there is none. Not while a transaction is open. */
  open(id: string): Promise<{ name: string; mediaType: string; content: Readable } | null>;
  /** The bytes of a file; not while a transaction is open. */
  read(storageKey: string): Promise<Readable>;
  /** Deletes files with their records, used or not; the bytes after the caller's transaction. */
  discard(tx: Executor, ids: string[]): Promise<void>;
  /** Deletes the bytes of records that are gone, after the caller's transaction. */
  deleteBytes(tx: Executor, storageKeys: string[]): Promise<void>;
}

/** How many keys one job carries. */
const keysPerJob = 200;

/** Where bytes are kept: a folder a month, and nothing of the person's in the name. */
export const newStorageKey = (now: Date): string => `${now.toISOString().slice(0, 7)}/${randomUUID()}`;

/** Files that the product creates and removes. */
export async function createMadeFiles(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs'> & {
    store: FileStore;
  },
): Promise<MadeFiles> {
  const { database, store, clock, jobs } = deps;
  await jobs.handle(deleteBytesJob, async ({ storageKeys }) => {
    for (const key of storageKeys) await store.remove(key);
  });

  const deleteBytes: MadeFiles['deleteBytes'] = async (tx, storageKeys) => {
    for (let from = 0; from < storageKeys.length; from += keysPerJob) {
      await jobs.send(tx, deleteBytesJob, { storageKeys: storageKeys.slice(from, from + keysPerJob) });
    }
  };

  /** Stores the bytes; returns storage key and size. */
  const put = async (storageKey: string, content: Readable): Promise<number> => {
    let size = 0;
    const counted = new Transform({
      transform(chunk: Uint8Array, _encoding, done) {
        size += chunk.byteLength;
        done(null, chunk);
      },
    });
    content.on('error', (error) => counted.destroy(error));
    await store.putStream(storageKey, content.pipe(counted));
    return size;
  };

  const keepAll: MadeFiles['keepAll'] = async (list, use) => {
    const now = clock.now();
    const storageKeys: string[] = [];
    try {
      const values: NewFile[] = [];
      for (const { content, ...file } of list) {
        const storageKey = newStorageKey(now);
        storageKeys.push(storageKey);
        const size = await put(storageKey, content);
        values.push({ ...file, size, storageKey, attachedAt: now, createdAt: now });
      }
      await database.transaction(async (tx) => use(tx, await records.insertFiles(tx, values)));
    } catch (error) {
      for (const storageKey of storageKeys) await store.remove(storageKey).catch(() => {});
      throw error;
    }
  };

  return {
    keepAll,
    keep: (file, use) => keepAll([file], (tx, [row]) => use(tx, row as FileRow)),
    async open(id) {
      const row = await records.findFile(database.executor, id);
      // Infected: its bytes are gone.
      if (!row || row.heldAs === 'infected') return null;
      const content = await store.read(row.storageKey).catch((error: unknown) => {
        if (error instanceof MissingBytes) return null;
        throw error;
      });
      return content && { name: row.name, mediaType: row.mediaType, content };
    },
    read: (storageKey) => store.read(storageKey),
    deleteBytes,
    discard: async (tx, ids) => deleteBytes(tx, await records.deleteFiles(tx, ids)),
  };
}
