/**
 * Writes mails of agents until nothing is left to do, at a clock that is `minutes` ahead, and prints `done`; the first run of
 * a database makes `count` agents that are due. Arguments: data folder, mail server, minutes, count, database server or ''.
 */

import { writeAgentMailsJob } from '#features/agents/mailing/server/mailing-jobs.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { readConfig } from '#host/config.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { findOverdueMailJob } from '#host/mail/mailer.ts';
import { composeApplication } from '#src/application.ts';
import { buildAgent, findFor } from '../../builders/agent-builder.ts';
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
if ((await database.executor.$count(agents)) === 0) {
  const posting = await buildPosting({ database, clock });
  const made = [];
  for (let at = 0; at < Number(count); at += 1) made.push(await buildAgent({ database, clock }));
  await findFor({ database, clock }, made, [posting.id]);
}
clock.advance({ minutes: Number(minutes) });
process.stdout.write('ready\n');
const jobs = withDueJobs(application.jobs, { database, clock });
await jobs.send(database.executor, findOverdueMailJob, {});
await jobs.send(database.executor, writeAgentMailsJob, {});
await jobs.runPending();
await application.stop();
await database.close();
process.stdout.write('done\n');
process.exit(0);
