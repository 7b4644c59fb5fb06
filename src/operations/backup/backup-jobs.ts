import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import type { FileStore } from '#host/files/file-store.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { makeFolder } from '#host/make-folder.ts';
import { isDiskFull } from '#host/outages.ts';
import { BackupFault } from './backup-fault.ts';
import { backupName, backupTime, clearBackupFolder, setAside } from './backup-folder.ts';
import { readBackup } from './check-backup.ts';
import { countsOf, makeBackup } from './make-backup.ts';

/** Backing up a large site's files takes long. */
const longest = 6 * 3600;

/** Makes the nightly backup. */
export const makeBackupJob = defineJob({
  name: 'backups.make',
  cron: '23 2 * * *',
  retryLimit: 2,
  retryDelay: 1800,
  expireInSeconds: longest,
});

const counts = z.object({ tables: z.number(), rows: z.number(), files: z.number(), fileBytes: z.number() });

/** Reads a backup again, compares all of it with what was written, and then deletes outdated backups. */
export const checkBackupJob = defineJob({
  name: 'backups.check',
  payload: z.object({ name: z.string(), counts }),
  expireInSeconds: longest,
});

/** Where nightly backups are stored, and the key that encrypts them. */
export interface BackupPlace {
  folder: string;
  key: string | null;
  store: FileStore;
}

const notWritable = new Set(['ENOENT', 'EACCES', 'EROFS', 'ENOTDIR', 'EPERM']);

const problemOf = (error: unknown): 'disk-full' | 'not-writable' | 'other' => {
  if (isDiskFull(error)) return 'disk-full';
  const cause = error instanceof BackupFault ? error.cause : error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code && notWritable.has(code) ? 'not-writable' : 'other';
};

/** Nightly backups (rules.md#backups): made, verified, and deleted when there are newer good ones. */
export async function handleBackups(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit' | 'log'> & {
    place: BackupPlace;
  },
): Promise<void> {
  const { database, clock, jobs, audit, log, place } = deps;
  const { executor } = database;
  const { store, key } = place;
  const folder = resolve(place.folder);

  const recordFailure = (name: string, problem: ReturnType<typeof problemOf> | 'damaged') =>
    audit.record(executor, {
      actor: null,
      action: 'backups.fail',
      objectKind: 'backup',
      objectId: name,
      details: { problem },
    });

  await jobs.handle(makeBackupJob, async () => {
    const now = clock.now();
    const name = backupName(now, key !== null);
    try {
      makeFolder(folder);
      const manifest = await makeBackup({ database, store, file: join(folder, name), key, now });
      const { missingFiles, ...made } = countsOf(manifest);
      if (missingFiles > 0) log.warn({ missingFiles }, 'files known to the database have no bytes to back up');
      await jobs.send(executor, checkBackupJob, { name, counts: made });
    } catch (error) {
      await recordFailure(name, problemOf(error));
      throw error;
    }
  });
  // Scheduled at a quiet hour, before the night's deletions.

  await jobs.handle(checkBackupJob, async ({ name, counts: made }) => {
    const createdAt = backupTime(name);
    if (!createdAt || basename(name) !== name) throw new Error(`${name} is no name of a backup.`);
    const file = join(folder, name);
    try {
      const { manifest } = await readBackup(file, key);
      const { missingFiles: _, ...found } = countsOf(manifest);
      if (JSON.stringify(found) !== JSON.stringify(made))
        throw new BackupFault('The backup holds other counts than were written.');
    } catch (error) {
      // A fault of the disk or the database is retried; a damaged backup stays damaged.
      if (!(error instanceof BackupFault)) throw error;
      log.error({ err: error, name }, 'the backup of the night is not whole');
      await setAside(folder, name).catch(() => {});
      return recordFailure(name, 'damaged');
    }
    const { size: bytes } = await stat(file);
    await audit.record(executor, {
      actor: null,
      action: 'backups.check',
      objectKind: 'backup',
      objectId: name,
      details: { madeAt: createdAt.toISOString(), bytes, rows: made.rows, files: made.files },
    });
    await clearBackupFolder(folder, name, clock.now());
  });
}
