import { expect, test } from 'vitest';
import { applications } from '#features/applying/server/application-table.ts';
import { setOwnName } from '#features/employers/team/contract.ts';
import { approvePosting, rejectPosting } from '#features/moderation/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import type { RenewedForm } from '#features/postings/input-fields.ts';
import { insertMove } from '#features/postings/server/posting-store.ts';
import { closePosting, getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { renewPosting, sendPosting } from '#features/publishing/sending/contract.ts';
import { addDays, localDay, localInstant } from '#kit/dates.ts';
import { type BuiltEmployer, buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getPostingHistory, getPostingStatistics } from '../contract.ts';

const app = await createTestApplication();
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';

let lastVisitor = 0;
/** A new visitor each time. */
const visit = async (id: number, query = '', act: 'views' | 'apply-click' = 'views') => {
  lastVisitor += 1;
  const response = await app.fetch(`/api/postings/${id}/${act}${query}`, {
    method: 'POST',
    headers: { 'User-Agent': browser },
    from: `10.2.${lastVisitor >> 8}.${lastVisitor & 255}`,
  });
  expect(response.status).toBe(200);
};
const visits = async (id: number, times: number, query = '') => {
  for (let time = 0; time < times; time += 1) await visit(id, query);
};

/** Signed in again each time: the clock moves on. */
const as = async ({ account }: BuiltEmployer) => ({ as: await app.signIn(account.email, 'employer') });
const statisticsOf = async (employer: BuiltEmployer, id: number, days?: string) =>
  (
    await app.call(
      getPostingStatistics,
      { params: { id: String(id) }, query: days ? { days } : {} },
      await as(employer),
    )
  ).data;
const historyOf = async (employer: BuiltEmployer, id: number) =>
  (await app.call(getPostingHistory, { params: { id: String(id) } }, await as(employer))).data;

/** Published at noon of a day, for 60 days. */
const published = (employer: BuiltEmployer, day: string) =>
  buildPosting(app, {
    employerId: employer.row.id,
    isExternalApply: true,
    externalLink: 'https://posao.kvarc.example',
    firstPublishedAt: localInstant(day, 720),
    liveUntil: localInstant(addDays(day, 60), 720),
  });

test('a posting’s views, clicks and applications are on their local days, and nothing on the others', async () => {
  const employer = await buildEmployer(app);
  const today = localDay(app.clock.now());
  const { id } = await published(employer, addDays(today, -3));
  const other = await published(employer, addDays(today, -3));
  await visits(id, 2, '?from=/oglasi');
  await visit(id, '', 'apply-click');
  await visit(other.id);
  // The first and the last minute of a day in Belgrade, which are of other days in UTC.
  for (const [day, minute] of [
    [addDays(today, -1), 1],
    [addDays(today, -1), 1439],
    [today, 0],
  ] as const) {
    await app.database.executor.insert(applications).values({
      postingId: id,
      firstName: 'Dragan',
      lastName: 'Ćirić',
      phone: '+381641234567',
      applicationType: 'letter',
      language: 'sr',
      createdAt: localInstant(day, minute),
    });
  }
  expect(await statisticsOf(employer, id)).toEqual({
    period: '30',
    days: [
      { day: addDays(today, -3), views: 0, applyClicks: 0, applications: 0 },
      { day: addDays(today, -2), views: 0, applyClicks: 0, applications: 0 },
      { day: addDays(today, -1), views: 0, applyClicks: 0, applications: 2 },
      { day: today, views: 2, applyClicks: 1, applications: 1 },
    ],
    sums: { views: 2, applyClicks: 1, applications: 3 },
    sources: [{ source: 'search', views: 2 }],
    funnel: { views: 2, applyClicks: 1, applications: 3, saved: 0, answered: 0, answerHours: null },
  });
});

test('a period has its days alone, and its sources and sums are those of its days', async () => {
  const employer = await buildEmployer(app);
  const { id } = await published(employer, localDay(app.clock.now()));
  await visits(id, 3, '?utmMedium=rss');
  app.clock.advance({ days: 10 });
  await visits(id, 2, '?from=https://www.google.rs');
  await visit(id, '?mail=true&from=https://mail.google.com');
  const week = await statisticsOf(employer, id, '7');
  expect(week.days).toHaveLength(7);
  expect(week.sums.views).toBe(3);
  expect(week.sources).toEqual([
    { source: 'external-search', views: 2 },
    { source: 'mail', views: 1 },
  ]);
  for (const days of ['all', '90', 'nonsense']) {
    const whole = await statisticsOf(employer, id, days);
    expect(whole.days).toHaveLength(11);
    expect(whole.sums.views).toBe(6);
    expect(whole.sources[0]).toEqual({ source: 'feed', views: 3 });
  }
  const page = await app.call(getPosting, { params: { id: String(id) } });
  expect(page.data.viewCount).toBe(6);
});

test('the same visitor on one day counts once, from where it came first', async () => {
  const employer = await buildEmployer(app);
  const { id } = await published(employer, localDay(app.clock.now()));
  const again = (query: string) =>
    app.fetch(`/api/postings/${id}/views${query}`, {
      method: 'POST',
      headers: { 'User-Agent': browser },
      from: '198.51.100.20',
    });
  await again('?from=/');
  await Promise.all([again('?from=/oglasi'), again(''), again('?from=/poslodavci/1')]);
  expect((await statisticsOf(employer, id)).sources).toEqual([{ source: 'home', views: 1 }]);
});

test('what was never published has no days', async () => {
  const employer = await buildEmployer(app);
  const { id } = await buildPosting(app, {
    employerId: employer.row.id,
    state: 'in_review',
    firstPublishedAt: null,
    liveUntil: null,
  });
  expect(await statisticsOf(employer, id, 'all')).toEqual({
    period: 'all',
    days: [],
    sums: { views: 0, applyClicks: 0, applications: 0 },
    sources: [],
    funnel: { views: 0, applyClicks: 0, applications: 0, saved: 0, answered: 0, answerHours: null },
  });
});

test('the way from views to answers is that of the whole life, whatever the period', async () => {
  const employer = await buildEmployer(app);
  const { id } = await published(employer, localDay(app.clock.now()));
  await visits(id, 5);
  await visit(id, '', 'apply-click');
  const createdAt = app.clock.now();
  const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
  await app.database.executor.insert(applications).values(
    (
      [
        ['saved', after(10)],
        ['saved', null],
        ['rejected', after(50)],
        ['unsorted', after(20)],
      ] as const
    ).map(([status, answeredAt]) => ({
      postingId: id,
      status,
      answeredAt,
      createdAt,
      ...({
        firstName: 'Dragan',
        lastName: 'Ćirić',
        phone: '',
        applicationType: 'letter',
        language: 'sr',
      } as const),
    })),
  );
  app.clock.advance({ days: 40 });
  expect((await statisticsOf(employer, id, '7')).funnel).toEqual({
    views: 5,
    applyClicks: 1,
    applications: 4,
    saved: 2,
    answered: 3,
    answerHours: 20,
  });
});

test('another company’s posting has neither statistics nor history', async () => {
  const [owner, stranger] = [await buildEmployer(app), await buildEmployer(app)];
  const { id } = await published(owner, localDay(app.clock.now()));
  for (const ask of [statisticsOf, historyOf]) {
    const refused = await refusalOf(ask(stranger, id));
    expect(refused).toMatchObject({ status: 404, code: 'postings.not-found' });
    expect(await ask(owner, id)).toBeTruthy();
  }
});

test('the history shows every move and its cause, but no administrator and no reason of an approval', async () => {
  const employer = await buildEmployer(app);
  const admin = { as: await signedIn(app, 'admin') };
  const waiting = async () => {
    const { id } = await buildPosting(app, {
      employerId: employer.row.id,
      state: 'in_review',
      firstPublishedAt: null,
      liveUntil: null,
    });
    await insertMove(app.database.executor, {
      postingId: id,
      actorId: employer.account.row.id,
      toState: 'in_review',
      cause: 'wording',
      movedAt: app.clock.now(),
    });
    return id;
  };
  const id = await waiting();
  const params = { id: String(id) };
  await app.call(approvePosting, { params, body: { reason: 'Naslov predstave, nije uslov.', version: 1 } }, admin);
  app.clock.advance({ days: 1 });
  await app.call(closePosting, { params, body: { reason: 'filled' } }, await as(employer));
  const history = await historyOf(employer, id);
  expect(history).toMatchObject([
    { event: 'sent', by: 'employer', note: 'wording', reason: '', from: null, to: 'in_review' },
    { event: 'approved', by: 'administrator', note: null, reason: '' },
    { event: 'closed', by: 'employer', note: 'filled', movedAt: app.clock.now().toISOString() },
  ]);
  expect(JSON.stringify(history)).not.toMatch(/predstave|actor|account/i);

  const refused = await waiting();
  const other = { as: await signedIn(app, 'admin') };
  const reason = 'Uslov „do 35 godina” nije dozvoljen.';
  await app.call(
    rejectPosting,
    { params: { id: String(refused) }, body: { ground: 'other', reason, version: 1 } },
    other,
  );
  expect((await historyOf(employer, refused)).at(-1)).toMatchObject({
    event: 'rejected',
    by: 'administrator',
    note: null,
    reason,
  });
});

test('the history shows renewals, also of a posting that still had days', async () => {
  const employer = await buildEmployer(app);
  const { id } = await buildPosting(app, { employerId: employer.row.id });
  const params = { id: String(id) };
  const renew = async () => {
    app.clock.advance({ days: 1 });
    const { data } = await app.call(getOwnPosting, { params }, await as(employer));
    const { image: _image, file: _file, ...content } = data.content;
    const body = {
      ...content,
      image: null,
      file: null,
      version: data.version,
      productGroup: 'free',
      productDuration: 15,
    } as RenewedForm;
    await app.call(renewPosting, { params, body }, await as(employer));
  };
  await renew();
  await app.call(closePosting, { params, body: { reason: 'filled' } }, await as(employer));
  await renew();
  expect(await historyOf(employer, id)).toMatchObject([
    { event: 'extended', by: 'employer', from: 'active', to: 'active' },
    { event: 'closed' },
    {
      event: 'renewed',
      by: 'employer',
      from: 'closed',
      to: 'active',
      movedAt: app.clock.now().toISOString(),
    },
  ]);
});

test('the history names the member who acted as they call themselves', async () => {
  const owner = await signedInEmployer(app);
  const { token } = await signedInMember(app, owner, 'recruiter');
  await app.call(setOwnName, { body: { name: 'Mila', lastName: 'Jović' } }, { as: token });
  const sent = await app.call(sendPosting, { body: buildPostingInput() }, { as: token });
  const params = { id: String(sent.data.posting.id) };
  const { data } = await app.call(getPostingHistory, { params }, { as: owner.token });
  expect(data.map(({ by, who }) => [by, who])).toEqual([['employer', 'Mila Jović']]);
});
