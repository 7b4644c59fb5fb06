import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { answerMessage, listMessages, listOwnMessages, writeToOne } from '../../contract.ts';
import { listOwnThreads, listThreads } from '../contract.ts';

const app = await createTestApplication();

/** A company with a posting each for the given titles, to which one candidate has applied. */
const applied = async (...titles: string[]) => {
  const owner = await signedInEmployer(app, { company: 'Kvarc' });
  const candidate = await signedInCandidate(app);
  const sent = [];
  for (const positionTitle of titles) {
    const { id: postingId } = await buildPosting(app, { employerId: owner.row.id, positionTitle });
    const { id } = (await applyWith(app, candidate.token, postingId)).data.application;
    sent.push({ id, postingId });
  }
  const write = async (id: string, body: string) => {
    app.clock.advance({ minutes: 1 });
    await app.call(writeToOne, { params: { id }, body: { subject: 'Poziv', body } }, await owner.anew());
    await app.jobs.runPending();
  };
  const answer = async (id: string, body: string) => {
    app.clock.advance({ minutes: 1 });
    await app.call(answerMessage, { params: { id }, body: { body } }, await candidate.anew());
  };
  const inbox = async (query = {}, how?: { as: string }) =>
    (await app.call(listThreads, { query }, how ?? (await owner.anew()))).data;
  const own = async (query = {}) => (await app.call(listOwnThreads, { query }, await candidate.anew())).data;
  return { owner, candidate, sent, write, answer, inbox, own };
};

test('both sides have all their threads, the latest first, with what was written last', async () => {
  const { owner, sent, write, answer, inbox, own } = await applied('Knjigovođa', 'Magacioner');
  const [first, second] = sent.map(({ id }) => id) as [string, string];
  expect([await inbox(), await own()]).toEqual([[], []]);
  await write(first, 'Dobar dan,\n\ndođite u sredu.');
  await write(second, 'Hvala na prijavi.');
  await answer(first, `Dolazim. ${'a'.repeat(200)}`);
  expect(await inbox()).toMatchObject([
    { id: first, positionTitle: 'Knjigovođa', side: 'candidate', unread: 1, awaitingReply: true, last: { daysAgo: 0 } },
    { id: second, positionTitle: 'Magacioner', side: 'employer', unread: 0, awaitingReply: false },
  ]);
  const [{ excerpt, other } = { excerpt: '', other: '' }] = await inbox();
  expect(excerpt).toMatch(/^Dolazim\. a{131}…$/);
  expect(other).not.toBe('');
  expect(await own()).toMatchObject([
    { id: first, other: 'Kvarc', side: 'candidate', unread: 0 },
    { id: second, other: 'Kvarc', side: 'employer', excerpt: 'Hvala na prijavi.', unread: 1 },
  ]);
  const reader = await signedInMember(app, owner, 'reader');
  expect(await inbox({}, { as: reader.token })).toHaveLength(2);
  const stranger = await signedInEmployer(app);
  expect(await inbox({}, { as: stranger.token })).toEqual([]);
  // Pages of one.
  const paged = async (page: string) => (await inbox({ page, pageSize: '1' })).map(({ id }) => id);
  expect([await paged('1'), await paged('2'), await paged('3')]).toEqual([[first], [second], []]);
});

test('reading a thread marks it as read, on that side alone', async () => {
  const { owner, candidate, sent, write, answer, inbox, own } = await applied('Knjigovođa');
  const [{ id } = { id: '' }] = sent;
  await write(id, 'Dobar dan.');
  expect(await own({ state: 'unread' })).toHaveLength(1);
  await app.call(listOwnMessages, { params: { id } }, await candidate.anew());
  expect(await own({ state: 'unread' })).toEqual([]);
  expect(await own()).toMatchObject([{ unread: 0 }]);
  await answer(id, 'Hvala.');
  expect(await inbox({ state: 'unread' })).toMatchObject([{ id, unread: 1 }]);
  await app.call(listMessages, { params: { id } }, await owner.anew());
  expect(await inbox({ state: 'unread' })).toEqual([]);
});

test('a message of the candidate awaits an answer in the inbox, the list and own postings, until the company writes', async () => {
  const { owner, candidate, sent, write, answer, inbox } = await applied('Knjigovođa', 'Magacioner');
  const [{ id, postingId }, other] = sent as [(typeof sent)[0], (typeof sent)[0]];
  const state = async () => {
    const how = await owner.anew();
    const params = { id: String(postingId) };
    const { data, meta } = await app.call(listApplications, { params, query: { answered: 'reply' } }, how);
    const { data: postings } = await app.call(listOwnPostings, {}, how);
    return {
      inbox: (await inbox({ state: 'awaiting' })).map((thread) => thread.id),
      list: data.map((row) => row.id),
      count: meta.awaitingReply,
      posting: postings.find((one) => one.id === postingId)?.awaitingReply,
    };
  };
  const none = { inbox: [], list: [], count: 0, posting: 0 };
  const one = { inbox: [id], list: [id], count: 1, posting: 1 };
  await write(other.id, 'Hvala.');
  await write(id, 'Dobar dan.');
  expect(await state()).toEqual(none);
  await answer(id, 'Kad mogu da dođem?');
  expect(await state()).toEqual(one);
  // Reading is no answer.
  await app.call(listMessages, { params: { id } }, await owner.anew());
  expect(await state()).toEqual(one);
  await write(id, 'U sredu.');
  expect(await state()).toEqual(none);
  await answer(id, 'Hvala.');
  expect(await state()).toEqual(one);
  // Nobody awaits anything of a withdrawn application; the messages stay.
  await app.call(withdrawApplication, { params: { id } }, await candidate.anew());
  expect(await state()).toEqual(none);
  expect((await inbox()).map((thread) => thread.id)).toContain(id);
});

test('a candidate sees no message that is not written yet, and an erased one has no name', async () => {
  const { owner, sent, inbox, own } = await applied('Knjigovođa');
  const [{ id } = { id: '' }] = sent;
  const body = { subject: 'Poziv', body: 'Dobar dan, {ime}.' };
  await app.call(writeToOne, { params: { id }, body }, await owner.anew());
  expect(await own()).toEqual([]);
  expect(await inbox()).toMatchObject([{ id, excerpt: 'Dobar dan, {ime}.' }]);
  await app.jobs.runPending();
  expect(await own()).toHaveLength(1);
  await app.database.executor
    .update(applications)
    .set({ firstName: '', lastName: '', erasedAt: app.clock.now() })
    .where(eq(applications.id, id));
  expect(await inbox()).toMatchObject([{ id, other: '' }]);
});
