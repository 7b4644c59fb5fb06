import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { login, me } from '../../contract.ts';
import { deleteExpiredSessionsJob } from '../../server/account-jobs.ts';
import { endSessionsOf } from '../../server/account-store.ts';
import { accounts, refreshTokens, sessions } from '../../server/account-table.ts';

const app = await createTestApplication();

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
const cookieOf = (response: Response): string => (response.headers.get('Set-Cookie') ?? '').split(';')[0] as string;

const logIn = async (email: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch('/api/auth/login', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify({ email, password: testPassword, accountType: 'jobseeker' }),
  });

const refresh = (cookie: string, headers: Record<string, string> = {}): Promise<Response> =>
  app.fetch('/api/auth/refresh', { method: 'POST', headers: { Cookie: cookie, ...headers } });

describe('logging in', () => {
  test('returns the user, a working token, and an HttpOnly cookie bound to the host', async () => {
    const { email } = await buildAccount(app);
    const response = await logIn(email.toUpperCase());
    expect(response.status).toBe(200);
    const cookie = response.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^__Host-refresh=/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const { data } = (await response.json()) as {
      data: { token: { accessToken: string }; user: { email: string } };
    };
    expect(data.user.email).toBe(email);
    const who = await app.call(me, {}, { as: data.token.accessToken });
    expect(who.data).toMatchObject({
      user: { email, accountType: 'jobseeker' },
      emailVerified: true,
      hasPassword: true,
    });
  });

  test('gives an employer the company with the account', async () => {
    const { row, account } = await buildEmployer(app, { company: 'Ravnik Logistika' });
    const { data } = await app.call(login, {
      body: { email: account.email, password: testPassword, accountType: 'employer' },
    });
    expect(data.user).toMatchObject({ employerId: row.id, company: 'Ravnik Logistika' });
  });

  test('says the same for a wrong password, an unknown address and the other kind of account', async () => {
    const { email } = await buildAccount(app);
    const wrong = await refusalOf(
      app.call(login, { body: { email, password: 'Pogrešna1!', accountType: 'jobseeker' } }),
    );
    const unknown = await refusalOf(
      app.call(login, {
        body: { email: 'niko@primer.rs', password: testPassword, accountType: 'jobseeker' },
      }),
    );
    const other = await refusalOf(
      app.call(login, { body: { email, password: testPassword, accountType: 'employer' } }),
    );
    for (const one of [wrong, unknown, other])
      expect(one).toMatchObject({ status: 422, code: 'accounts.wrong-credentials' });
  });

  test('refuses unverified and blocked accounts, but only after the right password', async () => {
    const unverified = await buildAccount(app, { emailVerifiedAt: null });
    const blocked = await buildAccount(app, { blockedAt: app.clock.now() });
    const code = async (email: string, password: string) =>
      (await refusalOf(app.call(login, { body: { email, password, accountType: 'jobseeker' } })))?.code;
    expect(await code(unverified.email, testPassword)).toBe('accounts.email-not-verified');
    expect(await code(blocked.email, testPassword)).toBe('accounts.blocked');
    expect(await code(blocked.email, 'Pogrešna1!')).toBe('accounts.wrong-credentials');
  });

  test('stops after ten wrong passwords of one account, says how long, and leaves others alone', async () => {
    const { email } = await buildAccount(app);
    const other = await buildAccount(app);
    for (let attempt = 0; attempt < 10; attempt++) {
      await refusalOf(app.call(login, { body: { email, password: 'Pogrešna1!', accountType: 'jobseeker' } }));
    }
    const refused = await logIn(email);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect((await logIn(other.email)).status).toBe(200);
  });

  test('is refused when another site asks', async () => {
    const { email } = await buildAccount(app);
    expect((await logIn(email, { Origin: 'https://zlo.example' })).status).toBe(403);
    expect((await logIn(email, { Origin: 'https://prilika.test' })).status).toBe(200);
  });
});

test('a sign-in is noted, and all sessions but one can be ended', async () => {
  const { email, row } = await buildAccount(app);
  const cookie = cookieOf(await logIn(email));
  const [other, stranger] = [cookieOf(await logIn(email)), cookieOf(await logIn((await buildAccount(app)).email))];
  const [noted] = await app.database.executor.select().from(accounts).where(eq(accounts.id, row.id));
  expect(noted?.lastSignedInAt).toEqual(app.clock.now());
  const [first] = await app.database.executor.select().from(sessions).where(eq(sessions.accountId, row.id));
  const ended = await endSessionsOf(app.database.executor, row.id, app.clock.now(), first?.id);
  expect(ended).toBe(1);
  expect((await refresh(cookie)).status).toBe(200);
  expect((await refresh(other)).status).toBe(401);
  expect((await refresh(stranger)).status).toBe(200);
});

describe('refreshing', () => {
  test('rotates: the new cookie works, and the old one only for a few seconds', async () => {
    const first = cookieOf(await logIn((await buildAccount(app)).email));
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect(cookieOf(second)).not.toBe(first);
    app.clock.advance({ seconds: 9 });
    expect((await refresh(first)).status).toBe(200);
  });

  test('a token used again after the grace ends the whole session', async () => {
    const first = cookieOf(await logIn((await buildAccount(app)).email));
    const second = cookieOf(await refresh(first));
    const third = cookieOf(await refresh(second));
    app.clock.advance({ seconds: 11 });
    const reused = await refresh(first);
    expect(reused.status).toBe(401);
    expect(await reused.json()).toMatchObject({ code: 'accounts.session-ended' });
    expect((await refresh(third)).status).toBe(401);
  });

  test('parallel refreshes of one cookie all succeed', async () => {
    const cookie = cookieOf(await logIn((await buildAccount(app)).email));
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookie)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });

  test('is over after logging out, after 30 days unused, and for a blocked account', async () => {
    const { email } = await buildAccount(app);
    const out = cookieOf(await logIn(email));
    await app.fetch('/api/auth/logout', { method: 'POST', headers: { Cookie: out } });
    expect((await refresh(out)).status).toBe(401);
    const unused = cookieOf(await logIn(email));
    app.clock.advance({ days: 31 });
    expect((await refresh(unused)).status).toBe(401);
  });

  test('is refused for another site and without a cookie', async () => {
    const cookie = cookieOf(await logIn((await buildAccount(app)).email));
    expect((await refresh(cookie, { Origin: 'https://zlo.example' })).status).toBe(403);
    expect((await app.fetch('/api/auth/refresh', { method: 'POST' })).status).toBe(401);
  });
});

test('ended sessions are forgotten after a week, running ones stay', async () => {
  const { email } = await buildAccount(app);
  const ended = cookieOf(await logIn(email));
  const running = cookieOf(await logIn(email));
  await app.fetch('/api/auth/logout', { method: 'POST', headers: { Cookie: ended } });
  const endedAt = app.clock.now();
  const countSessions = async (): Promise<number> =>
    (await app.database.executor.select().from(sessions).where(eq(sessions.endedAt, endedAt))).length;
  const discard = async (): Promise<void> => {
    await app.jobs.send(app.database.executor, deleteExpiredSessionsJob, {});
    await app.jobs.runPending();
  };
  app.clock.advance({ days: 6 });
  await discard();
  expect(await countSessions()).toBe(1);
  app.clock.advance({ days: 2 });
  await discard();
  expect(await countSessions()).toBe(0);
  expect((await refresh(running)).status).toBe(200);
});

test('replaced tokens of a running session are forgotten after a week', async () => {
  const { email } = await buildAccount(app);
  const first = cookieOf(await logIn(email));
  const second = cookieOf(await refresh(first));
  const tokens = async (): Promise<number> =>
    (
      await app.database.executor
        .select()
        .from(refreshTokens)
        .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(accounts.email, email))
    ).length;
  const discard = async (): Promise<void> => {
    await app.jobs.send(app.database.executor, deleteExpiredSessionsJob, {});
    await app.jobs.runPending();
  };
  app.clock.advance({ days: 6 });
  await discard();
  expect(await tokens()).toBe(2);
  app.clock.advance({ days: 2 });
  await discard();
  expect(await tokens()).toBe(1);
  expect((await refresh(second)).status).toBe(200);
});

describe('access tokens', () => {
  test('run out after 15 minutes', async () => {
    const token = await signedIn(app);
    app.clock.advance({ minutes: 14 });
    expect((await app.call(me, {}, { as: token })).data.user.accountType).toBe('jobseeker');
    app.clock.advance({ minutes: 2 });
    expect(await refusalOf(app.call(me, {}, { as: token }))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
  });

  test('cannot be forged', async () => {
    const token = await signedIn(app);
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${header}.${encode({ ...claims, typ: 'admin' })}.${signature}`,
      `${encode({ alg: 'HS256', typ: 'JWT' })}.${payload}.${signature}`,
      'nonsense',
    ];
    for (const one of forged) expect(await refusalOf(app.call(me, {}, { as: one }))).toMatchObject({ status: 401 });
  });
});
