import { expect, test } from 'vitest';
import { addDays, localInstant } from '#kit/dates.ts';
import { applyTo } from '#tests/builders/application-builder.ts';
import { type BuiltEmployer, buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getEmployerSummary } from '../contract.ts';

const app = await createTestApplication();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

let lastVisitor = 0;
/** A new visitor each time. */
const visit = async (id: number) => {
  lastVisitor += 1;
  const response = await app.fetch(`/api/postings/${id}/views`, {
    method: 'POST',
    headers: { 'User-Agent': browser },
    from: `10.2.${lastVisitor >> 8}.${lastVisitor & 255}`,
  });
  expect(response.status).toBe(200);
};
const visits = async (id: number, times: number) => {
  for (let time = 0; time < times; time += 1) await visit(id);
};

/** Signed in again each time: the clock moves on. */
const summaryOf = async ({ account }: BuiltEmployer) =>
  (await app.call(getEmployerSummary, {}, { as: await app.signIn(account.email, 'employer') })).data;

/** Published at noon of a day, for 60 days. */
const published = (employer: BuiltEmployer, day: string) =>
  buildPosting(app, {
    employerId: employer.row.id,
    isExternalApply: true,
    externalLink: 'https://posao.kvarc.example',
    firstPublishedAt: localInstant(day, 720),
    liveUntil: localInstant(addDays(day, 60), 720),
  });

test('the summary counts this month’s views and applications of own postings, and what is unread', async () => {
  const employer = await buildEmployer(app);
  const stranger = await buildEmployer(app);
  app.clock.set(localInstant('2027-01-31', 1430));
  const ids = [
    (await published(employer, '2027-01-30')).id,
    (await buildPosting(app, { employerId: employer.row.id })).id,
  ];
  const foreign = await buildPosting(app, { employerId: stranger.row.id });
  await buildPosting(app, { employerId: employer.row.id, state: 'rejected', liveUntil: null });
  await visits(ids[0] as number, 2);
  await applyTo(app, ids[1] as number);
  // Ten minutes later the month is another one, in Belgrade, not yet in UTC.
  app.clock.set(localInstant('2027-02-01', 0));
  await visit(ids[1] as number);
  await visit(foreign.id);
  await applyTo(app, ids[1] as number);
  await applyTo(app, foreign.id);
  expect(await summaryOf(employer)).toEqual({
    logo: null,
    postings: { active: 2, pending: 1, history: 0 },
    viewsThisMonth: 1,
    applicationsThisMonth: 1,
    newApplications: 2,
    credits: null,
  });
  expect(await summaryOf(await buildEmployer(app))).toEqual({
    logo: null,
    postings: { active: 0, pending: 0, history: 0 },
    viewsThisMonth: 0,
    applicationsThisMonth: 0,
    newApplications: 0,
    credits: null,
  });
});
