import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '#host/files/file-store.ts';
import { smallPictureWidth } from '../public-address.ts';
import { bytesFor } from './file-bytes.ts';
import { scaledDown } from './file-content.ts';

/** Of some 40 KB each. */
const cached = 200;

/** Pictures scaled down for cards; the last ones asked for are held in memory, and each is scaled once at a time. */
export const createSmallPictures = (store: Pick<FileStore, 'read'>) => {
  const pictures = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: cached });
  return (storageKey: string): Promise<Uint8Array<ArrayBuffer>> => {
    const known = pictures.get(storageKey);
    if (known) return known;
    const drawn = bytesFor(store, storageKey)
      .then(buffer)
      .then(async (bytes) => new Uint8Array(await scaledDown(bytes, smallPictureWidth)));
    pictures.set(storageKey, drawn);
    drawn.catch(() => pictures.delete(storageKey));
    return drawn;
  };
};
