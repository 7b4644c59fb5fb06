/**
 * Does the work of one job (second argument) on the database of a data folder (first argument), with a mail server if there is a
 * third argument, and prints `written` whenever a transaction is about to commit, and `done` at the end. The transaction whose
 * number is the fourth argument never commits.
 */

import { readConfig } from '#host/config.ts';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { composeApplication } from '#src/application.ts';

const [dataDir = '', name = '', smtpUrl, held] = process.argv.slice(2);
const log = createLog('silent');
const database = await openDatabase({ dataDir, log });
let written = 0;
const watched: typeof database = {
  ...database,
  transaction: (work) =>
    database.transaction(async (tx) => {
      const result = await work(tx);
      process.stdout.write('written\n');
      written += 1;
      if (written === Number(held)) await new Promise(() => {});
      return result;
    }),
};
const application = await composeApplication({
  config: readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(smtpUrl ? { SMTP_URL: smtpUrl, PUBLIC_URL: 'https://prilika.test' } : {}),
  }),
  database: watched,
  log,
  loadRender: null,
  staticFiles: null,
  development: false,
});
await application.start({ work: false });
await application.jobs.run({ id: 'killed', name, data: {}, retryCount: 0, retryLimit: 0 });
process.stdout.write('done\n');
await database.close();
process.exit(0);
