import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { applications } from '#features/applying/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { applyTo } from '#tests/builders/application-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { login, me } from '../../contract.ts';
import { accounts } from '../../server/account-table.ts';
import { candidateAccount, deleteAccount } from '../contract.ts';
import { sweepUnverifiedJob } from './personal-data-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const remove = (token: string, body: { password?: string }) => app.call(deleteAccount, { body }, { as: token });
const exists = async (id: string) => (await executor.select().from(accounts).where(eq(accounts.id, id))).length === 1;
const sweep = async () => {
  await app.jobs.send(executor, sweepUnverifiedJob, {});
  await app.jobs.runPending();
};
const candidate = async (change = {}) => {
  const { row, email } = await buildAccount(app, change);
  return { id: row.id, email, token: await app.signIn(email, 'jobseeker') };
};

describe('a candidate deletes the account', () => {
  test('with the password; every session is over at once', async () => {
    const { id, email, token } = await candidate();
    const signIn = await app.fetch('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: testPassword, accountType: 'jobseeker' }),
    });
    const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const deletion = await app.fetch('/api/candidate/account', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: testPassword }),
    });
    expect(deletion.status).toBe(200);
    expect(deletion.headers.get('set-cookie')).toMatch(/Max-Age=0|Expires=Thu, 01 Jan 1970/);
    expect(await exists(id)).toBe(false);
    const refreshed = await app.fetch('/api/auth/refresh', { method: 'POST', headers: { cookie } });
    expect(refreshed.status).toBe(401);
    expect(await refusalOf(app.call(me, {}, { as: token }))).toMatchObject({ code: 'unauthorized' });
    const body = { email, password: testPassword, accountType: 'jobseeker' } as const;
    expect(await refusalOf(app.call(login, { body }))).toMatchObject({ code: 'accounts.wrong-credentials' });
  });

  test('not with a wrong password, none or an empty one', async () => {
    const { id, token } = await candidate();
    expect(await refusalOf(remove(token, { password: 'Pogresna1!' }))).toMatchObject({
      code: 'validation',
      fields: ['password wrong-password'],
    });
    for (const body of [{}, { password: '' }]) {
      expect(await refusalOf(remove(token, body))).toMatchObject({
        code: 'validation',
        fields: ['password required'],
      });
    }
    expect(await exists(id)).toBe(true);
  });

  test('not by trying passwords: ten in a quarter of an hour', async () => {
    const { id, token } = await candidate();
    for (let number = 0; number < 10; number += 1) await refusalOf(remove(token, { password: `P${number}` }));
    expect(await refusalOf(remove(token, { password: testPassword }))).toMatchObject({
      code: 'too-many-requests',
    });
    expect(await exists(id)).toBe(true);
  });

  test('without a password only within five minutes of signing in', async () => {
    const { id, token } = await candidate();
    await executor.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, id));
    app.clock.advance({ minutes: 5 });
    expect(await refusalOf(remove(token, {}))).toMatchObject({ code: 'accounts.sign-in-again' });
    app.clock.advance({ seconds: -1 });
    await remove(token, {});
    expect(await exists(id)).toBe(false);
    app.clock.advance({ seconds: 1 });
  });

  test('twice at once: one goodbye, one entry', async () => {
    const { id, email, token } = await candidate();
    const answers = await Promise.allSettled([
      remove(token, { password: testPassword }),
      remove(token, { password: testPassword }),
    ]);
    expect(answers.map(({ status }) => status)).toContain('fulfilled');
    expect(await exists(id)).toBe(false);
    const goodbyes = (await app.mails()).filter(({ recipient }) => recipient === email);
    expect(goodbyes.map(({ template }) => template)).toEqual(['accounts.deleted']);
    const entries = await executor.select().from(auditEntries).where(eq(auditEntries.objectId, id));
    expect(entries.map(({ action }) => action)).toEqual(['accounts.delete']);
  });

  test('and nothing of other people', async () => {
    const posting = await buildPosting(app);
    const { data: theirs } = await applyTo(app, posting.id);
    const { email, token } = await candidate();
    await applyTo(app, posting.id, { email });
    await remove(token, { password: testPassword });
    const rows = await executor.select().from(applications).where(eq(applications.postingId, posting.id));
    expect(rows.filter(({ erasedAt }) => erasedAt === null).map((row) => row.email)).toEqual([theirs.email]);
  });

  test('after the counts of what is deleted', async () => {
    const { email, token } = await candidate();
    const live = await buildPosting(app);
    const ended = await buildPosting(app);
    await applyTo(app, live.id, { email });
    await applyTo(app, ended.id, { email });
    await executor.update(applications).set({ email }).where(eq(applications.postingId, ended.id));
    app.clock.advance({ days: 31 });
    const fresh = await app.signIn(email, 'jobseeker');
    await applyTo(app, (await buildPosting(app)).id, { email });
    expect((await app.call(candidateAccount, {}, { as: fresh })).data).toMatchObject({
      applications: 3,
      applicationsInProgress: 1,
    });
    expect(token).not.toBe(fresh);
  });
});

describe('accounts that were never verified', () => {
  test('are deleted after thirty days, with a count in the audit log and no mail', async () => {
    const old = await buildAccount(app, { emailVerifiedAt: null });
    const verified = await buildAccount(app);
    const admin = await buildAccount(app, { emailVerifiedAt: null, accountType: 'admin' });
    const company = await buildEmployer(app);
    await executor.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, company.account.row.id));
    // Another person may have applied from that address, because it is not verified for the account.
    const posting = await buildPosting(app);
    await applyTo(app, posting.id, { email: old.email });
    app.clock.advance({ days: 29 });
    const younger = await buildAccount(app, { emailVerifiedAt: null });

    await sweep();
    expect(await exists(old.row.id)).toBe(true);
    app.clock.advance({ days: 1, seconds: 1 });
    await sweep();
    await sweep();

    expect(await exists(old.row.id)).toBe(false);
    expect(await exists(company.account.row.id)).toBe(false);
    expect(await executor.select().from(employers).where(eq(employers.id, company.row.id))).toEqual([]);
    for (const { row } of [verified, admin, younger]) expect(await exists(row.id)).toBe(true);
    const [application] = await executor.select().from(applications).where(eq(applications.postingId, posting.id));
    expect(application).toMatchObject({ email: old.email, erasedAt: null });
    const sweeps = await executor.select().from(auditEntries).where(eq(auditEntries.action, 'retention.sweep'));
    expect(sweeps.map(({ details, actor }) => ({ details, actor }))).toEqual([
      { details: { unverifiedAccounts: 2 }, actor: null },
    ]);
    expect((await app.mails()).filter(({ template }) => template === 'accounts.deleted')).not.toContainEqual(
      expect.objectContaining({ recipient: old.email }),
    );
  });
});
