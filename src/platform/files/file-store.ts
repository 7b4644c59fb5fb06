import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Bytes that are there, whether anybody knows them or not. */
interface StoredBytes {
  key: string;
  writtenAt: Date;
}

/** Where the bytes of files are. Keys are ours, never a person's file name. What could not be written whole is not there. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** For what is too large to be held in memory at once. */
  putStream(key: string, content: Readable): Promise<void>;
  read(key: string): Promise<Readable>;
  /** In bytes; null when there are none. */
  size(key: string): Promise<number | null>;
  /** Nothing happens when it is gone already. */
  remove(key: string): Promise<void>;
  /** Everything that is there, in no order. */
  list(): AsyncIterable<StoredBytes>;
  /** Throws what keeps bytes from being written now, like a full disk; leaves nothing. */
  tryToWrite(): Promise<void>;
}

/** More than a file system may hold inline, without using a block. */
const triedBytes = 16_384;

/** Keeps files in a folder of the data folder. */
export function createFolderStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: pathToFileURL(`${root}/`), visibility: 'private' }));

  /** On a full disk a part would stay and keep it full. */
  const whole = async (key: string, write: Promise<void>): Promise<void> => {
    try {
      await write;
    } catch (error) {
      await disk.delete(key).catch(() => {});
      throw error;
    }
  };
  const put = (key: string, bytes: Uint8Array) => whole(key, disk.put(key, bytes));

  return {
    put,
    putStream: (key, content) => whole(key, disk.putStream(key, content)),
    read: (key) => disk.getStream(key),
    size: async (key) => ((await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null),
    remove: (key) => disk.delete(key),
    async *list() {
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const stats = await stat(path).catch(() => null);
        if (stats) yield { key: relative(root, path).replaceAll('\\', '/'), writtenAt: stats.mtime };
      }
    },
    async tryToWrite() {
      const key = `tried/${randomUUID()}`;
      await put(key, new Uint8Array(triedBytes));
      await disk.delete(key);
    },
  };
}
