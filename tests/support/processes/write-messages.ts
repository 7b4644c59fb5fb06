/**
 * Writes the mails of a message to many until nothing is left to do, at a clock that is `minutes` ahead, and prints `done`; the
 * first run of a database makes `count` applications and sends the message off. Arguments: data folder, mail server, minutes,
 * count, database server.
 */

import { findStrandedMessagesJob, writeMessagesJob } from '#features/messages/server/message-jobs.ts';
import { insertBatch } from '#features/messages/server/message-store.ts';
import { messageBatches } from '#features/messages/server/message-table.ts';
import { readConfig } from '#host/config.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { findOverdueMailJob } from '#host/mail/mailer.ts';
import { composeApplication } from '#src/application.ts';
import { buildApplications } from '../../builders/message-builder.ts';
import { buildPosting } from '../../builders/posting-builder.ts';
import { withDueJobs } from '../due-jobs.ts';
import { createTestClock, testNow } from '../test-clock.ts';

const [dataDir = '', smtpUrl = '', minutes = '0', count = '1', databaseUrl = ''] = process.argv.slice(2);
const log = createLog('silent');
const clock = createTestClock(testNow);
const database = await openDatabase({ dataDir, log, ...(databaseUrl ? { databaseUrl } : {}) });
await migrateDatabase(database);
const application = await composeApplication({
  config: readConfig({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, PUBLIC_URL: 'https://prilika.test' }),
  database,
  clock,
  log,
  loadRender: null,
  staticFiles: null,
  development: false,
});
await application.start({ work: false });
const jobs = withDueJobs(application.jobs, { database, clock });
if ((await database.executor.$count(messageBatches)) === 0) {
  const posting = await buildPosting({ database, clock });
  const rows = await buildApplications({ database, clock }, posting.id, Number(count));
  await database.transaction(async (tx) => {
    const batchId = await insertBatch(
      tx,
      { postingId: posting.id, subject: 'Poziv', body: 'Dobar dan, {ime}.', createdAt: clock.now() },
      rows.map(({ id }) => id),
    );
    await jobs.send(tx, writeMessagesJob, { batchId });
  });
}
clock.advance({ minutes: Number(minutes) });
process.stdout.write('ready\n');
await jobs.send(database.executor, findOverdueMailJob, {});
await jobs.send(database.executor, findStrandedMessagesJob, {});
await jobs.runPending();
await application.stop();
await database.close();
process.stdout.write('done\n');
process.exit(0);
