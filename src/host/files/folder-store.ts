import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { opendir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makeFolder } from '../make-folder.ts';
import { type FileStore, MissingBytes } from './file-store.ts';

/** More than a file system may store inline, without using a block. */
const triedBytes = 16_384;

/** Stores files in a folder of the data folder. */
export function createFolderStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  makeFolder(root);
  const disk = new Disk(new FSDriver({ location: pathToFileURL(`${root}/`), visibility: 'private' }));

  /** Deletes a partly written file: on a full disk it would keep the disk full. */
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
    isRemote: false,
    link: () => Promise.resolve(null),
    put,
    putStream: (key, content) => whole(key, disk.putStream(key, content)),
    async read(key) {
      const content = await disk.getStream(key);
      try {
        await once(content, 'open');
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new MissingBytes(key, { cause: error }) : error;
      }
      return content;
    },
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
