import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getPosting, openExternalApply } from '#features/postings/contract.ts';
import { rateLimits } from '#host/rate-limit-table.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { postingApplyClicks, postingDailyApplyClicks, postingViews } from './statistics-table.ts';
import { deleteExpiredVisitorsJob } from './visit-jobs.ts';

const app = await createTestApplication();

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

interface Visit {
  as?: string;
  from?: string;
  agent?: string;
}

const byLink = { isExternalApply: true, externalLink: 'https://posao.plavet.example/tester' };
const byPhone = { isExternalApply: true, externalPhone: '+38123000000' };

/** Each way of counting, and how many it has counted. */
const counters = [
  {
    name: 'a view',
    path: (id: number) => `/api/postings/${id}/views`,
    count: async (id: number) => (await app.call(getPosting, { params: { id: String(id) } })).data.viewCount,
  },
  {
    name: 'a click to apply elsewhere',
    path: (id: number) => `/api/postings/${id}/apply-click`,
    count: async (id: number) => {
      const days = await app.database.executor
        .select({ count: postingDailyApplyClicks.count })
        .from(postingDailyApplyClicks)
        .where(eq(postingDailyApplyClicks.postingId, id));
      return days.reduce((sum, { count }) => sum + count, 0);
    },
  },
];

const visit = async (path: string, { as, from = '198.51.100.1', agent = browser }: Visit = {}) => {
  const headers: Record<string, string> = { 'User-Agent': agent };
  if (as) headers['Authorization'] = `Bearer ${as}`;
  return (await app.fetch(path, { method: 'POST', headers, from })).status;
};

test.each(counters)('$name counts once per visitor and day', async ({ path, count }) => {
  const { id } = await buildPosting(app, byLink);
  expect(await visit(path(id))).toBe(200);
  await Promise.all([visit(path(id)), visit(path(id))]);
  expect(await count(id)).toBe(1);
  await visit(path(id), { from: '198.51.100.2' });
  expect(await count(id)).toBe(2);
  app.clock.advance({ hours: 24 });
  await visit(path(id));
  expect(await count(id)).toBe(3);
});

test.each(counters)('$name counts for five browsers of a network at most, whatever they are called', async (one) => {
  const { path, count } = one;
  const { id } = await buildPosting(app, byLink);
  const rotating = (round: number) =>
    Promise.all(Array.from({ length: 40 }, (_, at) => visit(path(id), { agent: `${browser} ${round} ${at}` })));
  await rotating(1);
  // An office has several.
  expect(await count(id)).toBe(5);
  await rotating(2);
  expect(await count(id)).toBe(5);
  await visit(path(id), { from: '198.51.100.2' });
  expect(await count(id)).toBe(6);
});

test('a network has a thousand requests for a view an hour', async () => {
  const { id } = await buildPosting(app);
  const path = `/api/postings/${id}/views`;
  const from = '2001:db8:7:7::1';
  expect(await visit(path, { from })).toBe(200);
  await app.database.executor
    .update(rateLimits)
    .set({ points: 999 })
    .where(and(like(rateLimits.key, 'view-network:%'), eq(rateLimits.points, 1)));
  expect(await visit(path, { from: '2001:db8:7:7::2' })).toBe(200);
  expect(await visit(path, { from: '2001:db8:7:7::3' })).toBe(429);
  expect(await visit(path, { from: '2001:db8:7:8::1' })).toBe(200);
});

test.each(counters)('$name of robots, the owner and administrators does not count', async ({ path, count }) => {
  const owner = await signedInEmployer(app);
  const { id } = await buildPosting(app, { ...byLink, employerId: owner.row.id });
  expect(await visit(path(id), { agent: robot })).toBe(200);
  expect(await visit(path(id), { as: owner.token })).toBe(200);
  expect(await visit(path(id), { as: await signedIn(app, 'admin') })).toBe(200);
  expect(await count(id)).toBe(0);
  await visit(path(id), { as: (await signedInEmployer(app)).token });
  await visit(path(id), { as: await signedIn(app), from: '198.51.100.9' });
  expect(await count(id)).toBe(2);
});

test('the link and the number are returned only on request, and are in no other response', async () => {
  for (const [change, told] of [
    [byLink, { link: byLink.externalLink, phone: null }],
    [byPhone, { link: null, phone: byPhone.externalPhone }],
  ] as const) {
    const { id } = await buildPosting(app, change);
    const params = { id: String(id) };
    const page = await app.call(getPosting, { params });
    expect(JSON.stringify(page)).not.toMatch(/plavet|23000000/);
    expect((await app.call(openExternalApply, { params })).data).toEqual(told);
  }
});

test('for applications on the platform only the click is counted, for ended postings nothing', async () => {
  const now = app.clock.now().getTime();
  const here = await buildPosting(app);
  const answer = await app.call(openExternalApply, { params: { id: String(here.id) } });
  expect(answer.data).toEqual({ link: null, phone: null });
  const ended = await buildPosting(app, {
    ...byPhone,
    firstPublishedAt: new Date(now - 20 * 86_400_000),
    liveUntil: new Date(now - 1),
  });
  const refused = await refusalOf(app.call(openExternalApply, { params: { id: String(ended.id) } }));
  expect(refused).toMatchObject({ status: 409, code: 'postings.not-live' });
  expect(await visit(`/api/postings/${ended.id}/views`)).toBe(200);
  expect(await app.database.executor.$count(postingApplyClicks, eq(postingApplyClicks.postingId, here.id))).toBe(1);
  expect((await app.call(getPosting, { params: { id: String(ended.id) } })).data.viewCount).toBe(0);
});

test('a visitor who collects numbers and links is stopped after a hundred, others are not', async () => {
  const { id } = await buildPosting(app, byPhone);
  const path = `/api/postings/${id}/apply-click`;
  const from = '198.51.100.77';
  const answers = await Promise.all(Array.from({ length: 101 }, () => visit(path, { from })));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
  expect(await visit(path, { from: '198.51.100.78' })).toBe(200);
});

test('visitors are deleted after two days, their counts are not', async () => {
  const { id } = await buildPosting(app, byLink);
  const { executor } = app.database;
  const sweep = async () => {
    await app.jobs.send(executor, deleteExpiredVisitorsJob, {});
    await app.jobs.runPending();
    return Promise.all([
      executor.$count(postingViews, eq(postingViews.postingId, id)),
      executor.$count(postingApplyClicks, eq(postingApplyClicks.postingId, id)),
    ]);
  };
  for (const { path } of counters) await visit(path(id));
  app.clock.advance({ days: 2 });
  for (const { path } of counters) await visit(path(id));
  expect(await sweep()).toEqual([2, 2]);
  app.clock.advance({ days: 1 });
  expect(await sweep()).toEqual([1, 1]);
  expect(await sweep()).toEqual([1, 1]);
  for (const { count } of counters) expect(await count(id)).toBe(2);
  for (const { path } of counters) await visit(path(id));
  for (const { count } of counters) expect(await count(id)).toBe(3);
});
