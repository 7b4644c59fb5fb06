import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { getSentApplication, listSentApplications, withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { getEmployer } from '#features/employers/directory/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting, confirmAddresses } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { countRepliesJob, digestApplicationsJob, remindRepliesJob } from './reply-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const run = async (job: typeof countRepliesJob) => {
  await app.database.transaction((tx) => app.jobs.send(tx, job, {}));
  await app.jobs.runPending();
};
const mails = (template: string) => executor.select().from(mailMessages).where(eq(mailMessages.template, template));
beforeEach(() => executor.delete(mailMessages));

/** Applications as they are in the database, each with days since then and days until the answer. */
const insert = (
  postingId: number,
  list: readonly { ago: number; answered?: number; change?: Partial<typeof applications.$inferInsert> }[],
) => {
  const now = app.clock.now().getTime();
  return executor.insert(applications).values(
    list.map(({ ago, answered, change = {} }) => {
      const createdAt = new Date(now - ago * 86_400_000);
      return {
        postingId,
        firstName: 'Dragan',
        lastName: 'Ćirić',
        phone: '',
        createdAt,
        ...({ applicationType: 'letter', language: 'sr' } as const),
        answeredAt: answered === undefined ? null : new Date(createdAt.getTime() + answered * 86_400_000),
        ...change,
      };
    }),
  );
};

describe('how a company answers', () => {
  const shown = async (postingId: number, employerId: number) => {
    const { data: page } = await app.call(getPosting, { params: { id: String(postingId) } });
    const { data: company } = await app.call(getEmployer, { params: { id: String(employerId) } });
    expect(company.replies).toEqual(page.employer.replies);
    return page.employer.replies;
  };

  test('is public from the tenth ended application on: answered ones, and those of ended postings', async () => {
    const { row } = await buildEmployer(app);
    const live = await buildPosting(app, { employerId: row.id });
    const ended = await buildPosting(app, { employerId: row.id, state: 'closed', replyWithinDays: 7 });
    await insert(live.id, [
      ...[1, 2, 3, 4, 5, 6].map((answered) => ({ ago: 20, answered })),
      // Not ended: waits for an answer, and was taken back without one.
      { ago: 20 },
      { ago: 20, change: { withdrawnAt: app.clock.now() } },
    ]);
    await insert(ended.id, [
      { ago: 20 },
      { ago: 20 },
      // The promised days are not over, of the second one until midnight.
      { ago: 3 },
      { ago: 7.2 },
      // Answered before it was taken back.
      { ago: 20, answered: 7, change: { withdrawnAt: app.clock.now() } },
      // Too long ago.
      { ago: 400 },
    ]);
    await run(countRepliesJob);
    expect(await shown(live.id, row.id)).toBeNull();
    await insert(ended.id, [{ ago: 8 }]);
    expect(await shown(live.id, row.id)).toBeNull();
    await run(countRepliesJob);
    // Seven of ten, after 1, 2, 3, 4, 5, 6 and 7 days.
    expect(await shown(live.id, row.id)).toEqual({ answeredPercent: 70, medianDays: 4, resultPercent: null });
  });

  test('has the share of results from the tenth application to an ended posting on', async () => {
    const { row } = await buildEmployer(app);
    const live = await buildPosting(app, { employerId: row.id });
    const ended = await buildPosting(app, { employerId: row.id, state: 'closed' });
    const result = { result: 'notSelected', resultAt: app.clock.now() } as const;
    await insert(live.id, [{ ago: 20, answered: 2, change: result }]);
    await insert(ended.id, [
      ...Array.from({ length: 4 }, () => ({ ago: 20, answered: 2, change: result })),
      ...Array.from({ length: 5 }, () => ({ ago: 20 })),
      { ago: 20, answered: 2, change: { ...result, withdrawnAt: app.clock.now() } },
    ]);
    await run(countRepliesJob);
    expect(await shown(live.id, row.id)).toMatchObject({ resultPercent: null });
    await insert(ended.id, [{ ago: 20 }]);
    await run(countRepliesJob);
    // Four of ten: the live posting and the withdrawn application are not among them.
    expect(await shown(live.id, row.id)).toMatchObject({ resultPercent: 40 });
  });

  test('is not better than it is: one without an answer is not everyone', async () => {
    const { row } = await buildEmployer(app);
    const { id } = await buildPosting(app, { employerId: row.id });
    const closed = await buildPosting(app, { employerId: row.id, state: 'closed' });
    await insert(
      id,
      Array.from({ length: 299 }, () => ({ ago: 2, answered: 0.1 })),
    );
    await insert(closed.id, [{ ago: 2 }]);
    await run(countRepliesJob);
    expect(await shown(id, row.id)).toEqual({ answeredPercent: 99, medianDays: 0, resultPercent: null });
  });

  test('is said also of those who answer nobody; and no more once all is too old', async () => {
    const { row } = await buildEmployer(app);
    const { id } = await buildPosting(app, { employerId: row.id, state: 'closed' });
    await insert(
      id,
      Array.from({ length: 10 }, () => ({ ago: 2 })),
    );
    await run(countRepliesJob);
    expect(await shown(id, row.id)).toEqual({ answeredPercent: 0, medianDays: null, resultPercent: null });
    await executor.delete(applications).where(eq(applications.postingId, id));
    app.clock.advance({ seconds: 3600 });
    await run(countRepliesJob);
    expect(await shown(id, row.id)).toBeNull();
  });
});

describe('a promised answer', () => {
  test('is awaited by the candidate until it comes, with its day', async () => {
    const candidate = await signedInCandidate(app);
    const { id } = await buildPosting(app, { replyWithinDays: 7 });
    await applyWith(app, candidate.token, id);
    const as = { as: candidate.token };
    const { data: list } = await app.call(listSentApplications, {}, as);
    const due = addDays(localDay(app.clock.now()), 7);
    expect(list[0]?.promisedBy).toBe(due);
    const sent = { params: { id: list[0]?.id as string } };
    expect((await app.call(getSentApplication, sent, as)).data.application.promisedBy).toBe(due);
    await executor.update(applications).set({ answeredAt: app.clock.now() });
    expect((await app.call(getSentApplication, sent, as)).data.application.promisedBy).toBeNull();
  });

  test('is reminded of once, the day before the first is due; whoever has an answer or withdrew is left out', async () => {
    await executor.delete(applications);
    const { row, account } = await buildEmployer(app);
    const posting = await buildPosting(app, {
      employerId: row.id,
      replyWithinDays: 7,
      positionTitle: 'Zlatar (m/ž)',
    });
    await insert(posting.id, [
      { ago: 6 },
      { ago: 9 },
      { ago: 5 },
      { ago: 6, answered: 1 },
      { ago: 6, change: { withdrawnAt: app.clock.now() } },
    ]);
    const other = await buildPosting(app, { employerId: row.id });
    await insert(other.id, [{ ago: 20 }]);
    await run(remindRepliesJob);
    await run(remindRepliesJob);
    const sent = await mails('applications.reply-reminder');
    expect(sent).toMatchObject([
      {
        recipient: account.row.email,
        params: {
          applications: 2,
          firstDay: addDays(localDay(app.clock.now()), -2),
          postings: [{ positionTitle: 'Zlatar (m/ž)', applications: 2 }],
        },
      },
    ]);
    expect(sent[0]?.subject).toBe('2 kandidata čekaju obećani odgovor');
    app.clock.advance({ days: 1 });
    await run(remindRepliesJob);
    expect(await mails('applications.reply-reminder')).toHaveLength(2);
  });

  test('is reminded of once though two processes do it at the same time', async () => {
    await executor.delete(applications);
    const { row } = await buildEmployer(app);
    const { id } = await buildPosting(app, { employerId: row.id, replyWithinDays: 7 });
    await insert(id, [{ ago: 6 }]);
    let both: Promise<unknown> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.postingId, id)).for('update');
      both = Promise.all([run(remindRepliesJob), run(remindRepliesJob)]);
      await somebodyWaits(app.database, 2);
    });
    await both;
    expect(await mails('applications.reply-reminder')).toHaveLength(1);
  });
});

describe('the digest of applications', () => {
  const withDigest = async (change: Partial<typeof postings.$inferInsert> = {}) => {
    const employer = await buildEmployer(app);
    const values = { employerId: employer.row.id, notificationsEmail: 'ljudi@kvarc.test' };
    return buildPosting(app, { ...values, notificationsDigest: true, ...change });
  };

  test('tells in the morning of all since the last one, each once; at once comes nothing', async () => {
    const posting = await withDigest({ positionTitle: 'Zlatar (m/ž)' });
    await applyTo(app, posting.id);
    await applyTo(app, posting.id);
    expect(await mails('applications.notification')).toEqual([]);
    await run(digestApplicationsJob);
    await run(digestApplicationsJob);
    expect(await mails('applications.digest')).toMatchObject([
      {
        recipient: 'ljudi@kvarc.test',
        subject: '2 nove prijave na Vaše oglase',
        params: { applications: 2 },
      },
    ]);
    await applyTo(app, posting.id);
    await run(digestApplicationsJob);
    expect(await mails('applications.digest')).toHaveLength(2);
  });

  test('leaves out who has withdrawn, of whom no other mail tells either', async () => {
    const posting = await withDigest();
    const candidate = await signedInCandidate(app);
    await applyWith(app, candidate.token, posting.id);
    const { data } = await app.call(listSentApplications, {}, { as: candidate.token });
    await app.call(withdrawApplication, { params: { id: data[0]?.id as string } }, { as: candidate.token });
    await run(digestApplicationsJob);
    expect(await mails('applications.digest')).toEqual([]);
    expect(await mails('applications.withdrawal')).toEqual([]);
  });

  test('goes where the posting says in the morning; nowhere when the address was removed', async () => {
    const posting = await withDigest();
    await applyTo(app, posting.id);
    await executor.update(postings).set({ notificationsEmail: '' }).where(eq(postings.id, posting.id));
    await run(digestApplicationsJob);
    expect(await mails('applications.digest')).toEqual([]);
    const changed = { notificationsEmail: 'novi@kvarc.test' };
    await executor.update(postings).set(changed).where(eq(postings.id, posting.id));
    await confirmAddresses(app, posting.employerId, ['novi@kvarc.test']);
    await applyTo(app, posting.id);
    await run(digestApplicationsJob);
    expect(await mails('applications.digest')).toMatchObject([{ recipient: 'novi@kvarc.test' }]);
  });

  test('is not for postings whose address wants each at once', async () => {
    const posting = await withDigest({ notificationsDigest: false });
    await applyTo(app, posting.id);
    expect(await mails('applications.notification')).toHaveLength(1);
    await run(digestApplicationsJob);
    expect(await mails('applications.digest')).toEqual([]);
  });
});

test('the day on which an answer is due is a local one', async () => {
  await executor.delete(applications);
  const { row } = await buildEmployer(app);
  const posting = await buildPosting(app, { employerId: row.id, replyWithinDays: 3 });
  const today = localDay(app.clock.now());
  // Half an hour after midnight in Belgrade is still the day before in UTC.
  await insert(posting.id, [{ ago: 0, change: { createdAt: localInstant(addDays(today, -1), 30) } }]);
  await run(remindRepliesJob);
  expect(await mails('applications.reply-reminder')).toEqual([]);
});

test.each([
  ['back', '2026-10-24T22:30:00Z', '2026-10-26T07:11:00Z', '2026-10-27T07:11:00Z', '2026-10-28'],
  ['forward', '2027-03-27T22:30:00Z', '2027-03-28T06:11:00Z', '2027-03-29T06:11:00Z', '2027-03-30'],
])(
  'clocks go %s between: the company is reminded on the morning before the promised day',
  async (_, applied, early, before, day) => {
    await executor.delete(applications);
    const { row } = await buildEmployer(app);
    const posting = await buildPosting(app, { employerId: row.id, replyWithinDays: 3 });
    await insert(posting.id, [{ ago: 0, change: { createdAt: new Date(applied) } }]);
    app.clock.set(new Date(early));
    await run(remindRepliesJob);
    expect(await mails('applications.reply-reminder')).toEqual([]);
    app.clock.set(new Date(before));
    await run(remindRepliesJob);
    expect(await mails('applications.reply-reminder')).toMatchObject([{ params: { firstDay: day } }]);
  },
);
