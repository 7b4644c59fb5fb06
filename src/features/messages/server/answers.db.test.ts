import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getSentApplication, listSentApplications, withdrawApplication } from '#features/applying/own/contract.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { applicationEvents } from '#features/reviewing/received/server/review-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import {
  answerMessage,
  changeTemplate,
  deleteTemplate,
  keepTemplate,
  listMessages,
  listOwnMessages,
  listTemplates,
  writeToOne,
} from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;

/** A company has written to a candidate about an application. */
const written = async (change: { notificationsEmail?: string } = {}) => {
  const owner = await signedInEmployer(app);
  const candidate = await signedInCandidate(app);
  const posting = await buildPosting(app, {
    employerId: owner.row.id,
    advertiserEmail: 'kadrovi@kvarc.rs',
    ...change,
  });
  const id = (await applyWith(app, candidate.token, posting.id)).data.application.id;
  const write = async () => {
    const body = { subject: 'Poziv', body: 'Dobar dan, {ime}.' };
    await app.call(writeToOne, { params: { id }, body }, { as: owner.token });
    await app.jobs.runPending();
  };
  const answer = (body = 'Hvala, dolazim.', key?: string) =>
    app.call(
      answerMessage,
      { params: { id }, body: { body } },
      { as: candidate.token, ...(key ? { idempotencyKey: key } : {}) },
    );
  const ownThread = async () => (await app.call(listOwnMessages, { params: { id } }, { as: candidate.token })).data;
  const thread = async () => (await app.call(listMessages, { params: { id } }, { as: owner.token })).data;
  const row = async () =>
    (await app.call(listSentApplications, {}, { as: candidate.token })).data.find((one) => one.id === id);
  return { owner, candidate, posting, id, write, answer, ownThread, thread, row };
};
const answerMails = (to: string) =>
  executor
    .select()
    .from(mailMessages)
    .where(eq(mailMessages.recipient, to))
    .then((rows) => rows.filter(({ template }) => template === 'applications.answer'));

describe('the candidate', () => {
  test('sees a message in the list and on the time line, unread until it is read', async () => {
    const { write, row, ownThread, candidate, id } = await written();
    expect(await row()).toMatchObject({ state: 'sent', unread: 0 });
    await write();
    expect(await row()).toMatchObject({ state: 'message', unread: 1 });
    const { application } = (await app.call(getSentApplication, { params: { id } }, { as: candidate.token })).data;
    expect(application.events.map(({ kind }) => kind)).toContain('message');
    const { messages, closed } = await ownThread();
    expect(messages).toMatchObject([{ side: 'employer', body: 'Dobar dan, Milice.', unread: true }]);
    expect(messages[0]).toMatchObject({ author: null, delivery: null });
    expect(closed).toBeNull();
    expect(await row()).toMatchObject({ state: 'message', unread: 0 });
    expect((await ownThread()).messages[0]?.unread).toBe(false);
  });

  test('answers; the company has it in the thread, in the history and by mail', async () => {
    const { write, answer, thread, candidate, id } = await written({
      notificationsEmail: 'odgovori@kvarc.rs',
    });
    await write();
    const { data } = await answer('Hvala!\r\nDolazim.');
    expect(data.messages.map(({ side }) => side)).toEqual(['employer', 'candidate']);
    const { messages } = await thread();
    expect(messages[1]).toMatchObject({ body: 'Hvala!\nDolazim.', unread: true, delivery: null });
    expect((await thread()).messages[1]?.unread).toBe(false);
    const events = await executor.select().from(applicationEvents).where(eq(applicationEvents.applicationId, id));
    expect(events.map(({ event, actorId }) => [event, actorId === null])).toContainEqual(['message-received', true]);
    expect(await answerMails('odgovori@kvarc.rs')).toMatchObject([
      { replyTo: candidate.email, aboutAccountId: candidate.row.id },
    ]);
  });

  test('sends the same answer once, however often the button is pressed', async () => {
    const { write, answer, thread } = await written();
    await write();
    const key = 'isti-odgovor-123';
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => answer('Dolazim.', key)));
    await answer('Dolazim.', key);
    expect((await thread()).messages).toHaveLength(2);
  });

  test('cannot begin, nor answer after a withdrawal or when the company is gone', async () => {
    const { write, answer, ownThread, candidate, owner, id } = await written();
    expect(await refusalOf(answer())).toMatchObject({ status: 409, code: 'applications.not-answerable' });
    await write();
    await executor.update(employers).set({ deletedAt: app.clock.now() }).where(eq(employers.id, owner.row.id));
    expect((await ownThread()).closed).toBe('company-gone');
    expect(await refusalOf(answer())).toMatchObject({ status: 409 });
    await executor.update(employers).set({ deletedAt: null }).where(eq(employers.id, owner.row.id));
    await app.call(withdrawApplication, { params: { id } }, { as: candidate.token });
    expect((await ownThread()).closed).toBe('withdrawn');
    expect(await refusalOf(answer())).toMatchObject({ status: 409 });
  });

  test('answers twenty times in an hour, with 5,000 characters at most', async () => {
    const { write, answer } = await written();
    await write();
    expect(await refusalOf(answer('x'.repeat(5001)))).toMatchObject({
      status: 422,
      fields: ['body too-long'],
    });
    for (let at = 0; at < 20; at += 1) await answer('x'.repeat(5000));
    expect(await refusalOf(answer())).toMatchObject({ status: 429 });
  });

  test('who sent it without an account is told in the thread to be answered by mail', async () => {
    const owner = await signedInEmployer(app);
    const posting = await buildPosting(app, { employerId: owner.row.id });
    await applyTo(app, posting.id, { firstName: 'Ana' });
    const rows = (
      await app.call(listApplications, { params: { id: String(posting.id) }, query: {} }, { as: owner.token })
    ).data;
    const id = rows[0]?.id as string;
    const thread = (await app.call(listMessages, { params: { id } }, { as: owner.token })).data;
    expect(thread).toMatchObject({ guest: true, closed: null, mayWrite: true });
  });
});

describe('templates', () => {
  const form = { name: 'Poziv', subject: 'Poziv, {pozicija}', body: 'Poštovani {ime},' };
  const company = async () => {
    const owner = await signedInEmployer(app);
    const as = owner.token;
    return {
      as,
      keep: (change: Partial<typeof form> = {}) => app.call(keepTemplate, { body: { ...form, ...change } }, { as }),
      list: async () => (await app.call(listTemplates, {}, { as })).data,
      change: (id: string, version: number, change: Partial<typeof form> = {}, by = as) =>
        app.call(changeTemplate, { params: { id }, body: { ...form, ...change, version } }, { as: by }),
    };
  };

  test('are kept by name, changed and deleted', async () => {
    const { as, keep, list, change } = await company();
    const { data } = await keep();
    await keep({ name: 'Odbijanje' });
    expect((await list()).map(({ name }) => name)).toEqual(['Odbijanje', 'Poziv']);
    expect((await change(data.id, 1, { subject: 'Novo' })).data).toMatchObject({
      subject: 'Novo',
      version: 2,
    });
    await app.call(deleteTemplate, { params: { id: data.id } }, { as });
    expect(await refusalOf(change(data.id, 2))).toMatchObject({ status: 404 });
  });

  test('meet a newer one with 409 and what is there', async () => {
    const { keep, change, list } = await company();
    const { id } = (await keep()).data;
    await change(id, 1, { body: 'Prvi' });
    expect(await refusalOf(change(id, 1, { body: 'Drugi' }))).toMatchObject({
      status: 409,
      current: { body: 'Prvi', version: 2 },
    });
    expect((await list())[0]?.body).toBe('Prvi');
  });

  test('have a name of their own, at most 80 characters, and only known placeholders', async () => {
    const { keep } = await company();
    await keep();
    expect(await refusalOf(keep({ name: 'POZIV' }))).toMatchObject({
      status: 409,
      code: 'applications.template-named',
    });
    expect(await refusalOf(keep({ name: 'x'.repeat(81), body: '{foo}', subject: '{bar}' }))).toMatchObject({
      fields: ['name too-long', 'subject placeholder', 'body placeholder'],
    });
    await keep({ name: 'x'.repeat(80) });
  });

  test('are fifty at most, also when two are kept at once', async () => {
    const { keep, list } = await company();
    for (let at = 0; at < 49; at += 1) await keep({ name: `Šablon ${at}` });
    const tries = await Promise.allSettled([keep({ name: 'A' }), keep({ name: 'B' })]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toHaveLength(50);
    expect(await refusalOf(keep({ name: 'C' }))).toMatchObject({
      status: 422,
      code: 'applications.templates-full',
    });
  });
});
