import type { Config } from '../config.ts';
import { withTimeout } from '../with-timeout.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectPlace } from './object-place.ts';

/** An object store; its library is read here and nowhere else, because most sites have a folder. */
export const openObjectStore = async (place: ObjectPlace): Promise<FileStore> =>
  (await import('./object-store.ts')).createObjectStore(place);

/** The store that the settings name. */
export const openFileStore = async ({
  FILES_URL: place,
  DATA_DIR: dataDir,
}: Pick<Config, 'FILES_URL' | 'DATA_DIR'>): Promise<FileStore> =>
  place ? openObjectStore(place) : createFolderStore(dataDir);

/** How long whoever watches the site waits for the store, in milliseconds. */
const watchedMs = 3000;

/** Whether nothing can be written to a store now, or not soon. */
export function isAway(store: Pick<FileStore, 'tryToWrite'>): Promise<boolean> {
  return withTimeout(watchedMs, store.tryToWrite()).then(
    () => false,
    () => true,
  );
}
