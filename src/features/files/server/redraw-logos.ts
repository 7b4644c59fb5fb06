import { buffer } from 'node:stream/consumers';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import type { Machinery } from '#host/machinery.ts';
import { isProblem } from '#kit/problem.ts';
import { checkedContent } from './file-content.ts';
import * as records from './file-records.ts';
import { type GeneratedFiles, newStorageKey } from './generated-files.ts';

/**
 * Redraws logos that are not `logoPixels` in size on a square: an earlier version stored them as uploaded, so that
 * letters would show through them. Unreadable ones are skipped. Returns the number redrawn.
 */
export async function redrawLogos(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    store: FileStore;
    deleteBytes: GeneratedFiles['deleteBytes'];
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
        // If the logo was replaced or deleted meanwhile, the new bytes are unused.
        await deps.deleteBytes(tx, [old ? storageKey : key]);
        if (old) drawn += 1;
      });
    } catch (error) {
      if (!(isProblem(error) || error instanceof MissingBytes)) throw error;
    }
  }
  return drawn;
}
