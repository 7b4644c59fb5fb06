import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createTestMailer } from '#tests/support/test-mailer.tsx';
import { maxAttempts } from './mail-schedule.ts';
import { mailMessages } from './mail-table.ts';
import { createSmtpTransport } from './mail-transport.ts';
import { sendMailJob } from './mailer.ts';

const database = await createTestDatabase();
beforeEach(async () => {
  await database.pool.query(`truncate mail_messages cascade`);
  await database.pool.query(`do $$ begin
    if to_regclass('pgboss.job') is not null then truncate pgboss.job; end if;
  end $$`);
});

const people = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}@primer.rs`);
const recipientsOf = (smtp: { messages: { to: string[] }[] }) => smtp.messages.flatMap(({ to }) => to).sort();

/** A server that takes connections and says nothing. */
const startSilence = async () => {
  const server = createServer((socket) => socket.on('error', () => {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

describe('a mail server that is away', () => {
  test('for an hour: queueing only writes rows, everything arrives afterwards, each mail once', async () => {
    const clock = createTestClock();
    const before = await startSmtp();
    const port = Number(new URL(before.url).port);
    await before.close();
    const office = await createTestMailer({ database, clock, server: `smtp://127.0.0.1:${port}` });
    const everybody = people('sat', 12);
    for (let minute = 0; minute < 60; minute += 1) {
      const to = everybody[minute];
      if (to) await office.queue(to);
      await office.jobs.runPending();
      clock.advance({ minutes: 1 });
    }
    const rows = await database.executor.select().from(mailMessages).where(inArray(mailMessages.recipient, everybody));
    expect(rows.map(({ state }) => state)).toEqual(everybody.map(() => 'retrying'));
    expect(rows.every(({ nextAttemptAt }) => nextAttemptAt !== null)).toBe(true);

    const back = await startSmtp(port);
    for (let minute = 0; minute < 60; minute += 1) {
      clock.advance({ minutes: 1 });
      await office.jobs.runPending();
    }
    expect(recipientsOf(back)).toEqual([...everybody].sort());
    const sent = await office.mailOf('sat-0@primer.rs');
    expect(sent).toMatchObject({ state: 'sent', lastError: null, nextAttemptAt: null });
    const tries = await office.attemptsOf(sent?.id ?? '');
    expect(tries).toHaveLength(sent?.attempts ?? 0);
    expect(tries[0]).toMatchObject({ outcome: 'temporary', responseCode: null });
    expect(tries.at(-1)).toMatchObject({ outcome: 'sent', error: null });
    await office.stop();
    await back.close();
  });

  test('that accepts connections and stays silent: the attempt times out and the mail arrives later', async () => {
    const clock = createTestClock();
    const silence = await startSilence();
    const limits = { connect: 150, silence: 150, total: 150 };
    const office = await createTestMailer({ database, clock, server: silence.url, limits });
    await office.queue('tisina@primer.rs');
    await office.jobs.runPending();
    expect(await office.mailOf('tisina@primer.rs')).toMatchObject({ state: 'retrying', attempts: 1 });
    await office.stop();
    await silence.close();

    const smtp = await startSmtp();
    const later = await createTestMailer({ database, clock, server: smtp.url });
    clock.advance({ hours: 1 });
    await later.jobs.runPending();
    expect(recipientsOf(smtp)).toEqual(['tisina@primer.rs']);
    await later.stop();
    await smtp.close();
  });

  test('that does not respond about one recipient delays no other mail', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const answer = smtp.keepWaiting('spori@primer.rs');
    const office = await createTestMailer({ database, clock, server: smtp.url, work: true });
    await office.queue('spori@primer.rs');
    const others = people('brzi', 12);
    for (const to of others) await office.queue(to);
    for (const address of others) await smtp.waitForMail(({ to }) => to.includes(address));
    expect(recipientsOf(smtp)).toEqual([...others].sort());
    answer();
    await smtp.waitForMail(({ to }) => to.includes('spori@primer.rs'));
    await office.stop();
    await smtp.close();
  });
});

describe('a refusal', () => {
  test('for now is repeated ever more rarely for about a day, then the mail counts as not delivered', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    smtp.refuse('pun@primer.rs', 452);
    const office = await createTestMailer({ database, clock, server: smtp.url });
    const start = clock.now().getTime();
    await office.queue('pun@primer.rs');
    await office.jobs.runPending();
    const pauses: number[] = [];
    for (let row = await office.mailOf('pun@primer.rs'); row?.state === 'retrying'; ) {
      const next = row.nextAttemptAt as Date;
      pauses.push(next.getTime() - clock.now().getTime());
      // A moment before its time nothing happens.
      clock.set(new Date(next.getTime() - 1000));
      await office.jobs.runPending();
      expect(await office.mailOf('pun@primer.rs')).toMatchObject({ attempts: row.attempts });
      clock.set(next);
      await office.jobs.runPending();
      row = await office.mailOf('pun@primer.rs');
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const hours = (clock.now().getTime() - start) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
    const row = await office.mailOf('pun@primer.rs');
    expect(row).toMatchObject({ state: 'failed', attempts: maxAttempts, nextAttemptAt: null });
    const tries = await office.attemptsOf(row?.id ?? '');
    expect(tries).toHaveLength(maxAttempts);
    expect(new Set(tries.map(({ responseCode }) => responseCode))).toEqual(new Set([452]));
    await office.stop();
    await smtp.close();
  });

  test('for good of one recipient ends that mail at once and no other', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    smtp.refuse('nema@primer.rs', 550);
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await office.queue('nema@primer.rs');
    await office.queue('ima@primer.rs');
    await office.jobs.runPending();
    clock.advance({ days: 2 });
    await office.jobs.runPending();
    expect(recipientsOf(smtp)).toEqual(['ima@primer.rs']);
    const row = await office.mailOf('nema@primer.rs');
    expect(row).toMatchObject({ state: 'failed', attempts: 1 });
    expect(await office.attemptsOf(row?.id ?? '')).toMatchObject([
      { outcome: 'permanent', responseCode: 550, error: expect.stringContaining('no such person') },
    ]);
    await office.stop();
    await smtp.close();
  });

  test('of ourselves, before any mail was spoken of, is no fault of the mail: it waits', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    smtp.turnAway(554);
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await office.queue('lozinka@primer.rs');
    await office.jobs.runPending();
    expect(await office.mailOf('lozinka@primer.rs')).toMatchObject({ state: 'retrying' });
    await office.stop();
    await smtp.close();
  });
});

describe('an interruption', () => {
  test('after the server has taken the mail: it arrives at most once more, with the same Message-ID', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const real = createSmtpTransport(smtp.url, 'posta@prilika.test');
    let died: (() => void) | undefined;
    const death = new Promise<void>((resolve) => {
      died = resolve;
    });
    // Sends and never returns, like a process that ends in between.
    const dying = await createTestMailer({
      database,
      clock,
      server: {
        send: async (mail) => {
          await real.send(mail);
          died?.();
          await new Promise(() => {});
        },
        isReachable: () => real.isReachable(),
        close: () => real.close(),
      },
    });
    await dying.queue('prekid@primer.rs');
    void dying.jobs.runPending();
    await death;

    const office = await createTestMailer({ database, clock, server: smtp.url });
    const run = async (minutes: number) => {
      clock.advance({ minutes });
      await office.findOverdue();
      await office.jobs.runPending();
    };
    await run(1);
    expect(smtp.messages).toHaveLength(1);
    await run(10);
    await run(10);
    expect(smtp.messages.map(({ to }) => to)).toEqual([['prekid@primer.rs'], ['prekid@primer.rs']]);
    expect(new Set(smtp.messages.map(({ message }) => message.messageId)).size).toBe(1);
    expect(await office.mailOf('prekid@primer.rs')).toMatchObject({ state: 'sent' });
    await office.stop();
    real.close();
    await smtp.close();
  });

  test('that loses the job loses no mail', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await office.queue('izgubljen@primer.rs');
    await database.pool.query(`delete from pgboss.job where name = 'mail.send'`);
    await office.findOverdue();
    await office.jobs.runPending();
    expect(smtp.messages).toHaveLength(0);
    clock.advance({ minutes: 6 });
    await office.findOverdue();
    await office.findOverdue();
    await office.jobs.runPending();
    expect(recipientsOf(smtp)).toEqual(['izgubljen@primer.rs']);
    await office.stop();
    await smtp.close();
  });

  test('in two processes at once sends a mail once', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const real = createSmtpTransport(smtp.url, 'posta@prilika.test');
    let begun = () => {};
    let goOn = () => {};
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = await createTestMailer({
      database,
      clock,
      server: {
        send: async (mail) => {
          begun();
          await released;
          await real.send(mail);
        },
        isReachable: () => real.isReachable(),
        close: () => real.close(),
      },
    });
    const quick = await createTestMailer({ database, clock, server: smtp.url });
    await slow.queue('dvoje@primer.rs');
    // A second job for the same try, as when the first one seemed lost.
    const mailId = (await slow.mailOf('dvoje@primer.rs'))?.id ?? '';
    await quick.jobs.send(database.executor, sendMailJob, { mailId, attempt: 1 });
    const running = slow.jobs.runPending();
    await started;
    await quick.jobs.runPending();
    expect(smtp.messages).toHaveLength(0);
    goOn();
    await running;
    expect(recipientsOf(smtp)).toEqual(['dvoje@primer.rs']);
    await slow.stop();
    await quick.stop();
    await smtp.close();
  });
});

describe('sending at once', () => {
  test('sends waiting and failed mails now; requested twice, one mail arrives, and the scheduled attempt does nothing', async () => {
    const clock = createTestClock();
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    smtp.failNext(451);
    await office.queue('ponovo@primer.rs');
    await office.jobs.runPending();
    const id = (await office.mailOf('ponovo@primer.rs'))?.id ?? '';
    expect(await office.sendNow(id)).toBe(true);
    expect(await office.sendNow(id)).toBe(true);
    await office.jobs.runPending();
    clock.advance({ hours: 2 });
    await office.jobs.runPending();
    expect(recipientsOf(smtp)).toEqual(['ponovo@primer.rs']);
    expect(await office.sendNow(id)).toBe(false);

    smtp.failNext(550);
    await office.queue('odbijen@primer.rs');
    await office.jobs.runPending();
    const refused = (await office.mailOf('odbijen@primer.rs'))?.id ?? '';
    expect(await office.sendNow(refused)).toBe(true);
    await office.jobs.runPending();
    expect(await office.mailOf('odbijen@primer.rs')).toMatchObject({ state: 'sent', attempts: 2 });
    await office.stop();
    await smtp.close();
  });
});
