import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { employers } from '#features/employers/server/employer-table.ts';
import { closePosting } from '#features/publishing/own-postings/contract.ts';
import { addDays, endOfLocalDay, localDay, localInstant } from '#kit/dates.ts';
import { type BuiltEmployer, buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildOrder } from '#tests/builders/order-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { expirePostingJob, findEndedPostingsJob } from '../../server/posting-jobs.ts';
import { postings } from '../../server/posting-table.ts';
import { findEndingPostingsJob, mailEndingPostingJob } from './period-mail-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const morning = async () => {
  await app.jobs.send(executor, findEndingPostingsJob, {});
  await app.jobs.runPending();
};
const hour = async () => {
  await app.jobs.send(executor, findEndedPostingsJob, {});
  await app.jobs.runPending();
};
const mailsTo = async ({ account }: BuiltEmployer, template: string) =>
  (await app.mails()).filter((mail) => mail.recipient === account.email && mail.template === template);
const endingTo = (employer: BuiltEmployer) => mailsTo(employer, 'postings.ending');
const endedTo = (employer: BuiltEmployer) => mailsTo(employer, 'postings.ended');

/** Published today at noon, live to the end of the day after this many days. */
const published = ({ row }: BuiltEmployer, days: number, change: Parameters<typeof buildPosting>[1] = {}) => {
  const today = localDay(app.clock.now());
  return buildPosting(app, {
    employerId: row.id,
    firstPublishedAt: localInstant(today, 720),
    liveUntil: endOfLocalDay(addDays(today, days)),
    viewCount: 1204,
    applicationCount: 37,
    ...change,
  });
};
const change = (id: number, values: Partial<typeof postings.$inferInsert>) =>
  executor.update(postings).set(values).where(eq(postings.id, id));

describe('three days before its end', () => {
  test('the employer of a posting is informed once, with its numbers and the link to renew it', async () => {
    const employer = await buildEmployer(app);
    const { id, liveUntil } = await published(employer, 15);
    app.clock.advance({ days: 11 });
    await morning();
    expect(await endingTo(employer)).toEqual([]);
    app.clock.advance({ days: 1 });
    await morning();
    await morning();
    app.clock.advance({ days: 1 });
    await morning();
    const [mail, ...more] = await endingTo(employer);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      accountId: employer.account.row.id,
      subject: 'Oglas uskoro ističe: Viši računovođa (m/ž)',
      params: { postingId: id, closesOn: localDay(liveUntil as Date), daysLeft: 3 },
    });
    expect(mail?.plain).toContain('1.204');
    expect(mail?.plain).toContain('37');
    expect(mail?.html).toContain(`https://prilika.test/oglasi/obnova?id=${id}&amp;mailToken=`);
  });

  test('a worker that was down sends it later, not on the last day', async () => {
    const [late, tooLate] = [await buildEmployer(app), await buildEmployer(app)];
    await published(late, 15);
    await published(tooLate, 14);
    app.clock.advance({ days: 14 });
    await morning();
    expect(await endingTo(late)).toMatchObject([{ params: { daysLeft: 1 } }]);
    expect(await endingTo(tooLate)).toEqual([]);
  });

  test('a posting of fewer than four days gets none, one of four does', async () => {
    const [short, enough] = [await buildEmployer(app), await buildEmployer(app)];
    await published(short, 3);
    await published(enough, 4);
    for (let day = 0; day < 4; day += 1) {
      app.clock.advance({ days: 1 });
      await morning();
    }
    expect(await endingTo(short)).toEqual([]);
    expect(await endingTo(enough)).toHaveLength(1);
  });

  test('one renewed or closed meanwhile gets none, and each new period its own', async () => {
    const employer = await buildEmployer(app);
    const renewed = await published(employer, 15);
    const closed = await published(employer, 15);
    app.clock.advance({ days: 12 });
    for (const { id } of [renewed, closed]) await app.jobs.send(executor, mailEndingPostingJob, { postingId: id });
    const today = localDay(app.clock.now());
    await change(renewed.id, {
      lastRenewedAt: app.clock.now(),
      liveUntil: endOfLocalDay(addDays(today, 33)),
    });
    await app.call(
      closePosting,
      { params: { id: String(closed.id) }, body: { reason: 'filled' } },
      { as: await app.signIn(employer.account.email, 'employer') },
    );
    await morning();
    expect(await endingTo(employer)).toEqual([]);
    app.clock.advance({ days: 30 });
    await morning();
    expect(await endingTo(employer)).toMatchObject([{ params: { postingId: renewed.id } }]);
  });

  test('days added to a period make no second mail', async () => {
    const employer = await buildEmployer(app);
    const { id } = await published(employer, 15);
    app.clock.advance({ days: 12 });
    await morning();
    await change(id, { liveUntil: endOfLocalDay(addDays(localDay(app.clock.now()), 8)) });
    app.clock.advance({ days: 6 });
    await morning();
    expect(await endingTo(employer)).toHaveLength(1);
  });

  test('two parallel workers write one mail, and none for a company without an account', async () => {
    const [employer, imported] = [await buildEmployer(app), await buildEmployer(app)];
    const { id } = await published(employer, 15);
    await published(imported, 15);
    await executor.update(employers).set({ accountId: null }).where(eq(employers.id, imported.row.id));
    app.clock.advance({ days: 12 });
    for (let time = 0; time < 3; time += 1) await app.jobs.send(executor, mailEndingPostingJob, { postingId: id });
    await Promise.all([app.jobs.runPending(), app.jobs.runPending(), morning()]);
    expect(await endingTo(employer)).toHaveLength(1);
    expect(await endingTo(imported)).toEqual([]);
  });
});

test('where a renewal waits to be paid, both mails say so and lead to the invoice', async () => {
  const employer = await buildEmployer(app);
  const { id } = await published(employer, 15);
  const { number } = await buildOrder(app, { employerId: employer.row.id, postingId: id });
  app.clock.advance({ days: 12 });
  await morning();
  app.clock.advance({ days: 4 });
  await hour();
  for (const [mail] of [await endingTo(employer), await endedTo(employer)]) {
    expect(mail?.plain).toContain(`Obnova čeka uplatu po predračunu ${number}.`);
    expect(mail?.html).toContain('/profil/poslodavac/porudzbine?mailToken=');
    expect(mail?.html).not.toContain('/oglasi/obnova');
  }
});

describe('when its period is over', () => {
  test('the employer is informed once, in the language of the account', async () => {
    const employer = await buildEmployer(app);
    const { id } = await published(employer, 2, { positionTitle: 'Bookkeeper (m/f)' });
    await hour();
    expect(await endedTo(employer)).toEqual([]);
    app.clock.advance({ days: 3 });
    await hour();
    await hour();
    await app.jobs.send(executor, expirePostingJob, { postingId: id });
    await app.jobs.runPending();
    const [mail, ...more] = await endedTo(employer);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Oglas je istekao: Bookkeeper (m/f)',
      params: { postingId: id, views: 1204, applications: 37 },
    });
    expect(mail?.html).toContain(`/oglasi/obnova?id=${id}&amp;`);
  });

  test('one closed by its employer or renewed in time gets none; a later period its own', async () => {
    const employer = await buildEmployer(app);
    const renewed = await published(employer, 2);
    const closed = await published(employer, 2);
    app.clock.advance({ days: 3 });
    for (const { id } of [renewed, closed]) await app.jobs.send(executor, expirePostingJob, { postingId: id });
    await change(closed.id, { state: 'closed' });
    const period = {
      lastRenewedAt: app.clock.now(),
      liveUntil: endOfLocalDay(addDays(localDay(app.clock.now()), 2)),
    };
    await change(renewed.id, period);
    await hour();
    expect(await endedTo(employer)).toEqual([]);
    app.clock.advance({ days: 3 });
    await hour();
    expect(await endedTo(employer)).toHaveLength(1);
    await change(renewed.id, {
      state: 'active',
      lastRenewedAt: app.clock.now(),
      liveUntil: endOfLocalDay(localDay(app.clock.now())),
    });
    app.clock.advance({ days: 1 });
    await hour();
    expect(await endedTo(employer)).toHaveLength(2);
  });
});
