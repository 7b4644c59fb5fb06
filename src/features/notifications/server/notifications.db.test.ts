import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { roleChangedMail } from '#features/employers/team/server/team-mail.ts';
import { answerMessage, listMessages, writeToOne } from '#features/messages/contract.ts';
import { getApplication } from '#features/reviewing/contract.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { pageAddress } from '#kit/site-map.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { applicationIdOf } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { chooseMail, countNotifications, listMailChoices, listNotifications, readNotifications } from '../contract.ts';
import type { MailChoice } from '../fields.ts';
import { deleteOldNotificationsJob, mailMorningsJob } from './notification-jobs.ts';
import { notifications } from './notification-table.ts';

const app = await createTestApplication();
const { executor } = app.database;

const listOf = async (as: string, query: Record<string, string> = {}, language: 'sr' | 'en' = 'sr') =>
  app.call(listNotifications, { query }, { as, language });
const unreadOf = async (as: string) => (await app.call(countNotifications, {}, { as })).data.unread;
const read = async (as: string, path?: string) => (await app.call(readNotifications, { body: { path } }, { as })).data;
const choose = (as: string, body: MailChoice) => app.call(chooseMail, { body }, { as });
const mailsTo = async (to: string, template: string) =>
  (await executor.select().from(mailMessages).where(eq(mailMessages.recipient, to))).filter(
    (mail) => mail.template === template,
  );
const morning = async () => {
  await Promise.all([app.jobs.send(executor, mailMorningsJob, {}), app.jobs.send(executor, mailMorningsJob, {})]);
  await Promise.all([app.jobs.runPending(), app.jobs.runPending()]);
  await app.jobs.runPending();
};

/** A candidate has applied to a company with an owner, a recruiter and a reader. */
const applied = async (change: Parameters<typeof buildPosting>[1] = {}) => {
  const owner = await signedInEmployer(app, { company: 'Kvarc' });
  const recruiter = await signedInMember(app, owner, 'recruiter');
  const reader = await signedInMember(app, owner, 'reader');
  const candidate = await signedInCandidate(app);
  const posting = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Knjigovođa', ...change });
  const id = (await applyWith(app, candidate.token, posting.id)).data.application.id;
  const write = async (body = 'Dobar dan.') => {
    await app.call(writeToOne, { params: { id }, body: { subject: 'Poziv', body } }, { as: owner.token });
    await app.jobs.runPending();
  };
  const answer = async () => {
    await app.call(answerMessage, { params: { id }, body: { body: 'Hvala.' } }, { as: candidate.token });
    await app.jobs.runPending();
  };
  const delivery = async () =>
    (await app.call(listMessages, { params: { id } }, { as: owner.token })).data.messages.at(-1)?.delivery?.state;
  return { owner, recruiter, reader, candidate, id, write, answer, delivery };
};

describe('what happens is a notification', () => {
  test('of the candidate: in their language, unread until its page is read', async () => {
    const { candidate, write, id } = await applied();
    expect(await unreadOf(candidate.token)).toBe(0);
    await write();
    const path = pageAddress('candidate-application', id);
    const { data, meta } = await listOf(candidate.token);
    expect(data).toMatchObject([
      { kind: 'message', text: 'Poruka poslodavca Kvarc: Knjigovođa', path, unread: true, created: { daysAgo: 0 } },
    ]);
    expect(meta).toMatchObject({ total: 1, unread: 1 });
    expect((await listOf(candidate.token, {}, 'en')).data[0]?.text).toBe('Message from Kvarc: Knjigovođa');
    // Another page leaves it.
    expect(await read(candidate.token, '/profil/kandidat')).toEqual({ unread: 1 });
    expect(await read(candidate.token, path)).toEqual({ unread: 0 });
    expect((await listOf(candidate.token)).data).toMatchObject([{ unread: false }]);
    expect((await listOf(candidate.token, { state: 'unread' })).data).toEqual([]);
  });

  test('whose page has a query is read where that is shown, with whatever else', async () => {
    const { row, token } = await signedInEmployer(app).then(({ account, token: as }) => ({ ...account, token: as }));
    const path = '/profil/poslodavac/oglasi?tab=pending';
    const text = { sr: 'a', en: 'a' };
    await executor
      .insert(notifications)
      .values({ accountId: row.id, kind: 'posting', path, text, createdAt: app.clock.now() });
    for (const other of ['/profil/poslodavac/oglasi', '/profil/poslodavac/oglasi?tab=history', '/oglasi?tab=pending'])
      expect(await read(token, other)).toEqual({ unread: 1 });
    expect(await read(token, '/profil/poslodavac/oglasi?mailToken=x&tab=pending')).toEqual({ unread: 0 });
  });

  test('once for what is not read yet, and again for what comes after', async () => {
    const { candidate, write } = await applied();
    await write();
    await write('Još nešto.');
    expect((await listOf(candidate.token)).data).toHaveLength(1);
    await read(candidate.token);
    await write('I još.');
    expect((await listOf(candidate.token)).data.map(({ unread }) => unread)).toEqual([true, false]);
  });

  test('of everyone in the company who works on applications, without the candidate’s name', async () => {
    const { owner, recruiter, reader, write, answer, id, candidate } = await applied();
    const other = await signedInEmployer(app);
    await write();
    await answer();
    const path = pageAddress('employer-application', id);
    for (const { token } of [owner, recruiter])
      expect((await listOf(token)).data).toMatchObject([
        { kind: 'message', text: 'Odgovor kandidata: Knjigovođa', path },
      ]);
    expect(await Promise.all([reader, other].map(({ token }) => unreadOf(token)))).toEqual([0, 0]);
    // One who has read it has read it alone.
    await read(recruiter.token, path);
    expect(await Promise.all([owner, recruiter].map(({ token }) => unreadOf(token)))).toEqual([1, 0]);
    expect(await unreadOf(candidate.token)).toBe(1);
  });

  test('that the application was opened, the first time alone; guests have no notifications', async () => {
    const { owner, recruiter, candidate, id } = await applied();
    const opened = () =>
      listOf(candidate.token, {}, 'sr').then(({ data }) => data.filter(({ kind }) => kind === 'opened'));
    await app.call(getApplication, { params: { id } }, { as: owner.token });
    await app.call(getApplication, { params: { id } }, { as: recruiter.token });
    expect(await opened()).toMatchObject([{ text: 'Poslodavac je otvorio vašu prijavu: Knjigovođa, Kvarc' }]);
    const posting = await buildPosting(app, { employerId: owner.row.id });
    await applyTo(app, posting.id, { email: 'gost-bez-zvona@primer.rs' });
    const guest = await applicationIdOf(app, posting.id, 'gost-bez-zvona@primer.rs');
    const before = await executor.$count(notifications);
    await app.call(getApplication, { params: { id: guest } }, { as: owner.token });
    expect(await executor.$count(notifications)).toBe(before);
  });

  test('with its cause, or not at all', async () => {
    const { email, row, token } = await signedInCandidate(app);
    const cause = (fails: boolean) =>
      app.database.transaction(async (tx) => {
        const params = { company: 'Kvarc', role: 'recruiter' as const };
        const to = { to: email, language: 'sr' as const, accountId: row.id };
        await app.application.mailer.queue(tx, { ...to, template: roleChangedMail, params });
        if (fails) throw new Error('stopped');
      });
    await expect(cause(true)).rejects.toThrow('stopped');
    expect(await unreadOf(token)).toBe(0);
    await cause(false);
    expect((await listOf(token)).data).toMatchObject([{ kind: 'member', text: 'Nova uloga u timu firme Kvarc' }]);
  });
});

describe('mail', () => {
  test('is sent at once by default; everyone sees the choices of their kind of account', async () => {
    const { owner, candidate, write, delivery } = await applied();
    const choices = async (as: string) => (await app.call(listMailChoices, {}, { as })).data;
    expect(await choices(candidate.token)).toEqual(
      ['message', 'interview', 'result', 'reminder'].map((kind) => ({ kind, mail: 'now' })),
    );
    expect((await choices(owner.token)).map(({ kind }) => kind)).toContain('order');
    await write();
    expect(await mailsTo(candidate.email, 'applications.message')).toMatchObject([{ state: 'kept' }]);
    expect(await delivery()).toBe('kept');
  });

  test('is not sent where it is not wanted; the company reads that the message is on the site', async () => {
    const { candidate, write, delivery } = await applied();
    expect((await choose(candidate.token, { kind: 'message', mail: 'none' })).data[0]).toEqual({
      kind: 'message',
      mail: 'none',
    });
    await write();
    expect(await mailsTo(candidate.email, 'applications.message')).toMatchObject([{ state: 'withheld' }]);
    expect(await delivery()).toBe('on-site');
    expect(await unreadOf(candidate.token)).toBe(1);
    await morning();
    expect(await mailsTo(candidate.email, 'notifications.morning')).toEqual([]);
  });

  test('in the morning names what is unread, once, however many processes run the job', async () => {
    const { candidate, write } = await applied();
    const second = await applied();
    for (const { token } of [candidate, second.candidate]) await choose(token, { kind: 'message', mail: 'morning' });
    await write();
    await second.write();
    await read(second.candidate.token);
    await morning();
    const mails = await mailsTo(candidate.email, 'notifications.morning');
    expect(mails).toMatchObject([{ subject: '1 nepročitano obaveštenje' }]);
    expect(mails[0]?.plain).toContain('Poruka poslodavca Kvarc: Knjigovođa');
    expect(await mailsTo(second.candidate.email, 'notifications.morning')).toEqual([]);
    await morning();
    expect(await mailsTo(candidate.email, 'notifications.morning')).toHaveLength(1);
    // What comes after is in the next one, also about the same page.
    await write('Još nešto.');
    await morning();
    expect(await mailsTo(candidate.email, 'notifications.morning')).toHaveLength(2);
  });

  test('of the morning does not go to who is blocked or whose address refuses mail', async () => {
    for (const state of [{ blockedAt: app.clock.now() }, { mailRefusedAt: app.clock.now() }]) {
      const { candidate, write } = await applied();
      await choose(candidate.token, { kind: 'message', mail: 'morning' });
      await write();
      await executor.update(accounts).set(state).where(eq(accounts.id, candidate.row.id));
      await morning();
      expect(await mailsTo(candidate.email, 'notifications.morning')).toEqual([]);
    }
  });

  test('to an address of the company follows the choice of the account with that address', async () => {
    const { owner, write, answer } = await applied({ notificationsEmail: '', advertiserEmail: '' });
    await choose(owner.token, { kind: 'message', mail: 'none' });
    await write();
    await answer();
    const { email } = owner.account;
    expect(await mailsTo(email, 'applications.answer')).toMatchObject([{ state: 'withheld' }]);
  });
});

test('a choice withholds no mail of those who have no notification: guests, and other people with the address', async () => {
  const { owner, candidate, write, answer } = await applied({ notificationsEmail: 'kandidatkinja@primer.rs' });
  const same = await signedInCandidate(app, { email: 'kandidatkinja@primer.rs' });
  await choose(same.token, { kind: 'message', mail: 'none' });
  await write();
  await answer();
  expect(await mailsTo(same.email, 'applications.answer')).toMatchObject([{ state: 'kept' }]);
  // A guest with the address of an account.
  const posting = await buildPosting(app, { employerId: owner.row.id });
  await applyTo(app, posting.id, { email: candidate.email });
  await choose(candidate.token, { kind: 'message', mail: 'none' });
  const guest = await applicationIdOf(app, posting.id, candidate.email);
  const body = { subject: 'Poziv', body: 'Dobar dan.' };
  await app.call(writeToOne, { params: { id: guest }, body }, { as: owner.token });
  await app.jobs.runPending();
  const toGuest = (await mailsTo(candidate.email, 'applications.message')).filter(
    ({ accountId }) => accountId === null,
  );
  expect(toGuest).toMatchObject([{ state: 'kept' }]);
});

test('a list of 10,000 unread is paged and counted to 100; old ones are deleted', async () => {
  const { candidate, write } = await applied();
  const before = new Date(app.clock.now().getTime() - 181 * 86_400_000).toISOString();
  await executor.execute(sql`
    insert into notifications (account_id, kind, path, text, created_at)
    select ${candidate.row.id}::uuid, 'message', '/oglasi/' || n, '{"sr":"a","en":"a"}', ${before}::timestamptz
    from generate_series(1, 10000) as n`);
  await write();
  const { data, meta } = await listOf(candidate.token, { page: '1' });
  expect(data[0]?.text).toContain('Poruka');
  expect(meta).toMatchObject({ total: 10_001, unread: 100 });
  await app.jobs.send(executor, deleteOldNotificationsJob, {});
  await app.jobs.runPending();
  expect((await listOf(candidate.token)).meta).toMatchObject({ total: 1, unread: 1 });
});

test('a wrong choice, a wrong page and no account are refused', async () => {
  const { candidate } = await applied();
  const wrong = (body: unknown) => refusalOf(choose(candidate.token, body as MailChoice));
  expect(await wrong({ kind: 'agent', mail: 'none' })).toMatchObject({ status: 422 });
  expect(await wrong({ kind: 'message', mail: 'sometimes' })).toMatchObject({ status: 422 });
  expect(await refusalOf(read(candidate.token, 'a'.repeat(501)))).toMatchObject({ status: 422 });
  expect(await refusalOf(app.call(countNotifications, {}))).toMatchObject({ status: 401 });
});
