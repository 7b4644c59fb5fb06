import { eq } from 'drizzle-orm';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { companyMembers, employers } from '#features/employers/server/employer-table.ts';
import type { postings } from '#features/postings/server/posting-table.ts';
import { applicationEvents } from '#features/reviewing/received/server/review-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { buildApplications } from '#tests/builders/message-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listMessages, previewMessage, writeToGroup, writeToOne } from '../contract.ts';
import { applicationMessages, messageBatches } from './message-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const owner = await signedInEmployer(app);
const stranger = await signedInEmployer(app);

beforeEach(async () => {
  await app.database.pool.query('truncate message_batches, application_messages, mail_messages cascade');
});

const posting = (change: Partial<typeof postings.$inferInsert> = {}) =>
  buildPosting(app, {
    employerId: owner.row.id,
    positionTitle: 'Knjigovođa',
    advertiserEmail: 'kadrovi@kvarc.rs',
    ...change,
  });
const text = { subject: 'Poziv, {pozicija}', body: 'Poštovani/Poštovana {ime},\n\n<b>hvala</b>.' };
type Selection = { applicationIds?: string[]; status?: 'all' | 'saved' };
const write = (
  postingId: number,
  selection: Selection,
  { as = owner.token, key, ...change }: { as?: string; key?: string; subject?: string; body?: string } = {},
) =>
  app.call(
    writeToGroup,
    { params: { id: String(postingId) }, body: { ...text, ...change, ...selection } },
    { as, ...(key ? { idempotencyKey: key } : {}) },
  );
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const thread = async (id: string, as = owner.token) => (await app.call(listMessages, { params: { id } }, { as })).data;
const mails = () => executor.select().from(mailMessages).where(eq(mailMessages.template, 'applications.message'));

describe('writing to a group', () => {
  test('sends each a mail of their own, with the reply address of the advertiser', async () => {
    const pay = { salaryMin: 90_000, salaryMax: 90_000, salaryCurrency: 'RSD', salaryBasis: 'net' } as const;
    const { id } = await posting(pay);
    const rows = await buildApplications(app, id, 3, (at) => ({
      firstName: ['Petar', 'Jelena', 'Abubakar'][at] as string,
    }));
    const { data } = await write(id, { applicationIds: ids(rows) });
    expect(data).toMatchObject({ recipients: 3, leftOut: [] });
    await app.jobs.runPending();
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(rows.map(({ email }) => email).sort());
    expect(new Set(sent.map(({ replyTo }) => replyTo))).toEqual(new Set(['kadrovi@kvarc.rs']));
    const to = (at: number) => sent.find(({ recipient }) => recipient === rows[at]?.email);
    expect(to(0)?.plain).toMatch(/, Beograd\n\n90\.000\sRSD neto\n/);
    expect(to(0)?.plain).toContain('Poštovani Petre,');
    expect(to(1)?.plain).toContain('Poštovana Jelena,');
    expect(to(2)?.plain).toContain('Poštovani/Poštovana,');
    expect(to(0)?.subject).toBe('Poziv, Knjigovođa');
    expect(to(0)?.html).toContain('&lt;b&gt;hvala&lt;/b&gt;');
  });

  test('is the company’s first answer to each, and in the history of each with who did it', async () => {
    const { id } = await posting();
    const [one] = await buildApplications(app, id, 1);
    const first = app.clock.now();
    await write(id, { status: 'all' });
    await app.jobs.runPending();
    app.clock.advance({ minutes: 5 });
    await write(id, { status: 'all' });
    await app.jobs.runPending();
    const row = await executor
      .select()
      .from(applications)
      .where(eq(applications.id, one?.id as string));
    expect(row[0]?.answeredAt).toEqual(first);
    const events = await executor
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, one?.id as string));
    expect(events).toMatchObject([
      { event: 'message-sent', actorId: owner.account.row.id },
      { event: 'message-sent', actorId: owner.account.row.id },
    ]);
  });

  test('leaves out who withdrew or was erased, and says so', async () => {
    const { id } = await posting();
    const now = app.clock.now();
    const rows = await buildApplications(
      app,
      id,
      3,
      (at) =>
        [
          {},
          { withdrawnAt: now, firstName: 'Ana', lastName: 'Kiš' },
          { erasedAt: now, email: null, firstName: '', lastName: '' },
        ][at] as object,
    );
    const { data } = await write(id, { status: 'all' });
    expect(data.recipients).toBe(1);
    expect(data.leftOut).toEqual([
      { applicationId: rows[1]?.id, name: 'Ana Kiš', reason: 'withdrawn' },
      { applicationId: rows[2]?.id, name: '', reason: 'erased' },
    ]);
    await app.jobs.runPending();
    expect(await mails()).toHaveLength(1);
  });

  test('of nobody who could get it stores nothing', async () => {
    const { id } = await posting();
    await buildApplications(app, id, 2, () => ({ withdrawnAt: app.clock.now() }));
    expect(await refusalOf(write(id, { status: 'all' }))).toMatchObject({
      status: 409,
      code: 'applications.nobody-to-write-to',
    });
    expect(await executor.$count(messageBatches)).toBe(0);
  });

  test('leaves out who withdrew after it was sent off, and keeps that in the thread', async () => {
    const { id } = await posting();
    const candidate = await signedInCandidate(app);
    const applicationId = (await applyWith(app, candidate.token, id)).data.application.id;
    await write(id, { status: 'all' });
    await app.call(withdrawApplication, { params: { id: applicationId } }, { as: candidate.token });
    await app.jobs.runPending();
    expect(await mails()).toEqual([]);
    const { messages, closed } = await thread(applicationId);
    expect(messages).toMatchObject([{ delivery: { state: 'left-out', why: 'withdrawn' } }]);
    expect(closed).toBe('withdrawn');
    const events = await executor
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId));
    expect(events).toEqual([]);
  });

  test('with an application of another posting changes nothing', async () => {
    const { id } = await posting();
    const mine = await buildApplications(app, id, 2);
    const theirs = await buildApplications(app, (await buildPosting(app, { employerId: stranger.row.id })).id, 1);
    const refused = write(id, { applicationIds: ids([...mine, ...theirs]) });
    expect(await refusalOf(refused)).toMatchObject({ status: 404, code: 'applications.not-found' });
    expect(await executor.$count(applicationMessages)).toBe(0);
    expect(await refusalOf(write(id, { status: 'all' }, { as: stranger.token }))).toMatchObject({
      status: 404,
    });
  });
});

describe('the same button', () => {
  test('pressed five times at once and once more later sends once', async () => {
    const { id } = await posting();
    await buildApplications(app, id, 2);
    const key = 'jedan-klik-12345';
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => write(id, { status: 'all' }, { key })));
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await write(id, { status: 'all' }, { key })).data.recipients).toBe(2);
    expect(await refusalOf(write(id, { status: 'all' }, { key, subject: 'Drugo' }))).toMatchObject({
      status: 422,
    });
    await app.jobs.runPending();
    expect(await mails()).toHaveLength(2);
  });
});

describe('bounds', () => {
  const statementsOf = async (count: number) => {
    const { id } = await posting();
    await buildApplications(app, id, count);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await write(id, { status: 'all' });
    const calls = statements.mock.calls.length;
    statements.mockRestore();
    expect(data.recipients).toBe(count);
    return calls;
  };

  test('two hundred and five thousand cost the request the same few statements', async () => {
    const few = await statementsOf(200);
    expect(few).toBeLessThanOrEqual(60);
    await app.database.pool.query('truncate message_batches cascade');
    expect(await statementsOf(5000)).toBe(few);
  });

  test('5,001 are refused, named or by a filter', async () => {
    const { id } = await posting();
    const rows = await buildApplications(app, id, 5001);
    expect(await refusalOf(write(id, { status: 'all' }))).toMatchObject({
      code: 'applications.too-many-selected',
    });
    expect(await refusalOf(write(id, { applicationIds: ids(rows) }))).toMatchObject({
      status: 422,
      errors: [{ path: 'applicationIds', code: 'too-many' }],
    });
    expect(await executor.$count(applicationMessages)).toBe(0);
  });

  test('a company writes 5,000 in a day; how many are left is said', async () => {
    const first = await posting();
    await buildApplications(app, first.id, 4999);
    await write(first.id, { status: 'all' });
    const second = await posting();
    await buildApplications(app, second.id, 2);
    expect(await refusalOf(write(second.id, { status: 'all' }))).toMatchObject({
      status: 422,
      code: 'applications.too-many-messages',
      detail: expect.stringContaining('još 1'),
    });
    expect(await executor.$count(messageBatches)).toBe(1);
    app.clock.advance({ days: 1, seconds: 1 });
    const { as } = await owner.anew();
    expect((await write(second.id, { status: 'all' }, { as })).data.recipients).toBe(2);
    app.clock.advance({ days: -1, seconds: -1 });
  });

  test('one applicant gets five in a day', async () => {
    const { id } = await posting();
    const [one] = await buildApplications(app, id, 1);
    const to = () => app.call(writeToOne, { params: { id: one?.id as string }, body: text }, { as: owner.token });
    for (let at = 0; at < 5; at += 1) await to();
    expect(await refusalOf(to())).toMatchObject({ code: 'applications.nobody-to-write-to' });
    await buildApplications(app, id, 1);
    const { data } = await write(id, { status: 'all' });
    expect(data).toMatchObject({ recipients: 1, leftOut: [{ applicationId: one?.id, reason: 'often' }] });
  });
});

describe('what is written', () => {
  test.each([
    ['an unknown placeholder in the text', { body: 'Zdravo {foo}' }, 'body', 'placeholder'],
    ['an unknown placeholder in the subject', { subject: '{plata}' }, 'subject', 'placeholder'],
    ['a subject over two lines', { subject: 'Poziv\r\nBcc: svi@primer.rs' }, 'subject', 'one-line'],
    ['a subject of 151 characters', { subject: 'x'.repeat(151) }, 'subject', 'too-long'],
    ['a text of 5,001 characters', { body: 'x'.repeat(5001) }, 'body', 'too-long'],
    ['no text', { body: ' \n ' }, 'body', 'required'],
  ])('with %s is refused at its field', async (_, change, path, code) => {
    const { id } = await posting();
    await buildApplications(app, id, 1);
    expect(await refusalOf(write(id, { status: 'all' }, change))).toMatchObject({
      status: 422,
      errors: [{ path, code }],
    });
  });

  test('has one plain reply address: of two the company’s is taken, else the owner’s', async () => {
    const { id } = await posting({ advertiserEmail: 'jedan@kvarc.rs, dva@kvarc.rs' });
    await executor.update(employers).set({ companyEmail: 'firma@kvarc.rs' }).where(eq(employers.id, owner.row.id));
    await buildApplications(app, id, 1);
    await write(id, { status: 'all' });
    await app.jobs.runPending();
    await executor.update(employers).set({ companyEmail: null }).where(eq(employers.id, owner.row.id));
    await write(id, { status: 'all' });
    await app.jobs.runPending();
    expect((await mails()).map(({ replyTo }) => replyTo).sort()).toEqual(
      ['firma@kvarc.rs', owner.account.row.email].sort(),
    );
  });

  test('is in the preview word for word, and steps through the recipients', async () => {
    const { id } = await posting();
    await buildApplications(app, id, 3, (at) => ({
      firstName: ['Petar', 'Jelena', 'Milica'][at] as string,
      ...(at === 2 ? { withdrawnAt: app.clock.now() } : {}),
    }));
    const preview = async (place: number) =>
      (
        await app.call(
          previewMessage,
          { params: { id: String(id) }, body: { ...text, status: 'all', place } },
          { as: owner.token },
        )
      ).data;
    const first = await preview(1);
    expect(first).toMatchObject({
      place: 1,
      total: 2,
      name: 'Petar Šarić',
      subject: 'Poziv, Knjigovođa',
      replyTo: 'kadrovi@kvarc.rs',
      leftOut: [{ reason: 'withdrawn', count: 1 }],
    });
    expect((await preview(9)).body).toContain('Poštovana Jelena,');
    await write(id, { status: 'all' });
    await app.jobs.runPending();
    const { messages } = await thread(
      (await executor.select().from(applications).where(eq(applications.firstName, 'Petar')).limit(50)).filter(
        ({ postingId }) => postingId === id,
      )[0]?.id as string,
    );
    expect(messages[0]).toMatchObject({ subject: first.subject, body: first.body });
  });
});

describe('members', () => {
  test('read with any role, write as recruiters, and no more once they are removed', async () => {
    const { id } = await posting();
    const [one] = await buildApplications(app, id, 1);
    const reader = await signedInMember(app, owner, 'reader');
    const recruiter = await signedInMember(app, owner, 'recruiter');
    expect(await refusalOf(write(id, { status: 'all' }, { as: reader.token }))).toMatchObject({
      status: 403,
    });
    await write(id, { status: 'all' }, { as: recruiter.token });
    expect((await thread(one?.id as string, reader.token)).messages).toMatchObject([
      { author: 'Milica Đorđević', delivery: { state: 'waiting' } },
    ]);
    await executor.delete(companyMembers).where(eq(companyMembers.accountId, recruiter.row.id));
    const refused = await refusalOf(write(id, { status: 'all' }, { as: recruiter.token }));
    expect([401, 403]).toContain(refused?.status);
    expect(await executor.$count(messageBatches)).toBe(1);
  });
});
