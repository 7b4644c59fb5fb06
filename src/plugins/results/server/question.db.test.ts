import { expect, test } from 'vitest';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { writeToOne } from '#features/messages/contract.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { listApplicationEvents } from '#features/reviewing/contract.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { askStatus, getStatusQuestion } from '../contract.ts';
import { mailQuestionsJob } from './result-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

/** A candidate has applied to a posting that promises an answer within these days. */
const applied = async (replyWithinDays: number | null = null) => {
  const owner = await signedInEmployer(app);
  const candidate = await signedInCandidate(app);
  const posting = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Knjigovođa', replyWithinDays });
  const { id } = (await applyWith(app, candidate.token, posting.id)).data.application;
  const question = async () => (await app.call(getStatusQuestion, { params: { id } }, await candidate.anew())).data;
  const ask = async () => (await app.call(askStatus, { params: { id } }, await candidate.anew())).data;
  const refused = async () => refusalOf(ask());
  const mails = async () =>
    (await app.mails()).filter(
      ({ recipient, template }) => recipient === owner.account.email && template === 'applications.status-asked',
    );
  return { owner, candidate, posting, id, question, ask, refused, mails };
};
const notAskable = { status: 409, code: 'applications.not-askable' };
/** Two processes run the job of the morning. */
const morning = async () => {
  await app.jobs.send(executor, mailQuestionsJob, {});
  await app.jobs.send(executor, mailQuestionsJob, {});
  await Promise.all([app.jobs.runPending(), app.jobs.runPending()]);
  await app.jobs.runPending();
};

test('a candidate asks once, after the promised days; the company has one mail in the morning and a notification', async () => {
  const { owner, candidate, id, posting, question, ask, refused, mails } = await applied(3);
  const recruiter = await signedInMember(app, owner, 'recruiter');
  app.clock.advance({ days: 3 });
  expect(await question()).toEqual({ mayAsk: false, askedAt: null });
  expect(await refused()).toMatchObject(notAskable);
  app.clock.advance({ days: 1 });
  expect(await question()).toEqual({ mayAsk: true, askedAt: null });
  const askedAt = app.clock.now().toISOString();
  const both = await Promise.all([ask(), ask()]);
  expect(both).toEqual([
    { mayAsk: false, askedAt },
    { mayAsk: false, askedAt },
  ]);
  const events = await app.call(listApplicationEvents, { params: { id } }, await owner.anew());
  expect(events.data.filter(({ event }) => event === 'status-asked')).toHaveLength(1);
  expect(await mails()).toEqual([]);
  await morning();
  expect(await mails()).toMatchObject([{ subject: '1 kandidat pita za svoju prijavu' }]);
  expect((await mails())[0]?.plain).toContain(`/oglasi/${posting.id}/prijave`);
  const { data } = await app.call(listNotifications, {}, await recruiter.anew());
  expect(data).toMatchObject([{ kind: 'reminder', path: `/oglasi/${posting.id}/prijave` }]);
  // It stays once, and the next morning says nothing.
  app.clock.advance({ days: 1 });
  expect(await question()).toEqual({ mayAsk: false, askedAt });
  await morning();
  expect(await mails()).toHaveLength(1);
  expect((await app.call(askStatus, { params: { id } }, await candidate.anew())).data.askedAt).toBe(askedAt);
});

test('without a promise it is 14 days', async () => {
  const { question } = await applied();
  app.clock.advance({ days: 14 });
  expect((await question()).mayAsk).toBe(false);
  app.clock.advance({ days: 1 });
  expect((await question()).mayAsk).toBe(true);
});

test('nobody asks who has an answer or has withdrawn; what is answered before the morning is not mailed', async () => {
  const [answered, withdrawn, asked] = [await applied(3), await applied(3), await applied(3)];
  const write = async ({ id, owner }: typeof answered) => {
    await app.call(writeToOne, { params: { id }, body: { subject: 'Poziv', body: 'Dođite.' } }, await owner.anew());
    await app.jobs.runPending();
  };
  app.clock.advance({ days: 5 });
  await write(answered);
  await app.call(withdrawApplication, { params: { id: withdrawn.id } }, await withdrawn.candidate.anew());
  for (const one of [answered, withdrawn]) {
    expect(await one.question()).toEqual({ mayAsk: false, askedAt: null });
    expect(await one.refused()).toMatchObject(notAskable);
  }
  await asked.ask();
  await write(asked);
  await morning();
  expect(await asked.mails()).toEqual([]);
});

test.each([
  ['back', '2026-10-24T22:30:00Z', '2026-10-28T22:59:59Z', '2026-10-28T23:00:00Z'],
  ['forward', '2027-03-27T22:30:00Z', '2027-03-30T21:59:59Z', '2027-03-30T22:00:00Z'],
])('clocks go %s between: it may be asked from the midnight after the promised day', async (_, sent, early, from) => {
  app.clock.set(new Date(sent));
  const { question } = await applied(3);
  app.clock.set(new Date(early));
  expect((await question()).mayAsk).toBe(false);
  app.clock.set(new Date(from));
  expect((await question()).mayAsk).toBe(true);
});
