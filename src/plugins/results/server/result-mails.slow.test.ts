import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { applications } from '#features/applying/server/application-table.ts';
import { writeToOne } from '#features/messages/contract.ts';
import { findStrandedMessagesJob } from '#features/messages/server/message-jobs.ts';
import { chooseMail } from '#features/notifications/contract.ts';
import { mailMorningsJob } from '#features/notifications/server/notification-jobs.ts';
import { notifications } from '#features/notifications/server/notification-table.ts';
import { systemClock } from '#host/clock.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { parallelMails } from '#host/mail/mail-transport.ts';
import { findOverdueMailJob } from '#host/mail/mailer.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { buildApplication } from '#tests/builders/interview-builder.ts';
import { buildApplications } from '#tests/builders/message-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { type StartedProcess, startProcess } from '#tests/support/processes/start-process.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { sendResults } from '../contract.ts';
import { sendResultsJob } from './result-jobs.ts';
import { insertResults } from './result-store.ts';
import { results } from './result-table.ts';

/* Results, and the mails of notifications, arrive once each whatever happens to the mail server and to the process. */

test('a mail server away for six hours: results, messages and the mail of the morning arrive once each', async () => {
  const before = await startSmtp();
  const port = Number(new URL(before.url).port);
  await before.close();
  const app = await createTestApplication({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const { executor } = app.database;
  const employer = await signedInEmployer(app);
  const { id } = await buildPosting(app, { employerId: employer.row.id, positionTitle: 'Knjigovođa' });
  const guests = await buildApplications(app, id, 150);
  const [read, mailed] = [await signedInCandidate(app), await signedInCandidate(app)];
  await applyWith(app, read.token, id);
  const own = (await applyWith(app, mailed.token, id)).data.application.id;
  await app.call(chooseMail, { body: { kind: 'result', mail: 'morning' } }, { as: mailed.token });
  const run = async (minutes: number) => {
    app.clock.advance({ minutes });
    for (const job of [findOverdueMailJob, findStrandedMessagesJob, sendResultsJob])
      await app.jobs.send(executor, job, {});
    await app.jobs.runPending();
  };
  await run(0);
  const as = { as: employer.token };
  const body = { status: 'all', result: 'notSelected', sendAt: 'now' } as const;
  await app.call(sendResults, { params: { id: String(id) }, body }, as);
  await app.call(writeToOne, { params: { id: own }, body: { subject: 'Poziv', body: 'Dobar dan.' } }, as);
  await run(0);
  await app.jobs.send(executor, mailMorningsJob, {});
  for (let quarter = 0; quarter < 24; quarter += 1) await run(15);
  const back = await startSmtp(port);
  for (let quarter = 0; quarter < 40; quarter += 1) await run(15);
  const subjectsTo = (address: string | null) =>
    back.messages
      .filter(({ to, message }) => to.includes(address ?? '') && !message.subject?.startsWith('Prijava je poslata'))
      .map(({ message }) => message.subject?.split(':')[0])
      .sort();
  for (const { email } of guests) expect(subjectsTo(email)).toEqual(['Odgovor na prijavu']);
  expect(subjectsTo(read.email)).toEqual(['Odgovor na prijavu']);
  expect(subjectsTo(mailed.email)).toEqual(['1 nepročitano obaveštenje', 'Poziv']);
  app.application.mailer.close();
  await back.close();
});

/** Waits until the line was printed the given number of times. */
const printed = (process: StartedProcess, line: string, times: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0;
    process.lines.on('line', (text) => {
      if (text === line) seen += 1;
      if (seen === times) resolve();
    });
  });

const applicants = 400;
const dataDir = mkdtempSync(join(tmpdir(), 'prilika-results-'));
/** What the last test leaves running, also when it fails. */
const left: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of left.reverse()) await end();
});

test('a process killed while it sends results, and while it mails them: one result, one notification and one mail each', async () => {
  const smtp = await startSmtp();
  const open = () => openDatabase({ dataDir, log: createLog('silent') });
  const first = await open();
  await migrateDatabase(first);
  const context = { database: first, clock: systemClock } as Parameters<typeof buildPosting>[0];
  const { id: postingId } = await buildPosting(context);
  const ids: string[] = [];
  for (let made = 0; made < applicants; made += 1) {
    const { row, email } = await buildAccount(context, { accountType: 'jobseeker' });
    ids.push(await buildApplication(context, { postingId, email, candidateId: row.id }));
  }
  const now = systemClock.now();
  const decision = { decisionId: randomUUID(), postingId, result: 'notSelected', decidedAt: now, sendAt: now } as const;
  await insertResults(first.executor, ids, decision);
  await first.close();

  // Before the first block is committed, and among the mails of the second one.
  const kills = [1, 130];
  for (const transactions of kills) {
    const worker = startProcess('work-until-killed.ts', dataDir, sendResultsJob.name, smtp.url, String(transactions));
    await printed(worker, 'written', transactions);
    worker.child.kill('SIGKILL');
    await worker.ended;
  }
  const database = await open();
  left.push(database.close);
  const { executor } = database;
  const sent = await executor.$count(results, isNotNull(results.notifiedAt));
  expect(sent).toBe(applicants / 2);
  expect(smtp.messages.length).toBeGreaterThan(applicants / 4);
  expect(smtp.messages.length).toBeLessThan(sent);
  const app = await createTestApplication({ SMTP_URL: smtp.url }, undefined, { database });
  left.push(app.application.stop);
  app.clock.set(now);
  for (let round = 0; round < 3; round += 1) {
    app.clock.advance({ minutes: 15 });
    for (const job of [findOverdueMailJob, sendResultsJob]) await app.jobs.send(executor, job, {});
    await app.jobs.runPending();
  }
  const notSelected = eq(applications.result, 'notSelected');
  expect(await executor.$count(applications, notSelected)).toBe(applicants);
  expect(await executor.$count(results, isNotNull(results.notifiedAt))).toBe(applicants);
  const written = await executor.select().from(notifications);
  expect([written.length, new Set(written.map(({ accountId }) => accountId)).size]).toEqual([applicants, applicants]);
  const mails = await executor.select().from(mailMessages);
  expect([mails.length, new Set(mails.map(({ recipient }) => recipient)).size]).toEqual([applicants, applicants]);
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
  // At most what was under way arrives again, recognisable by its Message-ID.
  const arrived = smtp.messages.map(({ message }) => message.messageId);
  expect(new Set(arrived)).toEqual(new Set(mails.map(({ id }) => `<${id}@prilika.test>`)));
  expect(arrived.length).toBeLessThanOrEqual(applicants + kills.length * parallelMails);
  app.application.mailer.close();
  await smtp.close();
});
