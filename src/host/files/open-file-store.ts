import type { Config } from '../config.ts';
import { withTimeout } from '../with-timeout.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { ObjectPlace } from './object-place.ts';

/** An object store; its library is loaded only here, because most sites use a folder. */
export const openObjectStore = async (place: ObjectPlace): Promise<FileStore> =>
  (await import('./object-store.ts')).createObjectStore(place);

/** The store that the settings describe. */
export const openFileStore = async ({
  FILES_URL: place,
  DATA_DIR: dataDir,
}: Pick<Config, 'FILES_URL' | 'DATA_DIR'>): Promise<FileStore> =>
  place ? openObjectStore(place) : createFolderStore(dataDir);

/** Timeout of a health check of the store, in milliseconds. */
const watchedMs = 3000;

/** Whether the store cannot be written to, or does not answer in time. */
export function isAway(store: Pick<FileStore, 'tryToWrite'>): Promise<boolean> {
  return withTimeout(watchedMs, store.tryToWrite()).then(
    () => false,
    () => true,
  );
}
