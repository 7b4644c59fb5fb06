import { Readable } from 'node:stream';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashOpaqueToken } from '#host/sessions/opaque-token.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  createTestMailer,
  filedMail,
  goodbyeMail,
  newsMail,
  plainMail,
  secretMail,
} from '#tests/support/test-mailer.tsx';
import { mailMessages } from './mail-table.ts';

const database = await createTestDatabase();
const clock = createTestClock();
const accountId = '6b5d8a0e-4c1f-4a7e-9a51-0f4f0a1b2c3d';
const addresses = {
  unsubscribePath: '/email/odjava?token=zeton',
  oneClickPath: '/api/services/mail/unsubscribe?token=zeton',
  settingsPath: '/profil/kandidat/podesavanja',
};

beforeEach(async () => {
  await database.pool.query('truncate mail_messages cascade');
});

const mails = () => database.executor.select().from(mailMessages);
const onlyMail = async () => (await mails())[0];

describe('what is kept of a mail', () => {
  test.each([
    ['sent', null],
    ['failed', 550],
  ] as const)('that was %s: secrets are forgotten, of a goodbye the address as well', async (state, code) => {
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    for (const [to, template] of [
      ['obicno@primer.rs', plainMail],
      ['tajna@primer.rs', secretMail],
      ['zbogom@primer.rs', goodbyeMail],
    ] as const) {
      if (code) smtp.refuse(to, code);
      await office.queue(to, { template, replyTo: 'odgovor@primer.rs' });
    }
    await office.jobs.runPending();
    const rows = new Map((await mails()).map((row) => [row.template, row]));
    const blank = { state, params: {}, html: null, plain: null, linkTokenHash: null };
    expect(rows.get('test.plain')).toMatchObject({ state, params: { name: 'Milica' } });
    expect(rows.get('test.plain')?.html).toContain('Milica');
    expect(rows.get('test.secret')).toMatchObject({ ...blank, recipient: 'tajna@primer.rs' });
    const goodbye = rows.get('test.goodbye');
    expect(goodbye).toMatchObject({ ...blank, recipient: '', replyTo: null, lastError: null });
    expect((await office.attemptsOf(goodbye?.id ?? '')).map(({ error }) => error)).toEqual([null]);
    // A mail that failed for good and was cleared cannot be sent again.
    expect(await office.sendNow(rows.get('test.plain')?.id ?? '')).toBe(state === 'failed');
    expect(await office.sendNow(rows.get('test.secret')?.id ?? '')).toBe(false);
    await office.stop();
    await smtp.close();
  });

  test('secrets stay while they are tried again, and arrive', async () => {
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    smtp.failNext(451);
    await office.queue('tajna@primer.rs', { template: secretMail });
    await office.jobs.runPending();
    clock.advance({ hours: 1 });
    await office.jobs.runPending();
    expect(smtp.messages[0]?.message.html).toContain('Milica');
    await office.stop();
    await smtp.close();
  });

  test('without a server everything but a goodbye can be read', async () => {
    const office = await createTestMailer({ database, clock, server: null });
    await office.queue('tajna@primer.rs', { template: secretMail });
    await office.queue('zbogom@primer.rs', { template: goodbyeMail });
    await office.jobs.runPending();
    const rows = new Map((await mails()).map((row) => [row.template, row]));
    expect(rows.get('test.secret')).toMatchObject({ state: 'kept', attempts: 0 });
    expect(rows.get('test.secret')?.html).toContain('Milica');
    expect(rows.get('test.goodbye')).toMatchObject({ state: 'kept', recipient: '', html: null, params: {} });
    await office.stop();
  });
});

describe('mail of a list', () => {
  test('can be stopped by one click and by a link; other mail says nothing of it', async () => {
    const smtp = await startSmtp();
    const office = await createTestMailer({
      database,
      clock,
      server: smtp.url,
      wantsList: async (id, list) => (id === accountId && list === 'news' ? addresses : null),
    });
    await office.queue('lista@primer.rs', { template: newsMail, accountId });
    await office.queue('obicno@primer.rs', { accountId });
    await office.jobs.runPending();
    const messages = new Map(smtp.messages.map(({ to, message }) => [to[0], message]));
    const header = (to: string, key: string) => messages.get(to)?.headers.find((entry) => entry.key === key)?.value;
    expect(header('lista@primer.rs', 'list-unsubscribe')).toBe(
      '<https://prilika.test/api/services/mail/unsubscribe?token=zeton>, <https://prilika.test/email/odjava?token=zeton>',
    );
    expect(header('lista@primer.rs', 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { html = '', text = '' } = messages.get('lista@primer.rs') ?? {};
    expect(html).toContain('Odjavite se sa mejling liste');
    expect(text).toContain('https://prilika.test/email/odjava?token=zeton&mailToken=');
    expect(text).toContain('https://prilika.test/profil/kandidat/podesavanja?mailToken=');
    expect(header('obicno@primer.rs', 'list-unsubscribe')).toBeUndefined();
    expect(header('obicno@primer.rs', 'list-unsubscribe-post')).toBeUndefined();
    expect(messages.get('obicno@primer.rs')?.html).not.toContain('odjava');
    await office.stop();
    await smtp.close();
  });

  test('is not sent to an address that has unsubscribed since it was queued, also between two tries', async () => {
    const smtp = await startSmtp();
    let subscribed = true;
    const office = await createTestMailer({
      database,
      clock,
      server: smtp.url,
      wantsList: async () => (subscribed ? addresses : null),
    });
    smtp.failNext(451);
    await office.queue('lista@primer.rs', { template: newsMail, accountId });
    await office.jobs.runPending();
    subscribed = false;
    clock.advance({ hours: 1 });
    await office.jobs.runPending();
    expect(smtp.messages).toHaveLength(0);
    expect(await onlyMail()).toMatchObject({ state: 'withheld', attempts: 1, nextAttemptAt: null });
    await office.stop();
    await smtp.close();
  });

  test('must go to an account', async () => {
    const office = await createTestMailer({ database, clock, server: null });
    await expect(office.queue('lista@primer.rs', { template: newsMail })).rejects.toThrow('needs an account');
    await office.stop();
  });
});

describe('the token in the links', () => {
  test('is in every link to our site and no other; its first opening is noted, unknown ones are ignored', async () => {
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await office.queue('veza@primer.rs');
    await office.queue('druga@primer.rs');
    await office.jobs.runPending();
    const { html = '', text = '' } = smtp.messages[0]?.message ?? {};
    const token = /mailToken=([\w-]{43})/.exec(html)?.[1] ?? '';
    expect(html).toContain(`https://prilika.test/oglasi?q=a&amp;strana=2&amp;mailToken=${token}#vrh`);
    expect(text).toContain(`https://prilika.test/oglasi?q=a&strana=2&mailToken=${token}#vrh`);
    expect(html).toContain('href="https://prilika.test.example/x"');
    expect(await office.mailOf('veza@primer.rs')).toMatchObject({ linkTokenHash: hashOpaqueToken(token) });

    const opened = clock.now();
    await office.mailer.linkOpened(token);
    clock.advance({ hours: 1 });
    await office.mailer.linkOpened(token);
    await office.mailer.linkOpened('nepoznat');
    expect(await office.mailOf('veza@primer.rs')).toMatchObject({ openedAt: opened });
    expect(await office.mailOf('druga@primer.rs')).toMatchObject({ openedAt: null });
    await office.stop();
    await smtp.close();
  });
});

describe('whatever is written into a mail', () => {
  const evil = fc.constantFrom(
    '\r\nBcc: zlo@primer.rs',
    '\nTo: zlo@primer.rs',
    '\rCc: zlo@primer.rs',
    'Ana <zlo@primer.rs>',
    'a@primer.rs, zlo@primer.rs',
    '=?utf-8?q?=0D=0ABcc:_zlo=40primer.rs?=',
    '\u2028Bcc: zlo@primer.rs',
    '\r\n\r\n<script>alert(1)</script>',
    '"; zlo@primer.rs',
    '\u0000',
  );
  const text = fc
    .array(fc.oneof(evil, fc.string({ unit: 'binary' })), { minLength: 1, maxLength: 4 })
    // The database takes neither: both leave every request before a service sees it.
    .map((parts) => parts.join('').toWellFormed().replaceAll('\u0000', ''));

  test('adds no header and no recipient', async () => {
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await office.queue('mera@primer.rs', { replyTo: 'odgovor@primer.rs' });
    await office.jobs.runPending();
    const keys = (index: number) => smtp.messages[index]?.message.headers.map(({ key }) => key).sort();
    const normal = keys(0);
    await fc.assert(
      fc.asyncProperty(text, async (name) => {
        const before = smtp.messages.length;
        await office.queue('ana@primer.rs', { params: { name }, replyTo: 'odgovor@primer.rs' });
        await office.jobs.runPending();
        expect(smtp.messages).toHaveLength(before + 1);
        const mail = smtp.messages.at(-1);
        expect(mail?.to).toEqual(['ana@primer.rs']);
        expect(keys(before)).toEqual(normal);
        expect(mail?.message.to).toMatchObject([{ address: 'ana@primer.rs' }]);
        expect(mail?.message.replyTo).toMatchObject([{ address: 'odgovor@primer.rs' }]);
        expect(mail?.message.html).not.toContain('<script');
      }),
      { numRuns: 40 },
    );
    await office.stop();
    await smtp.close();
  });

  test('is no recipient and no reply address unless it is one plain address', async () => {
    const smtp = await startSmtp();
    const office = await createTestMailer({ database, clock, server: smtp.url });
    await fc.assert(
      fc.asyncProperty(
        evil.chain((part) => fc.constantFrom(part, `ana@primer.rs${part}`, `${part}ana@primer.rs`)),
        async (address) => {
          await expect(office.queue(address)).rejects.toThrow('no good address');
          await office.queue('ana@primer.rs', { replyTo: address });
        },
      ),
      { numRuns: 40 },
    );
    await office.jobs.runPending();
    expect(smtp.messages.length).toBeGreaterThan(0);
    for (const { to, message } of smtp.messages) {
      expect(to).toEqual(['ana@primer.rs']);
      expect(message.replyTo).toBeUndefined();
      expect(message.bcc ?? message.cc).toBeUndefined();
    }
    await office.stop();
    await smtp.close();
  });
});

describe('an attachment', () => {
  test('arrives whole; one that has been deleted keeps no mail back', async () => {
    const smtp = await startSmtp();
    const bytes = Buffer.from('%PDF-1.7 račun', 'utf8');
    const office = await createTestMailer({
      database,
      clock,
      server: smtp.url,
      openFile: async (id) =>
        id === 'predracun'
          ? { name: 'predračun.pdf', mediaType: 'application/pdf', content: Readable.from([bytes]) }
          : null,
    });
    await office.queue('kupac@primer.rs', { template: filedMail, params: { name: 'predracun' } });
    await office.queue('drugi@primer.rs', { template: filedMail, params: { name: 'obrisan' } });
    await office.jobs.runPending();
    const first = await smtp.waitForMail(({ to }) => to.includes('kupac@primer.rs'));
    const [file] = first.message.attachments;
    expect(file).toMatchObject({ filename: 'predračun.pdf', mimeType: 'application/pdf' });
    expect(Buffer.from(file?.content as ArrayBuffer)).toEqual(bytes);
    const second = await smtp.waitForMail(({ to }) => to.includes('drugi@primer.rs'));
    expect(second.message.attachments).toEqual([]);
    await office.stop();
    await smtp.close();
  });
});
