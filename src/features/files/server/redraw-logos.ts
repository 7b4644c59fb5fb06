import { buffer } from 'node:stream/consumers';
import { checkedContent } from '#host/files/file-content.ts';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import type { Machinery } from '#host/machinery.ts';
import { isProblem } from '#kit/problem.ts';
import * as records from './file-records.ts';
import { type MadeFiles, newStorageKey } from './made-files.ts';

/**
 * Draws logos of another size than `logoPixels` on their square: an earlier version stored them as they were sent, and
 * letters would be seen through them. Those that cannot be read stay. Returns how many were drawn.
 */
export async function redrawLogos(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    store: FileStore;
    deleteBytes: MadeFiles['deleteBytes'];
  },
): Promise<number> {
  const { database, store, clock } = deps;
  let drawn = 0;
  for (const { id, name, storageKey } of await records.listUnsquareLogos(database.executor)) {
    try {
      const {
        bytes,
        mediaType: _,
        ...size
      } = await checkedContent('logo', name, await buffer(await store.read(storageKey)));
      const key = newStorageKey(clock.now());
      await store.put(key, bytes);
      await database.transaction(async (tx) => {
        const old = await records.replaceBytes(tx, id, storageKey, {
          ...size,
          storageKey: key,
          size: bytes.byteLength,
        });
        // Replaced or deleted in the meantime: the new bytes are what nobody needs.
        await deps.deleteBytes(tx, [old ? storageKey : key]);
        if (old) drawn += 1;
      });
    } catch (error) {
      if (!(isProblem(error) || error instanceof MissingBytes)) throw error;
    }
  }
  return drawn;
}
