import { describe, expect, test } from 'vitest';
import { signedIn } from '#tests/builders/personas.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getContact, sendContact } from '../contract.ts';
import type { ContactForm } from '../fields.ts';
import { deleteExpiredMessagesJob } from './contact-jobs.ts';
import { contactMessages } from './contact-table.ts';

const app = await createTestApplication({
  CONTACT_EMAIL: 'podrska@prilika.test',
  CONTACT_PHONE: '+381110000002',
  PROVIDER_NAME: 'Prilika d.o.o.',
});

let place = 0;
const elsewhere = () => {
  place += 1;
  return `198.51.100.${place}`;
};
const form = (values: Partial<ContactForm> = {}): ContactForm => ({
  name: 'Đorđe Šćepanović',
  email: `djordje.${place}@primer.rs`,
  sender: 'employer',
  subject: 'order',
  message: 'Uplatili smo predračun.\n\nMožete li da potvrdite?',
  agreement: true,
  ...values,
});
const mailsOf = async (address: string) =>
  (await app.mails()).filter(({ recipient, replyTo }) => recipient === address || replyTo === address);
const rowsOf = async (address: string) =>
  (await app.database.executor.select().from(contactMessages)).filter(({ email }) => email === address);

test('the provider’s contact data are public; unknown values are empty', async () => {
  expect((await app.call(getContact, {})).data).toEqual({
    name: 'Prilika d.o.o.',
    address: '',
    pib: '',
    registrationNumber: '',
    email: 'podrska@prilika.test',
    phone: '+381110000002',
  });
});

describe('a message', () => {
  test('is kept, reaches the provider to be answered to its sender, and is confirmed without its words', async () => {
    const email = 'jovana@primer.rs';
    await app.call(sendContact, { body: form({ email: ' Jovana@Primer.rs ' }) }, { from: elsewhere(), language: 'en' });
    expect(await rowsOf(email)).toMatchObject([
      {
        name: 'Đorđe Šćepanović',
        subject: 'order',
        sender: 'employer',
        accountId: null,
        createdAt: app.clock.now(),
      },
    ]);
    await app.jobs.runPending();
    const [message, confirmation] = await mailsOf(email);
    expect(message).toMatchObject({
      template: 'contact.message',
      recipient: 'podrska@prilika.test',
      replyTo: email,
    });
    expect(message?.subject).toBe('Porudžbine i predračuni: poruka od Đorđe Šćepanović');
    expect(message?.plain).toContain('Možete li da potvrdite?');
    expect(confirmation).toMatchObject({
      template: 'contact.confirmation',
      recipient: email,
      language: 'en',
    });
    expect(confirmation?.subject).toBe('We have received your message');
    expect(confirmation?.plain).not.toContain('potvrdite');
  });

  test('has the account of a signed-in sender', async () => {
    const token = await signedIn(app, 'jobseeker');
    const body = form({ email: 'prijavljen@primer.rs' });
    await app.call(sendContact, { body }, { as: token, from: elsewhere() });
    const [row] = await rowsOf('prijavljen@primer.rs');
    expect(row?.accountId).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('whose hidden field is filled in is thanked for and forgotten', async () => {
    const email = 'robot@primer.rs';
    const { data } = await app.call(sendContact, { body: form({ email, homepage: 'https://primer.rs' }) });
    expect(data).toEqual({ email });
    expect(await rowsOf(email)).toEqual([]);
    expect(await mailsOf(email)).toEqual([]);
  });

  test.each([
    ['name', { name: ' \n ' }],
    ['email', { email: 'nije adresa' }],
    ['email', { email: 'a@primer.rs, b@primer.rs' }],
    ['sender', { sender: 'robot' as never }],
    ['subject', { subject: '' as never }],
    ['message', { message: '   ' }],
    ['message', { message: 'a'.repeat(3001) }],
    ['agreement', { agreement: false }],
  ])('is refused for a wrong %s', async (path, values) => {
    const problem = await refusalOf(app.call(sendContact, { body: form(values) }, { from: elsewhere() }));
    expect(problem).toMatchObject({ status: 422, errors: [{ path }] });
  });

  test('cannot bring a header into the mail', async () => {
    const email = 'zaglavlje@primer.rs';
    await app.call(sendContact, { body: form({ email, name: 'Ana\r\nBcc: svi@primer.rs' }) }, { from: elsewhere() });
    await app.jobs.runPending();
    const [message] = await mailsOf(email);
    expect(message?.subject).not.toMatch(/[\r\n]/);
  });

  test('that is sent again under its key, at once or later, is kept and mailed once', async () => {
    const body = form({ email: 'ponovo@primer.rs' });
    const send = () => app.call(sendContact, { body }, { from: elsewhere(), idempotencyKey: 'poruka-1' });
    const atOnce = await Promise.all([send(), send(), send()].map(codeOf));
    expect(atOnce.filter((code) => code !== null && code !== 'idempotency.still-running')).toEqual([]);
    expect((await send()).data).toEqual({ email: 'ponovo@primer.rs' });
    expect(await rowsOf('ponovo@primer.rs')).toHaveLength(1);
    const templates = (await mailsOf('ponovo@primer.rs')).map(({ template }) => template);
    expect(templates.sort()).toEqual(['contact.confirmation', 'contact.message']);
  });

  test('is the last of five in an hour from one place; another place is not limited', async () => {
    const from = elsewhere();
    const send = (at: string) => app.call(sendContact, { body: form({ email: 'cesto@primer.rs' }) }, { from: at });
    for (let count = 0; count < 5; count += 1) await send(from);
    expect(await refusalOf(send(from))).toMatchObject({ status: 429 });
    expect(await refusalOf(send(elsewhere()))).toBeNull();
    // Every message reached the provider; the address got at most three confirmations.
    const templates = (await mailsOf('cesto@primer.rs')).map(({ template }) => template);
    expect(templates.filter((name) => name === 'contact.message')).toHaveLength(6);
    expect(templates.filter((name) => name === 'contact.confirmation')).toHaveLength(3);
  });

  test('is forgotten after 24 months, not before, and twice does no harm', async () => {
    const months = (count: number) => {
      const then = new Date(app.clock.now());
      then.setUTCMonth(then.getUTCMonth() - count);
      return then;
    };
    const row = { name: 'A', sender: 'other', subject: 'other', message: 'b', language: 'sr' } as const;
    await app.database.executor.insert(contactMessages).values([
      { ...row, email: 'staro@primer.rs', createdAt: new Date(months(24).getTime() - 1000) },
      { ...row, email: 'novije@primer.rs', createdAt: new Date(months(24).getTime() + 1000) },
    ]);
    for (let time = 0; time < 2; time += 1) {
      await app.jobs.send(app.database.executor, deleteExpiredMessagesJob, {});
      await app.jobs.runPending();
    }
    expect(await rowsOf('staro@primer.rs')).toEqual([]);
    expect(await rowsOf('novije@primer.rs')).toHaveLength(1);
  });
});
