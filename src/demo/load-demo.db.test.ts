import { count } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { listApplications } from '#features/applications/contract.ts';
import { searchPostings } from '#features/postings/contract.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { demoAccounts, loadDemo } from './load-demo.ts';

const app = await createTestApplication();
const load = () =>
  loadDemo({ database: app.database, accounts: app.application.accounts, now: app.clock.now() });

test('fills an empty database once', async () => {
  expect(await load()).toBe(true);
  expect(await load()).toBe(false);
  const [row] = await app.database.executor.select({ count: count() }).from(postings);
  expect(row?.count).toBe(2000);
});

test('its postings are found, live as they say, none from the future', async () => {
  const { data, meta } = await app.call(searchPostings, { query: { sort: 'newest', pageSize: '100' } });
  expect(meta.total).toBe(1750);
  for (const { publishedAt } of data)
    expect(new Date(publishedAt).getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  expect((await app.call(searchPostings, { query: { q: 'programera' } })).meta.total).toBeGreaterThan(5);
});

test.each([
  [demoAccounts.emails[0], 'jobseeker'],
  [demoAccounts.emails[1], 'employer'],
  [demoAccounts.emails[2], 'admin'],
] as const)('%s can log in', async (email, accountType) => {
  const { data } = await app.call(login, { body: { email, password: demoAccounts.password, accountType } });
  expect(data.user.accountType).toBe(accountType);
});

test('the demo employer has applications to read', async () => {
  const { data } = await app.call(login, {
    body: { email: demoAccounts.emails[1], password: demoAccounts.password, accountType: 'employer' },
  });
  const [posting] = await app.database.executor
    .select()
    .from(postings)
    .orderBy(postings.applicationCount)
    .limit(1)
    .offset(1999);
  const list = await app.call(
    listApplications,
    { params: { id: String(posting?.id) } },
    { as: data.token.accessToken },
  );
  expect(list.data).toHaveLength(posting?.applicationCount ?? -1);
  expect(list.data.length).toBeGreaterThan(3);
});
