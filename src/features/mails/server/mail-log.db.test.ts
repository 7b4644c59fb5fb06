import { describe, expect, test } from 'vitest';
import { removedMail } from '#features/employers/team/server/team-mail.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { suspendWaitingMails } from '#host/mail/mail-store.ts';
import { mailAttempts, mailStates } from '#host/mail/mail-table.ts';
import { findOverdueMailJob } from '#host/mail/mailer.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getMail, listMails, resendMail } from '../contract.ts';
import { mailLogStates } from '../fields.ts';

const smtp = await startSmtp();
const app = await createTestApplication({ SMTP_URL: smtp.url });
let as = { as: await signedIn(app, 'admin') };
const { mailer } = app.application;

const queue = async (to: string) => {
  await app.database.transaction((tx) =>
    mailer.queue(tx, {
      template: removedMail,
      params: { company: 'Lipa' },
      to,
      language: 'sr',
    }),
  );
  await app.jobs.runPending();
};
const list = (query: Record<string, string> = {}) => app.call(listMails, { query }, as);
const idOf = async (q: string) => (await list({ q })).data[0]?.id ?? '';

test.each(['sr', 'en'] as const)('every occasion for a mail has its own words in %s', async (language) => {
  const { meta } = await app.call(listMails, { query: {} }, { ...as, language });
  expect(meta.templates.map(({ code }) => code)).toEqual(mailer.templates().map(({ name }) => name));
  expect(meta.templates.length).toBeGreaterThan(20);
  expect(meta.templates.filter(({ label }) => label.includes('.mail.'))).toEqual([]);
  expect(new Set(meta.templates.map(({ label }) => label)).size).toBe(meta.templates.length);
});

test('every state of a mail is one of the log', () => {
  expect([...mailLogStates].sort()).toEqual([...mailStates].sort());
});

describe('the mail log', () => {
  test('shows mails newest first, found by part of the address or the id, by state and by kind', async () => {
    await queue('prva@lipa.example');
    app.clock.advance({ minutes: 1 });
    smtp.refuse('druga@lipa.example', 550);
    await queue('druga@lipa.example');
    const { data, meta } = await list({ q: 'LIPA' });
    expect(data.map(({ recipient, state }) => [recipient, state])).toEqual([
      ['druga@lipa.example', 'failed'],
      ['prva@lipa.example', 'sent'],
    ]);
    expect(meta).toMatchObject({ total: 2, sends: true, maxAttempts: 10 });
    expect(meta.counts).toMatchObject({ sentToday: 1, failedToday: 1, waiting: 0, retrying: 0 });
    const [second, first] = data;
    expect((await list({ q: first?.id ?? '' })).data).toEqual([first]);
    expect((await list({ q: 'lipa', state: 'failed' })).data).toEqual([second]);
    expect((await list({ q: 'lipa', template: 'accounts.verification' })).data).toEqual([]);
    expect((await list({ q: '%' })).data).toEqual([]);
    expect((await list({ q: 'lipa', state: 'nonsense' })).data).toHaveLength(2);
  });

  test('shows what each try met, when the next one is, and the content', async () => {
    smtp.refuse('puna@lipa.example', 452);
    await queue('puna@lipa.example');
    const id = await idOf('puna@lipa.example');
    const { data } = await app.call(getMail, { params: { id } }, as);
    expect(data).toMatchObject({
      state: 'retrying',
      messageId: `<${id}@prilika.test>`,
      subject: 'Više niste u timu firme Lipa',
      tries: [{ outcome: 'temporary', responseCode: 452, error: expect.stringContaining('no such person') }],
      nextAttempt: { at: new Date(app.clock.now().getTime() + 60_000).toISOString(), daysAgo: 0 },
      contentMissing: null,
      resendable: true,
    });
    expect(data.content?.html).toContain('<h1');
    expect(data.content?.plain).toContain('Lipa');
    // One full mailbox says nothing about the server.
    expect((await list()).meta).toMatchObject({ disturbed: false });
    await app.database.executor.update(mailAttempts).set({ outcome: 'temporary', responseCode: null });
    expect((await list()).meta).toMatchObject({ disturbed: true });
    await app.database.executor.delete(mailAttempts);
  });

  test('counts only today: by the local day', async () => {
    app.clock.advance({ days: 3 });
    as = { as: await signedIn(app, 'admin') };
    expect((await list()).meta.counts).toMatchObject({ sentToday: 0, failedToday: 0, retrying: 1 });
    await app.jobs.runPending();
  });

  test('never shows what only the recipient may have', async () => {
    const { row } = await buildAccount(app);
    const { recovery } = app.application.accounts;
    smtp.refuse(row.email, 452);
    await app.database.transaction((tx) => recovery.sendPasswordInstructions(tx, row, { trusted: true }));
    await app.jobs.runPending();
    const id = await idOf(row.email);
    const { data } = await app.call(getMail, { params: { id } }, as);
    expect(data).toMatchObject({ state: 'retrying', content: null, contentMissing: 'secret' });
  });

  test('with an unknown id is not found', async () => {
    for (const id of ['00000000-0000-0000-0000-000000000001', 'x', '1'])
      expect(await codeOf(app.call(getMail, { params: { id } }, as))).toBe('administration.mail-not-found');
  });
});

describe('sending again', () => {
  test('sends at once and is in the audit log; sent or unknown mails are refused', async () => {
    smtp.failNext(550);
    await queue('treca@lipa.example');
    const id = await idOf('treca@lipa.example');
    await app.call(resendMail, { params: { id }, body: {} }, as);
    await app.jobs.runPending();
    expect(smtp.messages.map(({ to }) => to[0])).toContain('treca@lipa.example');
    expect(await codeOf(app.call(resendMail, { params: { id }, body: {} }, as))).toBe(
      'administration.mail-not-resendable',
    );
    const nobody = { id: '00000000-0000-0000-0000-000000000001' };
    expect(await codeOf(app.call(resendMail, { params: nobody, body: {} }, as))).toBe('administration.mail-not-found');
    const entries = await app.database.executor.select().from(auditEntries);
    expect(entries.filter(({ action }) => action === 'mail.resend')).toMatchObject([
      { objectKind: 'mail', objectId: id, actor: expect.any(String) },
    ]);
  });
});

describe('after a restore', () => {
  test('what waited is held back, not sent by any job, and sent by hand', async () => {
    await app.jobs.runPending();
    smtp.refuse('ceka@lipa.example', 452);
    await queue('ceka@lipa.example');
    await app.database.transaction((tx) =>
      mailer.queue(tx, {
        template: removedMail,
        params: { company: 'Lipa' },
        to: 'nova@lipa.example',
        language: 'sr',
      }),
    );
    const before = smtp.messages.length;
    const held = await suspendWaitingMails(app.database.executor);
    expect(held).toBeGreaterThanOrEqual(2);
    app.clock.advance({ days: 2 });
    as = { as: await signedIn(app, 'admin') };
    await app.jobs.send(app.database.executor, findOverdueMailJob, {});
    await app.jobs.runPending();
    expect(smtp.messages.slice(before).map(({ to }) => to[0])).not.toContain('nova@lipa.example');
    const { data, meta } = await list({ state: 'held', q: 'lipa.example' });
    expect(meta.held).toBe(held);
    expect(data.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(['nova@lipa.example', 'ceka@lipa.example']),
    );
    expect(data.every(({ resendable }) => resendable)).toBe(true);
    const id = await idOf('nova@lipa.example');
    expect((await app.call(getMail, { params: { id } }, as)).data).toMatchObject({
      content: null,
      contentMissing: 'not-yet',
      nextAttempt: null,
    });
    await app.call(resendMail, { params: { id }, body: {} }, as);
    await app.jobs.runPending();
    expect(smtp.messages.map(({ to }) => to[0])).toContain('nova@lipa.example');
    expect((await list()).meta.held).toBe(held - 1);
  });
});
