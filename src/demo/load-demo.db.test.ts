import { count, desc, eq, isNotNull, max, or, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { listApplications } from '#features/applications/contract.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { getPosting, searchPostings } from '#features/postings/contract.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { postingDailyViews } from '#features/postings/server/statistics-table.ts';
import { getSettings, saveSettings } from '#features/settings/contract.ts';
import { missingForOrders } from '#features/settings/provider.ts';
import { checkedContent } from '#platform/files/file-content.ts';
import { localDay } from '#shared/dates.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { demoAccounts, loadDemo } from './load-demo.ts';

const app = await createTestApplication();
/** Beside those that are or were live: what waits for a decision, for money, or was sent back. */
const notLive = 10;

const load = () => {
  const { accounts, files } = app.application;
  return loadDemo({ database: app.database, accounts, files, now: app.clock.now() });
};

test('fills an empty database once', async () => {
  expect(await load()).toBe(true);
  expect(await load()).toBe(false);
  const [row] = await app.database.executor.select({ count: count() }).from(postings);
  expect(row?.count).toBe(2000 + notLive);
});

test('its postings are found, live as they say, none from the future', async () => {
  const { data, meta } = await app.call(searchPostings, { query: { sort: 'newest', pageSize: '100' } });
  expect(meta.total).toBe(1750);
  for (const { publishedAt } of data)
    expect(new Date(publishedAt).getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  expect((await app.call(searchPostings, { query: { q: 'programera' } })).meta.total).toBeGreaterThan(5);
});

test('an administrator may save its settings as they are: the provider’s numbers pass their checks', async () => {
  const as = { as: await app.signIn(demoAccounts.emails[2], 'admin') };
  const { data } = await app.call(getSettings, {}, as);
  expect(missingForOrders(data.provider)).toEqual([]);
  expect((await app.call(saveSettings, { body: data }, as)).data.provider).toEqual(data.provider);
});

test.each([
  [demoAccounts.emails[0], 'jobseeker'],
  [demoAccounts.emails[1], 'employer'],
  [demoAccounts.emails[2], 'admin'],
] as const)('%s can log in', async (email, accountType) => {
  const { data } = await app.call(login, { body: { email, password: demoAccounts.password, accountType } });
  expect(data.user.accountType).toBe(accountType);
});

test('some of its postings have a picture or a file, whole and open to everybody', async () => {
  const rows = await app.database.executor
    .select({ id: postings.id })
    .from(postings)
    .where(or(isNotNull(postings.fileId), isNotNull(postings.imageFileId)));
  const pages = await Promise.all(
    rows.map(async ({ id }) => (await app.call(getPosting, { params: { id: String(id) } })).data),
  );
  const found = pages.flatMap(({ image, file }) => [image, file]).filter((file) => file !== null);
  expect(found.map(({ type }) => type).sort()).toEqual([
    'application/pdf',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'image/png',
  ]);
  for (const { name, type, url } of found) {
    const purpose = type === 'image/png' ? 'postingImage' : 'postingFile';
    const bytes = new Uint8Array(await (await app.fetch(url)).arrayBuffer());
    expect((await checkedContent(purpose, name, bytes)).mediaType).toBe(type);
  }
});

test('a third of the companies have a logo of their own, served as every other', async () => {
  const rows = await app.database.executor
    .select({ id: employers.id, company: employers.company, logo: employers.logoFileId })
    .from(employers);
  const logos = rows.flatMap(({ logo }) => logo ?? []);
  expect(logos.length / rows.length).toBeGreaterThan(0.3);
  expect(logos.length / rows.length).toBeLessThan(0.42);
  expect(new Set(logos).size).toBe(logos.length);
  const pictures = await Promise.all(
    logos.slice(0, 30).map(async (id) => (await app.fetch(publicFileAddress(id))).arrayBuffer()),
  );
  for (const picture of pictures)
    expect((await checkedContent('logo', 'logo.png', new Uint8Array(picture))).mediaType).toBe('image/png');
  const drawn = new Set(pictures.map((picture) => Buffer.from(picture).toString('base64')));
  expect(drawn.size).toBeGreaterThan(25);
});

test('the views of the demo employer’s postings stand on days on which they were live', async () => {
  const { executor } = app.database;
  const rows = await executor
    .select({ posting: postings, views: sum(postingDailyViews.count), last: max(postingDailyViews.day) })
    .from(postings)
    .innerJoin(postingDailyViews, eq(postingDailyViews.postingId, postings.id))
    .groupBy(postings.id);
  expect(rows.length).toBeGreaterThan(3);
  for (const { posting, views, last } of rows) {
    expect(Number(views)).toBe(posting.viewCount);
    const ends = localDay(posting.liveUntil as Date);
    expect([last, localDay(app.clock.now()), ends].sort()[0]).toBe(last);
  }
});

test('the demo employer has applications to read', async () => {
  const { data } = await app.call(login, {
    body: { email: demoAccounts.emails[1], password: demoAccounts.password, accountType: 'employer' },
  });
  const [posting] = await app.database.executor
    .select()
    .from(postings)
    .where(eq(postings.employerId, data.user.employerId ?? 0))
    .orderBy(desc(postings.applicationCount))
    .limit(1);
  const list = await app.call(
    listApplications,
    { params: { id: String(posting?.id) } },
    { as: data.token.accessToken },
  );
  expect(list.data).toHaveLength(posting?.applicationCount ?? -1);
  expect(list.data.length).toBeGreaterThan(3);
});
