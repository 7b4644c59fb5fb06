import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTestMailer, newsMail, plainMail } from '#tests/support/test-mailer.tsx';
import { mailMessages } from './mail-table.ts';
import { createSmtpTransport } from './mail-transport.ts';
import type { Mailer } from './mailer.ts';

const database = await createTestDatabase();
beforeEach(async () => {
  await database.pool.query(`truncate mail_messages cascade`);
  await database.pool.query(`do $$ begin
    if to_regclass('pgboss.job') is not null then truncate pgboss.job; end if;
  end $$`);
});

const accountId = '00000000-0000-4000-8000-000000000001';
const names = [plainMail.name];
const people = (count: number) => Array.from({ length: count }, (_, at) => `osoba-${at}@primer.rs`);
const queueMany = (mailer: Mailer, recipients: string[]) =>
  database.transaction((tx) =>
    mailer.queueMany(
      tx,
      plainMail,
      recipients.map((to) => ({ params: { name: to }, to, language: 'sr', accountId })),
    ),
  );
const jobCount = async () =>
  Number((await database.pool.query(`select count(*) from pgboss.job where name = 'mail.send'`)).rows[0].count);
const recipientsOf = (smtp: { messages: { to: string[] }[] }) => smtp.messages.flatMap(({ to }) => to).sort();

describe('many mails at once', () => {
  test('are rows without jobs, and are handed over by their ids, each once however often that is asked', async () => {
    const smtp = await startSmtp();
    const { mailer, stop } = await createTestMailer({ database, clock: createTestClock(), server: smtp.url });
    const ids = await queueMany(mailer, people(12));
    expect(ids).toHaveLength(12);
    expect(await jobCount()).toBe(0);
    expect(await mailer.backlog(database.executor, names)).toEqual({ queued: 12, retrying: 0 });
    await Promise.all([mailer.deliver(ids), mailer.deliver(ids)]);
    await mailer.deliver(ids);
    expect(recipientsOf(smtp)).toEqual(people(12).sort());
    expect(smtp.messages.map(({ message }) => message.messageId)).toContain(`<${ids[0]}@prilika.test>`);
    expect(await mailer.backlog(database.executor, names)).toEqual({ queued: 0, retrying: 0 });
    await stop();
    await smtp.close();
  });

  test('withhold what is no address, and are refused for mail of a list', async () => {
    const { mailer, stop } = await createTestMailer({ database, clock: createTestClock(), server: null });
    await queueMany(mailer, ['a@primer.rs', 'b@primer.rs\r\nBcc: c@primer.rs']);
    expect(await mailer.backlog(database.executor, names)).toEqual({ queued: 1, retrying: 0 });
    await expect(database.transaction((tx) => mailer.queueMany(tx, newsMail, []))).rejects.toThrow('many');
    await stop();
  });

  test('that nobody handed over, as after a crash, are found when they are overdue, with the same Message-ID', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    const ids = await queueMany(office.mailer, people(3));
    clock.advance({ minutes: 6 });
    await office.findOverdue();
    await office.jobs.runPending();
    await office.mailer.deliver(ids);
    expect(smtp.messages.map(({ message }) => message.messageId).sort()).toEqual(
      ids.map((id) => `<${id}@prilika.test>`).sort(),
    );
    await office.stop();
    await smtp.close();
  });

  test('that a process took when it ended arrive once more at most, with the same Message-ID', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const real = createSmtpTransport(smtp.url, 'posta@prilika.test');
    let left = 5;
    const sentAll = Promise.withResolvers<void>();
    const dying = await createTestMailer({
      database,
      clock,
      server: {
        send: async (mail) => {
          await real.send(mail);
          left -= 1;
          if (left === 0) sentAll.resolve();
          await new Promise(() => {});
        },
        isReachable: () => real.isReachable(),
        close: () => real.close(),
      },
    });
    const ids = await queueMany(dying.mailer, people(8));
    void dying.mailer.deliver(ids);
    await sentAll.promise;
    const office = await createTestMailer({ database, clock, server: smtp.url });
    for (let round = 0; round < 3; round += 1) {
      clock.advance({ minutes: 8 });
      await office.findOverdue();
      await office.jobs.runPending();
    }
    const counts = new Map<string, number>();
    for (const { message } of smtp.messages)
      counts.set(message.messageId ?? '', (counts.get(message.messageId ?? '') ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual(ids.map((id) => `<${id}@prilika.test>`).sort());
    expect([...counts.values()].filter((count) => count === 2)).toHaveLength(5);
    expect(Math.max(...counts.values())).toBe(2);
    await office.stop();
    real.close();
    await smtp.close();
  });
});

describe('mails that a silent server holds up', () => {
  test('are tried ahead of their time when it is back, and not while it is away', async () => {
    const clock = createTestClock();
    const before = await startSmtp();
    const port = Number(new URL(before.url).port);
    await before.close();
    const office = await createTestMailer({ database, clock, server: `smtp://127.0.0.1:${port}` });
    await office.mailer.deliver(await queueMany(office.mailer, people(20)));
    for (let minute = 0; minute < 360; minute += 1) {
      clock.advance({ minutes: 1 });
      await office.mailer.deliverHeldUp(names);
    }
    const rows = await database.executor.select().from(mailMessages);
    expect(rows.filter(({ state }) => state === 'retrying')).toHaveLength(20);
    expect(rows.map(({ attempts }) => attempts)).toEqual(rows.map(() => 1));

    const back = await startSmtp(port);
    await office.mailer.deliverHeldUp(names);
    expect(recipientsOf(back)).toEqual(people(20).sort());
    clock.advance({ days: 1 });
    await office.jobs.runPending();
    expect(recipientsOf(back)).toEqual(people(20).sort());
    await office.stop();
    await back.close();
  });

  test('are not those that their own server refused for now', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    smtp.refuse('osoba-0@primer.rs', 452);
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await office.mailer.deliver(await queueMany(office.mailer, people(1)));
    clock.advance({ minutes: 10 });
    await office.mailer.deliverHeldUp(names);
    const [row] = await database.executor
      .select()
      .from(mailMessages)
      .where(eq(mailMessages.recipient, 'osoba-0@primer.rs'));
    expect(row).toMatchObject({ state: 'retrying', attempts: 1 });
    await office.stop();
    await smtp.close();
  });
});
