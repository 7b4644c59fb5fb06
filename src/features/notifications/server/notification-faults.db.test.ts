import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { getAgent } from '#features/agents/contract.ts';
import { agents } from '#features/agents/server/agent-table.ts';
import { getSentApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { companyMembers } from '#features/employers/server/employer-table.ts';
import { removeMember } from '#features/employers/team/contract.ts';
import { answerMessage, writeToOne } from '#features/messages/contract.ts';
import { getApplication } from '#features/reviewing/contract.ts';
import { pageAddress } from '#kit/site-map.ts';
import { buildAgent } from '#tests/builders/agent-builder.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { chooseMail, countNotifications, listNotifications, readNotifications } from '../contract.ts';
import type { MailTime } from '../notification-kinds.ts';
import { createNotifications } from './index.ts';
import { mailMorningsJob } from './notification-jobs.ts';
import { notifications } from './notification-table.ts';

/* What is mailed once, and what is left of what is gone. */

const smtp = await startSmtp();
afterAll(() => smtp.close());
const app = await createTestApplication({ SMTP_URL: smtp.url });
const { executor } = app.database;

type Who = { token: string };
const choose = (mail: MailTime, { token }: Who) =>
  app.call(chooseMail, { body: { kind: 'message', mail } }, { as: token });
const listOf = async ({ token }: Who) => (await app.call(listNotifications, {}, { as: token })).data;
const unreadOf = async ({ token }: Who) => (await app.call(countNotifications, {}, { as: token })).data.unread;
const morning = async () => {
  await app.jobs.send(executor, mailMorningsJob, {});
  await app.jobs.runPending();
};
/** Subjects of what arrived at an address, oldest first. */
const arrived = ({ email }: { email: string }) =>
  smtp.messages.filter(({ to }) => to.includes(email)).map(({ message }) => message.subject);
const instant = 'Poziv';
const digest = '1 nepročitano obaveštenje';

/** A candidate has applied to a company. */
const applied = async () => {
  const owner = await signedInEmployer(app, { company: 'Kvarc' });
  const candidate = await signedInCandidate(app);
  const posting = await buildPosting(app, { employerId: owner.row.id, positionTitle: 'Knjigovođa' });
  const { id } = (await applyWith(app, candidate.token, posting.id)).data.application;
  await app.jobs.runPending();
  smtp.messages.length = 0;
  const write = async () => {
    app.clock.advance({ seconds: 1 });
    const body = { subject: instant, body: 'Dobar dan.' };
    await app.call(writeToOne, { params: { id }, body }, { as: owner.token });
    await app.jobs.runPending();
  };
  const answer = () => app.call(answerMessage, { params: { id }, body: { body: 'Hvala.' } }, { as: candidate.token });
  return { owner, candidate, posting, id, write, answer };
};

describe('what was mailed at once', () => {
  test('is in no mail of a morning, though mail is wanted then from now on; what comes after is', async () => {
    const { candidate, write } = await applied();
    await write();
    await choose('morning', candidate);
    await morning();
    expect(arrived(candidate)).toEqual([instant]);
    await write();
    await morning();
    await morning();
    expect(arrived(candidate)).toEqual([instant, digest]);
    await choose('now', candidate);
    await app.jobs.runPending();
    await morning();
    expect(arrived(candidate)).toEqual([instant, digest]);
  });

  test('to the company is in no mail of a morning either, and in that of the others who wanted it then', async () => {
    const { owner, write, answer } = await applied();
    const recruiter = await signedInMember(app, owner, 'recruiter');
    await choose('morning', recruiter);
    await write();
    await answer();
    await app.jobs.runPending();
    await choose('morning', owner);
    await morning();
    expect(arrived(owner.account)).toHaveLength(1);
    expect(arrived(recruiter)).toEqual([digest]);
  });

  test('while an older mail about the page still waits is what was mailed: the newer one is in the morning’s', async () => {
    const { candidate, write } = await applied();
    smtp.failNext(451);
    await write();
    await choose('morning', candidate);
    await write();
    await choose('now', candidate);
    // The first one is sent; the second one was left to the morning.
    app.clock.advance({ minutes: 2 });
    await app.jobs.runPending();
    await choose('morning', candidate);
    await morning();
    expect(arrived(candidate)).toEqual([instant, digest]);
  });
});

test('what a mail server did not take before mail was wanted in the morning comes then, once', async () => {
  const { candidate, write } = await applied();
  smtp.turnAway(421);
  await write();
  await choose('morning', candidate);
  app.clock.advance({ minutes: 2 });
  await app.jobs.runPending();
  await morning();
  smtp.turnAway(null);
  app.clock.advance({ days: 1 });
  await app.jobs.runPending();
  await morning();
  expect(arrived(candidate)).toEqual([digest]);
});

test('of what is gone the line stays, and its page says that it is not there', async () => {
  const { candidate, posting, id, write } = await applied();
  await choose('morning', candidate);
  await write();
  const agent = await buildAgent(app, { accountId: candidate.row.id });
  const path = pageAddress('agent-postings', agent.id);
  const line = { kind: 'agent', path, text: { sr: 'Novi oglasi', en: 'New jobs' } } as const;
  await executor.insert(notifications).values({ ...line, accountId: candidate.row.id, createdAt: app.clock.now() });
  await executor.delete(agents).where(eq(agents.id, agent.id));
  await executor.delete(applications).where(eq(applications.postingId, posting.id));
  expect((await listOf(candidate)).map(({ text }) => text).sort()).toEqual([
    'Novi oglasi',
    'Poruka poslodavca Kvarc: Knjigovođa',
  ]);
  expect(await unreadOf(candidate)).toBe(2);
  const as = { as: candidate.token };
  expect(await codeOf(app.call(getSentApplication, { params: { id } }, as))).toBe('applications.not-found');
  expect(await codeOf(app.call(getAgent, { params: { id: agent.id } }, as))).toBe('agents.not-found');
  await morning();
  expect(arrived(candidate)).toEqual([digest]);
  // Opening it marks it as read all the same.
  const shown = { path: pageAddress('candidate-application', id) };
  expect((await app.call(readNotifications, { body: shown }, as)).data.unread).toBe(1);
});

describe('who has left a company', () => {
  const leave = ({ row }: { row: { id: string } }, { token }: Who) =>
    app.call(removeMember, { params: { id: row.id } }, { as: token });

  test('reads nothing of it any more, in no list and no mail, also as a member of another one', async () => {
    const { owner, id, write, answer } = await applied();
    const recruiter = await signedInMember(app, owner, 'recruiter');
    await choose('morning', recruiter);
    await write();
    await answer();
    await app.jobs.runPending();
    expect(await unreadOf(recruiter)).toBe(1);
    await leave(recruiter, owner);
    await morning();
    expect(arrived(recruiter)).not.toContain(digest);
    const other = await signedInEmployer(app);
    const member = { accountId: recruiter.row.id, employerId: other.row.id, joinedAt: app.clock.now() };
    await executor.insert(companyMembers).values({ ...member, role: 'recruiter' });
    const token = (await recruiter.anew()).as;
    expect([await listOf({ token }), await unreadOf({ token })]).toEqual([[], 0]);
    expect(await codeOf(app.call(getApplication, { params: { id } }, { as: token }))).toBe('applications.not-found');
    // Those who stay keep theirs.
    expect(await unreadOf(owner)).toBe(1);
  });

  test('keeps nothing that was written in the moment of leaving', async () => {
    const { owner, candidate, id } = await applied();
    const recruiter = await signedInMember(app, owner, 'recruiter');
    let left: Promise<unknown> | undefined;
    const path = pageAddress('employer-application', id);
    const occasion = {
      kind: 'message',
      accountId: null,
      employerId: owner.row.id,
      members: 'recruiter',
      path,
    } as const;
    await app.database.transaction(async (tx) => {
      await createNotifications(app).write(tx, [{ ...occasion, text: { sr: 'Odgovor', en: 'Answer' } }]);
      left = leave(recruiter, owner);
      await somebodyWaits(app.database);
    });
    await left;
    expect(await executor.$count(notifications, eq(notifications.accountId, recruiter.row.id))).toBe(0);
    expect([await unreadOf(owner), await unreadOf(candidate)]).toEqual([1, 0]);
  });
});
