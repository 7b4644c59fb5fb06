import { readConfig } from '#host/config.ts';
import { namePlace } from '#host/files/object-place.ts';
import { openFileStore } from '#host/files/open-file-store.ts';
import { createLog } from '#host/log.ts';
import { BackupFault } from '#operations/backup/backup-fault.ts';
import { countsOf, makeBackup } from '#operations/backup/make-backup.ts';
import { backupCounts } from './backup-words.ts';
import { readFileParameter, runCommand, withExisting } from './command.ts';

const help = `Backs up the whole site into one file, whether it is running or not.

  npm run backup -- FILE

DATA_DIR or DATABASE_URL select the site. With BACKUP_KEY the file is encrypted. npm run restore -- FILE restores it
into an empty place; docs/operations.md says what a backup contains.
`;

async function main(parameters: string[]): Promise<number> {
  const file = readFileParameter(parameters, help);
  if (file === null) return 0;
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_KEY: key = null, FILES_URL: place } = config;
  const manifest = await withExisting({ dataDir, databaseUrl, log: createLog('error') }, async (database) =>
    makeBackup({ database, store: await openFileStore(config), file, key, now: new Date() }),
  );
  const counts = countsOf(manifest);
  process.stdout.write(`${file}: ${backupCounts(counts)}.\n`);
  if (counts.missingFiles === 0) return 0;
  process.stderr.write(
    counts.files === 0
      ? `None of the ${counts.missingFiles} files listed in the database is in ${place ? namePlace(place) : dataDir}: is ${place ? 'FILES_URL the store' : 'DATA_DIR the folder'} of this site?\n`
      : `${counts.missingFiles} files listed in the database have no content: deleted during the backup or already missing.\n`,
  );
  return counts.files === 0 ? 1 : 0;
}

runCommand(main, BackupFault);
