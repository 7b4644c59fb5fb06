import { eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { removeMember } from '#features/employers/team/contract.ts';
import { closePosting, getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { renewPosting } from '#features/publishing/sending/contract.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { applicationIdOf } from '#tests/builders/interview-builder.ts';
import { buildApplications } from '#tests/builders/message-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { formOf, free } from '#tests/support/posting-acts.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { endResults, listPendingResults, sendResults, undoResults } from '../contract.ts';
import type { ResultForm } from '../fields.ts';
import { endingsJob, sendResultsJob } from './result-jobs.ts';
import { results, unansweredEndings } from './result-table.ts';

/* What may happen around a result that is chosen, pending or being sent. */

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const posting = async (employerId = employer.row.id) =>
  (await buildPosting(app, { employerId, positionTitle: 'Knjigovođa' })).id;

let guests = 0;
const guestOf = async (postingId: number) => {
  guests += 1;
  const email = `ishod-${guests}@primer.rs`;
  await applyTo(app, postingId, { email });
  return { email, id: await applicationIdOf(app, postingId, email) };
};
const candidateOf = async (postingId: number) => {
  const candidate = await signedInCandidate(app);
  return { ...candidate, id: (await applyWith(app, candidate.token, postingId)).data.application.id };
};
const notify = async (
  postingId: number,
  of: { id: string }[],
  { as, ...form }: Partial<ResultForm> & { as?: string } = {},
) => {
  const body = { result: 'notSelected', sendAt: 'now', applicationIds: of.map(({ id }) => id), ...form } as const;
  return (await app.call(sendResults, { params: { id: String(postingId) }, body }, as ? { as } : await employer.anew()))
    .data;
};
const end = async (postingId: number, hired: string, who: { anew: () => Promise<{ as: string }> }) => {
  const body = { hired: [hired], others: true, sendAt: 'now' as const };
  return codeOf(app.call(endResults, { params: { id: String(postingId) }, body }, await who.anew()));
};
const pass = async (hours: number, job: typeof sendResultsJob = sendResultsJob) => {
  app.clock.advance({ hours });
  await app.jobs.send(executor, job, {});
  await app.jobs.runPending();
};
const subjectsTo = async ({ email }: { email: string }) =>
  (await app.mails())
    .filter(({ recipient, template }) => recipient === email && /applications\.(result|no-result)/.test(template))
    .map(({ subject }) => subject?.split(':')[0]);
const resultOf = async ({ id }: { id: string }) =>
  (await executor.select().from(applications).where(eq(applications.id, id)))[0]?.result;
const close = async (postingId: number) =>
  app.call(closePosting, { params: { id: String(postingId) }, body: { reason: 'withdrawn' } }, await employer.anew());
const renew = async (postingId: number) => {
  const params = { id: String(postingId) };
  const { data } = await app.call(getOwnPosting, { params }, await employer.anew());
  const { data: renewed } = await app.call(
    renewPosting,
    { params, body: { ...formOf(data), ...free } },
    await employer.anew(),
  );
  expect(renewed.posting.state).toBe('active');
};

describe('other people', () => {
  test('an application to another company’s posting is refused, alone and among own ones, and nothing is written', async () => {
    const other = await signedInEmployer(app);
    const [own, foreign] = [await posting(), await posting(other.row.id)];
    const [mine, theirs] = [await guestOf(own), await guestOf(foreign)];
    expect(await codeOf(notify(own, [theirs]))).toBe('applications.not-found');
    expect(await codeOf(notify(own, [mine, theirs]))).toBe('applications.not-found');
    expect(await codeOf(notify(foreign, [theirs]))).toBe('postings.not-found');
    expect(await end(own, theirs.id, employer)).toBe('applications.not-found');
    expect(await end(foreign, theirs.id, employer)).toBe('postings.not-found');
    expect(await executor.$count(results, inArray(results.applicationId, [mine.id, theirs.id]))).toBe(0);
  });

  test('two members who end a posting at once, each with another person hired, both do: one result each', async () => {
    const recruiter = await signedInMember(app, employer, 'recruiter');
    const id = await posting();
    const people = [await guestOf(id), await guestOf(id), await guestOf(id)].sort((a, b) => (a.id < b.id ? -1 : 1));
    const [left, first, second] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    let both: Promise<(string | null)[]> | undefined;
    await app.database.transaction(async (tx) => {
      // Holds up each of them where they meet.
      await tx.select().from(applications).where(eq(applications.id, left.id)).for('update');
      both = Promise.all([end(id, first.id, employer), end(id, second.id, recruiter)]);
      await somebodyWaits(app.database, 2);
    });
    expect(await both).toEqual([null, null]);
    await app.jobs.runPending();
    expect(await Promise.all(people.map(resultOf))).toEqual(['positionFilled', 'hired', 'hired']);
    for (const person of people) expect(await subjectsTo(person)).toHaveLength(1);
  });
});

describe('who is gone meanwhile', () => {
  test('by withdrawing between choosing and sending, is left out and counted; the others get theirs', async () => {
    const id = await posting();
    const [candidate, guest, late] = [await candidateOf(id), await guestOf(id), await candidateOf(id)];
    await app.call(withdrawApplication, { params: { id: candidate.id } }, { as: candidate.token });
    const sent = await notify(id, [candidate, guest, late]);
    expect(sent).toMatchObject({ count: 2, excluded: { withdrawn: 1 } });
    // And by withdrawing in the minute before it is sent.
    await app.call(withdrawApplication, { params: { id: late.id } }, { as: late.token });
    await app.jobs.runPending();
    expect(await Promise.all([candidate, guest, late].map(resultOf))).toEqual([null, 'notSelected', null]);
    expect(await Promise.all([candidate, guest, late].map(subjectsTo))).toEqual([[], ['Odgovor na prijavu'], []]);
  });

  test('by deleting the account gets nothing, and holds up nobody', async () => {
    const id = await posting();
    const [gone, guest] = [await candidateOf(id), await guestOf(id)];
    const { id: decision } = await notify(id, [gone, guest], { sendAt: 'later' });
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: gone.token });
    await pass(48);
    expect(await subjectsTo(gone)).toEqual([]);
    expect(await subjectsTo(guest)).toEqual(['Odgovor na prijavu']);
    expect(await executor.$count(results, eq(results.decisionId, decision))).toBe(1);
  });

  test.each(['removed', 'deleted'])('a member who decided and was %s: what was decided is sent', async (how) => {
    const recruiter = await signedInMember(app, employer, 'recruiter');
    const id = await posting();
    const guest = await guestOf(id);
    await notify(id, [guest], { sendAt: 'later', as: recruiter.token });
    if (how === 'deleted') await executor.delete(accounts).where(eq(accounts.id, recruiter.row.id));
    else await app.call(removeMember, { params: { id: recruiter.row.id } }, await employer.anew());
    await pass(48);
    expect(await subjectsTo(guest)).toEqual(['Odgovor na prijavu']);
  });
});

describe('a posting that is renewed meanwhile', () => {
  test('keeps its pending results, which can be undone until they are sent, each once', async () => {
    const id = await posting();
    const [guest, other] = [await guestOf(id), await guestOf(id)];
    await close(id);
    const kept = await notify(id, [guest], { sendAt: 'later' });
    const undone = await notify(id, [other], { sendAt: 'later', result: 'positionFilled' });
    await renew(id);
    const params = { id: String(id) };
    const { data } = await app.call(listPendingResults, { params }, await employer.anew());
    expect(data.map((one) => one.id).sort()).toEqual([kept.id, undone.id].sort());
    app.clock.advance({ hours: 48, seconds: -1 });
    const undo = await app.call(undoResults, { params, body: { id: undone.id } }, await employer.anew());
    expect(undo.data.count).toBe(1);
    app.clock.advance({ seconds: 1 });
    await pass(0);
    await pass(0);
    expect([await subjectsTo(guest), await subjectsTo(other)]).toEqual([['Odgovor na prijavu'], []]);
  });

  test('while the mornings’ job looks at others tells no candidate that there is no result', async () => {
    const [first, second] = [await posting(), await posting()];
    const [waiting, again] = [await guestOf(first), await guestOf(second)];
    await close(first);
    await close(second);
    let job: Promise<void> | undefined;
    app.clock.advance({ days: 30 });
    await app.database.transaction(async (tx) => {
      // The job has both on its list and waits for the first.
      await tx.insert(unansweredEndings).values({ postingId: first, days: 14, endedAt: app.clock.now() });
      job = pass(0, endingsJob);
      await somebodyWaits(app.database);
      await renew(second);
    });
    await job;
    expect([await subjectsTo(waiting), await subjectsTo(again)]).toEqual([['Bez ishoda'], []]);
  });
});

describe('on the nights in which clocks change', () => {
  test.each([
    ['back', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
    ['forward', '2027-03-27T12:00:00Z', '2027-03-29T12:00:00Z'],
  ])('%s, 48 hours are 48 hours', async (_, decided, sentAt) => {
    app.clock.set(new Date(decided));
    const id = await posting();
    const guest = await guestOf(id);
    expect((await notify(id, [guest], { sendAt: 'later' })).sendAt).toBe(new Date(sentAt).toISOString());
    app.clock.set(new Date(Date.parse(sentAt) - 1000));
    await pass(0);
    expect(await subjectsTo(guest)).toEqual([]);
    app.clock.set(new Date(sentAt));
    await pass(0);
    expect(await subjectsTo(guest)).toEqual(['Odgovor na prijavu']);
  });

  // At 7.50 and 8.50 of Belgrade; the job runs at 8.41.
  test.each([
    ['back', '2026-10-18T06:50:00Z', '2026-10-24T06:41:00Z', '2026-10-25T07:41:00Z'],
    ['forward', '2027-03-21T07:50:00Z', '2027-03-27T07:41:00Z', '2027-03-28T06:41:00Z'],
  ])('%s, the company is reminded on the seventh morning after the end', async (_, ended, sixth, seventh) => {
    app.clock.set(new Date(ended));
    const owner = await signedInEmployer(app);
    const { id } = await buildPosting(app, { employerId: owner.row.id, liveUntil: new Date(ended) });
    await buildApplications(app, id, 1);
    const reminders = async () =>
      (await app.mails()).filter(
        ({ recipient, template }) => recipient === owner.account.email && template === 'applications.open-after-end',
      );
    for (const [morning, sent] of [
      [sixth, 0],
      [seventh, 1],
    ] as const) {
      app.clock.set(new Date(morning));
      await pass(0, endingsJob);
      expect(await reminders()).toHaveLength(sent);
    }
  });
});
