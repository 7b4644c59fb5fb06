import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { type CallAs, createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { deleteExpiredMessagesJob } from '../../messages/server/contact-jobs.ts';
import { postingReports } from '../../server/report-table.ts';
import { reportPosting } from '../contract.ts';
import type { ReportForm } from '../fields.ts';
import { reportsPersonalData } from './report-personal-data.ts';

const app = await createTestApplication({ CONTACT_EMAIL: 'podrska@prilika.test' });
const { executor } = app.database;

let place = 0;
const elsewhere = () => {
  place += 1;
  return `198.51.100.${place}`;
};
const report = (id: number, values: Partial<ReportForm> = {}, how: CallAs = {}) =>
  app.call(
    reportPosting,
    { params: { id: String(id) }, body: { reason: 'money', ...values } },
    { from: elsewhere(), ...how },
  );
const rowsOf = (postingId: number) =>
  executor.select().from(postingReports).where(eq(postingReports.postingId, postingId));
const mailsAbout = async (postingId: number) =>
  (await app.mails()).filter(
    ({ template, params }) =>
      template === 'contact.report' && (params as { postingId: number }).postingId === postingId,
  );

describe('a report', () => {
  test('is stored and mailed to the provider, with the reporter’s address as Reply-To', async () => {
    const posting = await buildPosting(app, { positionTitle: 'Kuvar', company: 'Bistrica' });
    const text = 'Traže uplatu od 5.000 dinara.\n\nUnapred.';
    await report(posting.id, { text: ` ${text} `, email: ' Jovana@Primer.rs ' }, { language: 'en' });
    expect(await rowsOf(posting.id)).toMatchObject([
      {
        reason: 'money',
        text,
        email: 'jovana@primer.rs',
        accountId: null,
        language: 'en',
        createdAt: app.clock.now(),
        handledAt: null,
      },
    ]);
    await app.jobs.runPending();
    const [mail] = await mailsAbout(posting.id);
    expect(mail).toMatchObject({ recipient: 'podrska@prilika.test', replyTo: 'jovana@primer.rs' });
    expect(mail?.subject).toBe('Prijava nepravilnosti: Kuvar, Bistrica');
    expect(mail?.plain).toContain('Oglas traži novac ili podatke sa kartice');
    expect(mail?.plain).toContain('Unapred.');
    expect(mail?.plain).toContain(`https://prilika.test/oglasi/${posting.id}`);
  });

  test('needs no words and no address', async () => {
    const { id } = await buildPosting(app);
    await report(id, { reason: 'gone' });
    expect(await rowsOf(id)).toMatchObject([{ reason: 'gone', text: '', email: null }]);
    await app.jobs.runPending();
    expect(await mailsAbout(id)).toMatchObject([{ replyTo: null, state: 'kept' }]);
  });

  test('is taken of ended postings, not of removed, unpublished or unknown ones', async () => {
    const expired = await buildPosting(app, { liveUntil: new Date(app.clock.now().getTime() - 1000) });
    const closed = await buildPosting(app, { state: 'closed' });
    for (const { id } of [expired, closed]) {
      await report(id);
      expect(await rowsOf(id)).toHaveLength(1);
    }
    const removed = await buildPosting(app, { state: 'removed' });
    expect(await refusalOf(report(removed.id))).toMatchObject({ status: 410, code: 'postings.removed' });
    const inReview = await buildPosting(app, { state: 'in_review', firstPublishedAt: null });
    expect(await refusalOf(report(inReview.id))).toMatchObject({ status: 404 });
    expect(await refusalOf(report(2_147_483_646))).toMatchObject({ status: 404 });
    expect(await rowsOf(removed.id)).toEqual([]);
  });

  test.each([
    ['reason', { reason: 'nonsense' as never }],
    ['reason', { reason: '' as never }],
    ['text', { text: 'a'.repeat(1001) }],
    ['text', { reason: 'other' as const, text: '  ' }],
    ['email', { email: 'nije adresa' }],
  ])('is refused for a wrong %s', async (path, values) => {
    const { id } = await buildPosting(app);
    expect(await refusalOf(report(id, values))).toMatchObject({ status: 422, errors: [{ path }] });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('of an employer about a competitor is one like any other; the competitor learns nothing of it', async () => {
    const { token, row } = await signedInEmployer(app);
    const competitor = await buildEmployer(app);
    const { id } = await buildPosting(app, { employerId: competitor.row.id });
    await report(id, { reason: 'impostor' }, { as: token });
    expect(await rowsOf(id)).toMatchObject([{ accountId: row.accountId, email: null }]);
    await app.jobs.runPending();
    const recipients = (await mailsAbout(id)).map(({ recipient }) => recipient);
    expect(recipients).toEqual(['podrska@prilika.test']);
  });
});

describe('the same person', () => {
  test('gets the same thanks for the same posting, and there is one report a day', async () => {
    const { id } = await buildPosting(app);
    const other = await buildPosting(app);
    const from = elsewhere();
    const first = await report(id, { text: 'prvi put' }, { from });
    expect(await report(id, { text: 'drugi put' }, { from })).toEqual(first);
    await report(other.id, {}, { from });
    expect(await rowsOf(id)).toMatchObject([{ text: 'prvi put' }]);
    expect(await rowsOf(other.id)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(1);
    app.clock.advance({ days: 1 });
    await report(id, { text: 'sutradan' }, { from });
    expect(await rowsOf(id)).toHaveLength(2);
  });

  test('is identified by the account, from any place; one place may have many people', async () => {
    const { id } = await buildPosting(app);
    const from = elsewhere();
    const as = await signedIn(app);
    await report(id, {}, { as, from });
    await report(id, {}, { as });
    expect(await rowsOf(id)).toHaveLength(1);
    await report(id, {}, { as: await signedIn(app), from });
    await report(id, {}, { from });
    expect(await rowsOf(id)).toHaveLength(3);
  });

  test('counts once when both requests come at the same moment', async () => {
    const { id } = await buildPosting(app);
    const from = elsewhere();
    await Promise.all([1, 2, 3, 4].map(() => report(id, {}, { from })));
    expect(await rowsOf(id)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(1);
  });
});

describe('too many reports', () => {
  test('from one place, of one account and about one posting are refused', async () => {
    const postings = [];
    for (let count = 0; count < 11; count += 1) postings.push(await buildPosting(app));
    const last = postings.pop()?.id as number;
    const from = elsewhere();
    for (const { id } of postings) await report(id, {}, { from });
    expect(await refusalOf(report(last, {}, { from }))).toMatchObject({ status: 429 });
    const as = await signedIn(app);
    for (const { id } of postings) await report(id, {}, { as });
    expect(await refusalOf(report(last, {}, { as }))).toMatchObject({ status: 429 });
    expect(await rowsOf(last)).toEqual([]);
    for (let count = 0; count < 20; count += 1) await report(last);
    expect(await refusalOf(report(last))).toMatchObject({ status: 429 });
    expect(await rowsOf(last)).toHaveLength(20);
  });
});

describe('what is kept', () => {
  test('leaves with the account: the report stays without the person and their words', async () => {
    const { row, email } = await buildAccount(app);
    const { id } = await buildPosting(app);
    await report(id, { text: 'Ja sam Milica.' }, { as: await app.signIn(email, 'jobseeker') });
    await report(id, { text: 'Opet ja.', email });
    await report(id, { text: 'Neko drugi.', email: 'drugi@primer.rs' });
    const person = { accountId: row.id, email, emailVerified: true };
    expect(await reportsPersonalData.collect(executor, person)).toMatchObject({
      data: [
        { postingId: id, text: 'Ja sam Milica.', email: null },
        { postingId: id, text: 'Opet ja.', email },
      ],
    });
    const unverified = await reportsPersonalData.collect(executor, { ...person, emailVerified: false });
    expect(unverified.data).toHaveLength(1);

    const as = await app.signIn(email, 'jobseeker');
    await app.call(deleteAccount, { body: { password: testPassword } }, { as });
    await app.jobs.runPending();
    const rows = await rowsOf(id);
    expect(rows.filter(({ text }) => text === 'Neko drugi.')).toMatchObject([{ email: 'drugi@primer.rs' }]);
    const anonymous = { accountId: null, email: null, reporter: null, text: '', reason: 'money' };
    expect(rows.filter(({ text }) => text === '')).toMatchObject([anonymous, anonymous]);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test('is forgotten after 24 months, and how the person was recognised when the day is over', async () => {
    const { id } = await buildPosting(app);
    await report(id);
    const then = new Date(app.clock.now());
    then.setUTCMonth(then.getUTCMonth() - 24);
    await executor.insert(postingReports).values([
      {
        postingId: id,
        reason: 'gone',
        text: 'staro',
        language: 'sr',
        createdAt: new Date(then.getTime() - 1000),
      },
      {
        postingId: id,
        reason: 'gone',
        text: 'novije',
        language: 'sr',
        reporter: 'x',
        createdAt: new Date(then.getTime() + 1000),
      },
    ]);
    await app.jobs.send(executor, deleteExpiredMessagesJob, {});
    await app.jobs.runPending();
    const rows = await rowsOf(id);
    expect(rows.map(({ text }) => text).sort()).toEqual(['', 'novije']);
    expect(rows.find(({ text }) => text === '')?.reporter).not.toBeNull();
    expect(rows.find(({ text }) => text === 'novije')?.reporter).toBeNull();
  });
});
