import { describe, expect, test } from 'vitest';
import { withDueJobs } from '#tests/support/due-jobs.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { noNotifications, type TestMail } from '#tests/support/test-mailer.tsx';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import { MailButton, MailFrame } from './mail-frame.tsx';
import { mailHeading } from './mail-styles.ts';
import { mailMessages } from './mail-table.ts';
import { createSmtpTransport } from './mail-transport.ts';
import { createMailer, type QueuedMail } from './mailer.ts';

const greeting: TestMail = {
  title: 'common.yesterday',
  name: 'test.greeting',
  render: ({ name }, { language, t, siteUrl }) => ({
    subject: language === 'sr' ? `Zdravo,\r\nBcc: zlo@primer.rs ${name}` : `Hello, ${name}`,
    body: (
      <MailFrame language={language} t={t} preview="Pregled" siteUrl={siteUrl} footer="Prilika">
        <h1 style={mailHeading}>Zdravo, {name} čćšžđ</h1>
        <MailButton href={`${siteUrl}/oglasi`}>Oglasi</MailButton>
      </MailFrame>
    ),
  }),
};

const database = await createTestDatabase();
const log = createLog('silent');

const setUp = async (smtpUrl: string | null) => {
  const clock = createTestClock();
  const jobs = withDueJobs(createJobs({ database, log }), { database, clock });
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, 'Prilika <posta@prilika.test>') : null;
  const mailer = await createMailer({
    database,
    jobs,
    clock,
    log,
    transport,
    siteUrl: 'https://prilika.test',
    translator,
    openFile: async () => null,
    wantsList: async () => null,
    notifications: noNotifications,
  });
  mailer.register([greeting]);
  await jobs.start({ work: false });
  const queue = (mail: Partial<QueuedMail<{ name: string }>> = {}) =>
    database.transaction((tx) =>
      mailer.queue(tx, {
        template: greeting,
        params: { name: 'Milica' },
        to: 'milica@primer.rs',
        language: 'sr',
        ...mail,
      }),
    );
  /** The mail queued last; each of its tests has its own day. */
  const newest = async () => {
    const rows = await database.executor.select().from(mailMessages);
    return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1);
  };
  return { clock, jobs, mailer, queue, newest, stop: () => jobs.stop().then(() => mailer.close()) };
};

describe('the outbox', () => {
  test('sends each mail once, in its language, as HTML and text, with a stable Message-ID and only to whom it is for', async () => {
    const smtp = await startSmtp();
    const { jobs, queue, stop } = await setUp(smtp.url);
    await queue({ replyTo: 'firma@primer.rs' });
    await jobs.runPending();
    await jobs.runPending();
    expect(smtp.messages).toHaveLength(1);
    const [mail] = smtp.messages;
    expect(mail?.to).toEqual(['milica@primer.rs']);
    expect(mail?.message.subject).toBe('Zdravo, Bcc: zlo@primer.rs Milica');
    expect(mail?.message.messageId).toMatch(/^<[0-9a-f-]{36}@prilika\.test>$/);
    expect(mail?.message.replyTo?.[0]?.address).toBe('firma@primer.rs');
    expect(mail?.message.html).toContain('čćšžđ');
    expect(mail?.message.text).toContain('Zdravo, Milica čćšžđ');
    expect(mail?.message.text).toContain('https://prilika.test/oglasi');
    await stop();
    await smtp.close();
  });

  test('writes nothing when the transaction that causes the mail fails', async () => {
    const smtp = await startSmtp();
    const { clock, jobs, stop } = await setUp(smtp.url);
    const mailer = await createMailer({
      database,
      jobs: { ...jobs, handle: async () => {} },
      clock,
      log,
      transport: null,
      siteUrl: 'https://prilika.test',
      translator,
      openFile: async () => null,
      wantsList: async () => null,
      notifications: noNotifications,
    });
    mailer.register([greeting]);
    const failing = database.transaction(async (tx) => {
      await mailer.queue(tx, {
        template: greeting,
        params: { name: 'Milica' },
        to: 'milica@primer.rs',
        language: 'en',
      });
      throw new Error('the effect failed');
    });
    await expect(failing).rejects.toThrow('the effect failed');
    await jobs.runPending();
    expect(smtp.messages).toHaveLength(0);
    await stop();
    await smtp.close();
  });

  test('refuses a mail that is not registered at once: its act fails, and nothing is written', async () => {
    const { mailer, queue, stop } = await setUp(null);
    const unknown: TestMail = { ...greeting, name: 'test.unknown' };
    await expect(queue({ template: unknown })).rejects.toThrow('test.unknown is not registered');
    const many = database.transaction((tx) =>
      mailer.queueMany(tx, unknown, [{ to: 'a@primer.rs', language: 'sr', params: { name: 'A' } }]),
    );
    await expect(many).rejects.toThrow('test.unknown is not registered');
    const written = await database.executor.select().from(mailMessages);
    expect(written.map(({ template }) => template)).not.toContain('test.unknown');
    await stop();
  });

  test('tries again after a temporary refusal, and arrives once', async () => {
    const smtp = await startSmtp();
    const { clock, jobs, queue, newest, stop } = await setUp(smtp.url);
    clock.advance({ days: 1 });
    smtp.failNext(451);
    await queue();
    await jobs.runPending();
    expect(smtp.messages).toHaveLength(0);
    expect(await newest()).toMatchObject({ state: 'retrying', attempts: 1 });
    clock.advance({ hours: 1 });
    await jobs.runPending();
    expect(smtp.messages).toHaveLength(1);
    expect(await newest()).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    await stop();
    await smtp.close();
  });

  test('gives up after a refusal for good, and says why', async () => {
    const smtp = await startSmtp();
    const { clock, jobs, queue, newest, stop } = await setUp(smtp.url);
    clock.advance({ days: 2 });
    smtp.failNext(550);
    await queue();
    await jobs.runPending();
    clock.advance({ hours: 1 });
    await jobs.runPending();
    expect(smtp.messages).toHaveLength(0);
    expect(await newest()).toMatchObject({
      state: 'failed',
      attempts: 1,
      lastError: expect.stringContaining('550'),
    });
    await stop();
    await smtp.close();
  });

  test('keeps mail while the server is away and delivers it afterwards', async () => {
    const smtp = await startSmtp();
    const port = new URL(smtp.url).port;
    await smtp.close();
    const { clock, jobs, queue, newest, stop } = await setUp(`smtp://127.0.0.1:${port}`);
    clock.advance({ days: 3 });
    await queue();
    await jobs.runPending();
    expect(await newest()).toMatchObject({ state: 'retrying' });
    await stop();
    const back = await startSmtp();
    const again = await setUp(back.url);
    again.clock.set(new Date(clock.now().getTime() + 3_600_000));
    await again.jobs.runPending();
    expect(back.messages.map(({ to }) => to)).toEqual([['milica@primer.rs']]);
    await again.stop();
    await back.close();
  });

  test('without a server keeps mail to be read', async () => {
    const { clock, jobs, queue, newest, stop } = await setUp(null);
    clock.advance({ days: 4 });
    await queue({ language: 'en' });
    await jobs.runPending();
    expect(await newest()).toMatchObject({
      state: 'kept',
      subject: 'Hello, Milica',
      html: expect.stringContaining('<html'),
    });
    await stop();
  });
});
