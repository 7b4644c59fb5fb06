import type { FileStore } from '#host/files/file-store.ts';
import type { Machinery } from '#host/machinery.ts';
import * as records from './file-records.ts';

/** Bytes are written before their record: no upload or export takes as long as a day. */
const unknownRetentionHours = 24;

/** Max keys per lookup query. */
const keysAtOnce = 500;

/** Max files removed per run; the next run continues. */
const maxRemoved = 1000;

/**
 * Removes bytes without a record: either the process was killed before writing it, or it was deleted and the job that
 * removes the bytes never ran. Returns the number removed.
 */
export async function deleteOrphanedFiles(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    store: FileStore;
  },
): Promise<number> {
  const until = deps.clock.now().getTime() - unknownRetentionHours * 3_600_000;
  let keys: string[] = [];
  let removed = 0;

  const removeUnknown = async (): Promise<void> => {
    const storedKeys = await records.findStorageKeys(deps.database.executor, keys);
    for (const key of keys.filter((each) => !storedKeys.has(each)).slice(0, maxRemoved - removed)) {
      await deps.store.remove(key);
      removed += 1;
    }
    keys = [];
  };

  for await (const { key, writtenAt } of deps.store.list()) {
    if (writtenAt.getTime() < until) keys.push(key);
    if (keys.length === keysAtOnce) await removeUnknown();
    if (removed === maxRemoved) return removed;
  }
  await removeUnknown();
  return removed;
}
