import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { deleteMailBefore } from '#host/mail/mail-store.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { buildApplications } from '#tests/builders/message-builder.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { nextLine, startProcess } from '#tests/support/processes/start-process.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { withDatabase } from '#tests/support/test-server.ts';
import { listMessages, writeToGroup } from '../contract.ts';
import { findStrandedMessagesJob, writeMessagesJob } from './message-jobs.ts';
import { claimWaiting } from './message-store.ts';

const smtp = await startSmtp();
const app = await createTestApplication({ SMTP_URL: smtp.url });
const { executor } = app.database;
const owner = await signedInEmployer(app);

beforeEach(async () => {
  await app.database.pool.query('truncate message_batches, application_messages, mail_messages cascade');
  await app.database.pool.query("delete from pgboss.job where state < 'active'");
  smtp.messages.length = 0;
  smtp.turnAway(null);
});

const posting = () => buildPosting(app, { employerId: owner.row.id, advertiserEmail: 'kadrovi@kvarc.rs' });
const write = async (postingId: number) =>
  (
    await app.call(
      writeToGroup,
      {
        params: { id: String(postingId) },
        body: { status: 'all', subject: 'Poziv <b>sada</b>', body: 'Poštovani {ime},\nhvala.' },
      },
      // The clock of these tests outruns an access token.
      await owner.anew(),
    )
  ).data;
const recipients = () => smtp.messages.flatMap(({ to }) => to);
const deliveryOf = async (id: string) => {
  const { as } = await owner.anew();
  const { messages } = (await app.call(listMessages, { params: { id } }, { as })).data;
  return messages.map(({ delivery }) => delivery);
};

describe('the mail', () => {
  test('has one recipient, the reply address, and what was written as text', async () => {
    const { id } = await posting();
    const rows = await buildApplications(app, id, 2);
    await write(id);
    await app.jobs.runPending();
    expect(smtp.messages.map(({ to }) => to).sort()).toEqual(rows.map(({ email }) => [email]).sort());
    const message = smtp.messages[0]?.message;
    expect(message?.to).toHaveLength(1);
    expect(message?.cc ?? message?.bcc).toBeUndefined();
    expect(message?.replyTo).toMatchObject([{ address: 'kadrovi@kvarc.rs' }]);
    expect(message?.subject).toBe('Poziv <b>sada</b>');
    expect(message?.text).toContain('Poštovana Jelena,\nhvala.');
    expect(message?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  test('is read in the thread with what became of it, also when the outbox has forgotten it', async () => {
    const { id } = await posting();
    const [good, gone] = await buildApplications(app, id, 2);
    smtp.refuse(gone?.email as string, 550);
    await write(id);
    expect(await deliveryOf(good?.id as string)).toMatchObject([{ state: 'waiting' }]);
    await app.jobs.runPending();
    expect(await deliveryOf(good?.id as string)).toMatchObject([
      { state: 'sent', why: null, at: app.clock.now().toISOString() },
    ]);
    expect(await deliveryOf(gone?.id as string)).toMatchObject([{ state: 'failed', why: 'no-recipient' }]);
    await deleteMailBefore(executor, new Date(app.clock.now().getTime() + 1), 100);
    expect(await executor.$count(mailMessages)).toBe(0);
    expect(await deliveryOf(good?.id as string)).toMatchObject([{ state: 'sent' }]);
    expect(await deliveryOf(gone?.id as string)).toMatchObject([{ state: 'failed', why: 'no-recipient' }]);
  });

  test('that a server does not take for now is tried again, and the thread says so', async () => {
    const { id } = await posting();
    const [one] = await buildApplications(app, id, 1);
    smtp.failNext(451);
    await write(id);
    await app.jobs.runPending();
    expect(await deliveryOf(one?.id as string)).toMatchObject([{ state: 'retrying' }]);
    app.clock.advance({ minutes: 2 });
    await app.jobs.runPending();
    expect(await deliveryOf(one?.id as string)).toMatchObject([{ state: 'sent' }]);
    expect(smtp.messages).toHaveLength(1);
  });
});

describe('a group', () => {
  test('in the middle of which the mail server is away for an hour gets exactly one each', async () => {
    const { id } = await posting();
    // More than are written at once.
    const rows = await buildApplications(app, id, 60);
    await write(id);
    // The server goes away once the first mails have come.
    const middle = smtp.waitForMail(() => smtp.messages.length >= 20).then(() => smtp.turnAway(421));
    await app.jobs.runPending();
    await middle;
    expect(smtp.messages.length).toBeLessThan(60);
    for (let minute = 0; minute < 60; minute += 5) {
      app.clock.advance({ minutes: 5 });
      await app.jobs.send(executor, findStrandedMessagesJob, {});
      await app.jobs.runPending();
    }
    smtp.turnAway(null);
    for (let minute = 0; minute < 180; minute += 15) {
      app.clock.advance({ minutes: 15 });
      await app.jobs.send(executor, findStrandedMessagesJob, {});
      await app.jobs.runPending();
    }
    expect(recipients()).toHaveLength(60);
    expect(new Set(recipients())).toEqual(new Set(rows.map(({ email }) => email)));
  }, 120_000);

  test('whose job runs twice at once is written once', async () => {
    const { id } = await posting();
    await buildApplications(app, id, 120);
    const { id: batchId } = await write(id);
    await app.jobs.send(executor, writeMessagesJob, { batchId });
    await Promise.all([app.jobs.runPending(), app.jobs.runPending(), app.jobs.runPending()]);
    expect(recipients()).toHaveLength(120);
    expect(new Set(recipients()).size).toBe(120);
  });

  test('of which another worker has a block is left to it', async () => {
    const { id } = await posting();
    await buildApplications(app, id, 3);
    const { id: batchId } = await write(id);
    await app.database.transaction(async (tx) => {
      expect(await claimWaiting(tx, batchId, 50)).toHaveLength(3);
      await app.jobs.runPending();
      expect(recipients()).toEqual([]);
    });
    await app.jobs.send(executor, writeMessagesJob, { batchId });
    await app.jobs.runPending();
    expect(recipients()).toHaveLength(3);
  });

  test('whose job was lost is found', async () => {
    const { id } = await posting();
    await buildApplications(app, id, 3);
    await write(id);
    await app.database.pool.query('delete from pgboss.job');
    app.clock.advance({ minutes: 6 });
    await app.jobs.send(executor, findStrandedMessagesJob, {});
    await app.jobs.runPending();
    expect(recipients()).toHaveLength(3);
  });
});

test('killed again and again while it writes, everybody gets theirs, at most twice under one Message-ID', async () => {
  const source = inject('testDatabase');
  if (!('serverUrl' in source)) return;
  const folder = mkdtempSync(join(tmpdir(), 'prilika-written-'));
  const server = await startSmtp();
  const name = `written_${process.pid}`;
  await app.database.pool.query(`create database ${name} template ${source.template}`);
  const databaseUrl = withDatabase(source.serverUrl, name);
  let killedAt = 20;
  let minutes = 0;
  for (let run = 0; ; run += 1) {
    expect(run).toBeLessThan(12);
    const child = startProcess('write-messages.ts', folder, server.url, String(minutes), '150', databaseUrl);
    expect(await nextLine(child)).toBe('ready');
    const limit = killedAt;
    const enough = server.waitForMail(() => server.messages.length >= limit).then(() => 'killed');
    const end = run < 3 ? await Promise.race([enough, child.ended]) : await child.ended;
    if (end === 'killed') child.child.kill('SIGKILL');
    await child.ended;
    killedAt = server.messages.length + 30;
    minutes += 30;
    if (run >= 3 && new Set(server.messages.flatMap(({ to }) => to)).size === 150) break;
  }
  const seen = new Map<string, string | undefined>();
  for (const { to, message } of server.messages) {
    const [address = ''] = to;
    expect(seen.get(address) ?? message.messageId).toBe(message.messageId);
    seen.set(address, message.messageId);
  }
  expect(seen.size).toBe(150);
  expect(server.messages.length).toBeLessThanOrEqual(150 + 3 * 5);
  await server.close();
  await app.database.pool.query(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
