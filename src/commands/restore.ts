import { suspendWaitingAgents } from '#features/agents/mailing/server/mailing-store.ts';
import { readConfig } from '#host/config.ts';
import { openDatabase } from '#host/database/database.ts';
import { openFileStore } from '#host/files/open-file-store.ts';
import { createLog } from '#host/log.ts';
import { suspendWaitingMails } from '#host/mail/mail-store.ts';
import { pageAddress } from '#kit/site-map.ts';
import { BackupFault } from '#operations/backup/backup-fault.ts';
import { readBackupHeader } from '#operations/backup/check-backup.ts';
import { restoreBackup } from '#operations/backup/restore-backup.ts';
import { backupCounts } from './backup-words.ts';
import { readFileParameter, runCommand } from './command.ts';

const help = `Restores a backup into an empty place, selected by DATA_DIR, DATABASE_URL and FILES_URL.

  npm run restore -- FILE

The whole file is verified first. BACKUP_KEY must be the key the backup was made with. Queued emails are put on hold:
administrators send them manually from the email log.
`;

async function main(parameters: string[]): Promise<number> {
  const file = readFileParameter(parameters, help);
  if (file === null) return 0;
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_KEY: key = null } = config;
  // Before the database is opened, which would create one.
  await readBackupHeader(file, key);
  const database = await openDatabase({ dataDir, databaseUrl, poolSize: 2, log: createLog('error') });
  try {
    let held = 0;
    const { header, ...counts } = await restoreBackup({
      database,
      store: await openFileStore(config),
      dataDir,
      file,
      key,
      settle: async (tx) => {
        held = await suspendWaitingMails(tx);
        await suspendWaitingAgents(tx);
      },
    });
    process.stdout.write(`Restored as of ${header.madeAt}: ${backupCounts(counts)}.\n`);
    if (held > 0)
      process.stdout.write(`${held} queued emails are on hold: send them at ${pageAddress('admin-mails')}.\n`);
  } finally {
    await database.close();
  }
  return 0;
}

runCommand(main, BackupFault);
