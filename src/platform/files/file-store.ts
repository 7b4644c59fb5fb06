import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the bytes of files are. Keys are ours, never a person's file name. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** For what is too large to be held in memory at once. */
  putStream(key: string, content: Readable): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Nothing happens when it is gone already. */
  remove(key: string): Promise<void>;
}

/** Keeps files in a folder of the data folder. */
export function createFolderStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: pathToFileURL(`${root}/`), visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    putStream: (key, content) => disk.putStream(key, content),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}
