import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#host/audit/audit-table.ts';
import { type LocalDay, localInstant } from '#kit/dates.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testNow } from '#tests/support/test-clock.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { recordSignIn } from '../../server/account-store.ts';
import { accounts } from '../../server/account-table.ts';
import { deleteDormantJob, notifyDormantJob } from './dormancy-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

/** Runs the morning's notification job. */
const morning = async (day: LocalDay): Promise<void> => {
  app.clock.set(localInstant(day, 9 * 60 + 11));
  await app.jobs.send(executor, notifyDormantJob, {});
  await app.jobs.runPending();
};
/** Runs the deletion job in the night at the start of a day. */
const night = async (day: LocalDay): Promise<void> => {
  app.clock.set(localInstant(day, 3 * 60 + 43));
  await app.jobs.send(executor, deleteDormantJob, {});
  await app.jobs.runPending();
};
/** Last used on the evening of 10 December 2026. */
const asleep = { lastActiveAt: localInstant('2026-12-10', 20 * 60) };
const areThere = async (ids: string[]): Promise<string[]> => {
  const rows = await executor.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids));
  return ids.filter((id) => rows.some((row) => row.id === id));
};
const mailsTo = async (email: string) =>
  (await app.mails())
    .filter(({ recipient }) => recipient === email)
    .map(({ template, subject, params }) => ({ template, subject, params }));
const sweeps = () =>
  executor
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'retention.sweep'));

test('24 months after its last use an account is deleted, and its person is notified 30 days before and after', async () => {
  app.clock.set(testNow);
  const { row, email } = await buildAccount(app, asleep);
  const english = await buildAccount(app, { ...asleep, mailLanguage: 'en' });

  await morning('2028-11-09');
  expect(await mailsTo(email)).toEqual([]);
  await morning('2028-11-10');
  await morning('2028-11-10');
  await morning('2028-11-11');
  const notified = {
    template: 'accounts.asleep',
    subject: 'Da li Vam je nalog na Prilici još potreban?',
    params: { since: '2026-12-10', lastDay: '2028-12-10' },
  };
  expect(await mailsTo(email)).toEqual([notified]);
  expect(await mailsTo(english.email)).toMatchObject([{ subject: 'Do you still need your account on Prilika?' }]);

  await night('2028-12-10');
  expect(await areThere([row.id, english.row.id])).toEqual([row.id, english.row.id]);
  await night('2028-12-11');
  await night('2028-12-11');
  expect(await areThere([row.id, english.row.id])).toEqual([]);
  // One mail to each, whose address is deleted after sending.
  const goodbyes = (await app.mails()).filter(({ template }) => template === 'accounts.sleep-ended');
  expect(goodbyes.map(({ recipient }) => recipient)).toEqual(['', '']);
  expect(await mailsTo(email)).toEqual([]);
  expect(await sweeps()).toEqual([{ details: { sleepingAccounts: 2 } }]);
});

test('nobody is deleted who was not notified, however long the account sleeps', async () => {
  app.clock.set(testNow);
  const { row, email } = await buildAccount(app, asleep);
  await night('2031-01-01');
  expect(await areThere([row.id])).toEqual([row.id]);
  // Notified late, so the 30 days start from then.
  await morning('2031-01-01');
  expect(await mailsTo(email)).toMatchObject([{ params: { lastDay: '2031-01-31' } }]);
  await night('2031-01-31');
  expect(await areThere([row.id])).toEqual([row.id]);
  await night('2031-02-01');
  expect(await areThere([row.id])).toEqual([]);
});

test('signing in keeps the account, and what is sent later counts anew', async () => {
  app.clock.set(testNow);
  const { row, email } = await buildAccount(app, asleep);
  await morning('2028-11-10');
  expect(await recordSignIn(executor, row, localInstant('2028-12-10', 23 * 60))).toBe(true);
  await night('2028-12-11');
  await night('2030-12-11');
  expect(await areThere([row.id])).toEqual([row.id]);
  await morning('2030-11-10');
  expect(await mailsTo(email)).toMatchObject([
    { params: { lastDay: '2028-12-10' } },
    { params: { since: '2028-12-10', lastDay: '2030-12-10' } },
  ]);
});

test('a session that goes on keeps it as well, long after the sign-in', async () => {
  app.clock.set(testNow);
  const { row, email } = await signedInCandidate(app);
  const signIn = await app.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword, accountType: 'jobseeker' }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const later = new Date(testNow.getTime() + 20 * 86_400_000);
  app.clock.set(later);
  const refreshed = await app.fetch('/api/auth/refresh', { method: 'POST', headers: { cookie } });
  expect(refreshed.status).toBe(200);
  const [used] = await executor.select().from(accounts).where(eq(accounts.id, row.id));
  expect(used?.lastActiveAt).toEqual(later);
});

test('companies, administrators, blocked and unconfirmed accounts are left alone', async () => {
  app.clock.set(testNow);
  const others = [
    await buildAccount(app, { ...asleep, accountType: 'employer' }),
    await buildAccount(app, { ...asleep, accountType: 'admin' }),
    await buildAccount(app, { ...asleep, blockedAt: testNow }),
    await buildAccount(app, { ...asleep, emailVerifiedAt: null }),
  ];
  const ids = others.map(({ row }) => row.id);
  await morning('2028-11-10');
  await night('2028-12-11');
  expect(await areThere(ids)).toEqual(ids);
  for (const { email } of others) expect(await mailsTo(email)).toEqual([]);
});
