import type { FileStore } from '#host/files/file-store.ts';
import type { Machinery } from '#host/machinery.ts';
import * as records from './file-records.ts';

/** Bytes are written before their record: a day is more than any upload or export takes. */
const unknownRetentionHours = 24;

/** Keys that are looked up with one statement. */
const keysAtOnce = 500;

/** Most files that one run removes; the next one continues. */
const maxRemoved = 1000;

/**
 * Removes bytes without a record: it was never written because the process was killed in between, or it was deleted
 * and the job that removes the bytes never ran. Returns how many.
 */
export async function sweepLostBytes(
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
