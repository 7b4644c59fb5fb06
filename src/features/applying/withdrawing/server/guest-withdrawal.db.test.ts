import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { postings } from '#features/postings/server/posting-table.ts';
import { getApplication, sortApplication } from '#features/reviewing/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { guestInterview } from '#plugins/interviews/contract.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { applicationIdOf, buildInvitedGuests, withdrawalLinkFor } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listSentApplications, withdrawApplication } from '../../own/contract.ts';
import { applications } from '../../server/application-table.ts';
import { confirmCollectedJob } from '../../server/collected-confirmations.tsx';
import { checkWithdrawal, withdrawByLink } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const notices = 'povlacenja@kvarc.rs';
const posting = (change: Parameters<typeof buildPosting>[1] = {}) =>
  buildPosting(app, {
    employerId: employer.row.id,
    positionTitle: 'Knjigovođa',
    notificationsEmail: notices,
    ...change,
  });

const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);
const linkIn = (html: string | null | undefined): string =>
  /email\/povlacenje-prijave\?token=([\w.-]+)/.exec(html ?? '')?.[1] ?? '';
const facts = async (token: string) => (await app.call(checkWithdrawal, { query: { token } })).data;
const withdraw = async (token: string) => (await app.call(withdrawByLink, { body: { token } })).data;
const noticesOf = async (applicationId: string) =>
  (await mailsTo(notices)).filter(
    ({ template, params }) =>
      template === 'applications.withdrawal' && (params as { applicationId: string }).applicationId === applicationId,
  );

/** Sends a guest's application; returns the token of the link in its confirmation. */
const apply = async (postingId: number, language: 'sr' | 'en' = 'sr') => {
  const { email } = (await applyTo(app, postingId, {}, { language })).data;
  const id = await applicationIdOf(app, postingId, email);
  await app.jobs.runPending();
  const [confirmation] = await mailsTo(email);
  return { id, email, token: linkIn(confirmation?.html), confirmation };
};

describe('the link of a guest’s confirmation', () => {
  test('says what it is about and changes nothing', async () => {
    app.clock.set(new Date('2026-11-20T11:00:00Z'));
    const { id: postingId } = await posting();
    const { id, token } = await apply(postingId);
    app.clock.advance({ days: 2 });
    expect(await facts(token)).toEqual({
      positionTitle: 'Knjigovođa',
      company: 'Kvarc Računovodstvo',
      sentOn: '2026-11-20',
      withdrawnOn: null,
    });
    const [row] = await executor.select().from(applications).where(eq(applications.id, id));
    expect(row?.withdrawnAt).toBeNull();
  });

  test('withdraws as an account would, once: closed to the employer, who is told', async () => {
    const { id: postingId } = await posting();
    const { id, token, email } = await apply(postingId, 'en');
    const params = { id };
    await app.call(sortApplication, { params, body: { status: 'rejected' } }, await employer.anew());
    const [first] = await Promise.all([withdraw(token), withdraw(token)]);
    app.clock.advance({ days: 3 });
    expect(first.withdrawnOn).not.toBeNull();
    expect(await withdraw(token)).toEqual(first);
    expect(await facts(token)).toEqual(first);

    const { application } = (await app.call(getApplication, { params }, await employer.anew())).data;
    expect(application).toMatchObject({ withdrawn: true, email, coverLetter: '', documents: [] });
    await app.jobs.runPending();
    const [notice, ...more] = await noticesOf(id);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ replyTo: email, aboutAccountId: null });
  });

  test('ends an interview that was agreed', async () => {
    const { id: postingId } = await posting();
    const email = 'sa-razgovorom@primer.rs';
    const { as } = await employer.anew();
    const invited = { as, postingId, emails: [email] };
    const { tokens } = await buildInvitedGuests(app, invited);
    await withdraw(withdrawalLinkFor(await applicationIdOf(app, postingId, email)));
    const { data } = await app.call(guestInterview, { params: { token: tokens[0] as string } });
    expect(data.state).toBe('cancelled');
  });

  test.each(['removed', 'closed', 'expired'] as const)('works for a posting that is %s', async (state) => {
    const { id: postingId } = await posting();
    const { token } = await apply(postingId);
    await executor.update(postings).set({ state }).where(eq(postings.id, postingId));
    expect((await withdraw(token)).withdrawnOn).not.toBeNull();
  });

  test('says so when the account of the same address was quicker', async () => {
    const { id: postingId } = await posting();
    const { id, email, token } = await apply(postingId);
    const { token: as } = await signedInCandidate(app, { email });
    expect((await app.call(listSentApplications, { query: {} }, { as })).data).toMatchObject([{ id }]);
    await app.call(withdrawApplication, { params: { id } }, { as });
    expect(await withdraw(token)).toEqual(await facts(token));
    expect(await noticesOf(id)).toHaveLength(1);
  });

  test('leads nowhere when it is not ours, for an account’s application, and once the application is gone', async () => {
    const { id: postingId } = await posting();
    const [one, other] = [await apply(postingId), await apply(postingId)];
    const candidate = await signedInCandidate(app);
    const own = (await applyWith(app, candidate.token, postingId)).data.application.id;
    const [, signature] = one.token.split('.');
    const dead = {
      status: 404,
      code: 'applications.bad-withdrawal-link',
    };
    const wrong = ['', 'x', one.id, `${one.token}x`, `${one.token}.x`, `${other.id}.${signature}`];
    for (const token of [...wrong, withdrawalLinkFor(own)])
      for (const attempt of [facts, withdraw]) expect(await refusalOf(attempt(token)), token).toMatchObject(dead);
    const { data } = await app.call(
      listApplications,
      { params: { id: String(postingId) }, query: {} },
      await employer.anew(),
    );
    expect(data.filter(({ withdrawn }) => withdrawn)).toEqual([]);
    await executor
      .update(applications)
      .set({ erasedAt: app.clock.now(), email: null })
      .where(eq(applications.id, one.id));
    await executor.delete(applications).where(eq(applications.id, other.id));
    for (const { token } of [one, other])
      for (const attempt of [facts, withdraw]) expect(await refusalOf(attempt(token))).toMatchObject(dead);
  });
});

test('a repeated application is told of with the link, until the first one is withdrawn', async () => {
  const { id: postingId } = await posting();
  const { email, token, confirmation } = await apply(postingId, 'en');
  expect(confirmation?.plain).toContain('Have you changed your mind, or was it not you who applied?');
  const repeat = async () => {
    await applyTo(app, postingId, { email });
    await app.jobs.runPending();
    return linkIn((await mailsTo(email)).at(-1)?.html);
  };
  app.clock.advance({ minutes: 1 });
  expect(await repeat()).toBe(token);
  await withdraw(token);
  app.clock.advance({ minutes: 1 });
  expect(await repeat()).toBe('');
});

test('the collected confirmations have a link for each application', async () => {
  const email = 'mnogo-prijava@primer.rs';
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    ids.push((await posting()).id);
    await applyTo(app, ids[at] as number, { email });
    app.clock.advance({ seconds: 1 });
  }
  await app.jobs.send(executor, confirmCollectedJob, {});
  await app.jobs.runPending();
  const collected = (await mailsTo(email)).at(-1);
  expect(collected?.template).toBe('applications.collected-confirmation');
  const links = [...(collected?.html ?? '').matchAll(/povlacenje-prijave\?token=([\w.-]+)/g)];
  const expected = ids.slice(3).map(async (id) => withdrawalLinkFor(await applicationIdOf(app, id, email)));
  expect(links.map(([, token]) => token)).toEqual(await Promise.all(expected));
});
