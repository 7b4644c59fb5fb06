import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { webVersion } from '#kit/web-version.ts';
import { type BuiltAccount, buildAccount } from '#tests/builders/account-builder.ts';
import { signedIn } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { blockUser } from '../../administration/contract.ts';
import { changePassword } from '../../passwords/contract.ts';
import { hashPassword } from '../../passwords/server/passwords.ts';
import { endSessionsOf, findAccount } from '../../server/account-store.ts';
import { accounts, sessions } from '../../server/account-table.ts';
import { endSession, endSessions, listSessions } from '../contract.ts';

const app = await createTestApplication();

const cookieOf = (response: Response): string => (response.headers.get('Set-Cookie') ?? '').split(';')[0] as string;

const post = (path: string, headers: Record<string, string>, body?: object): Promise<Response> =>
  app.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

const logIn = (email: string, headers: Record<string, string> = {}): Promise<Response> =>
  post('login', headers, { email, password: testPassword, accountType: 'jobseeker' });

const refresh = (cookie: string, headers: Record<string, string> = {}): Promise<Response> =>
  post('refresh', { Cookie: cookie, ...headers });

const renewed = async (cookie: string): Promise<string> => {
  const response = await refresh(cookie);
  expect(response.status).toBe(200);
  return cookieOf(response);
};

const newCookie = async (): Promise<string> => cookieOf(await logIn((await buildAccount(app)).email));

describe('a refresh token used twice', () => {
  test('R1 → R2 → R3 → R1 ends the family, also what the thief got', async () => {
    const first = await newCookie();
    const second = await renewed(first);
    app.clock.advance({ minutes: 15 });
    const third = await renewed(second);
    app.clock.advance({ minutes: 15 });
    const reused = await refresh(first);
    expect(reused.status).toBe(401);
    expect(await reused.json()).toMatchObject({ code: 'accounts.session-ended' });
    expect(reused.headers.get('Set-Cookie')).toMatch(/^__Host-refresh=;/);
    for (const cookie of [second, third]) expect((await refresh(cookie)).status).toBe(401);
  });

  test('by two tabs at once logs nobody out, a hundred times, whichever response comes last', async () => {
    let cookie = await newCookie();
    for (let round = 0; round < 100; round++) {
      const answers = await Promise.all([refresh(cookie), refresh(cookie)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      cookie = cookieOf(answers[round % 2] as Response);
      app.clock.advance(round % 3 === 0 ? { seconds: 4 } : { minutes: 15 });
    }
  });

  test('because the response was lost works within ten seconds', async () => {
    const first = await newCookie();
    await refresh(first);
    app.clock.advance({ seconds: 10 });
    const again = await renewed(first);
    app.clock.advance({ minutes: 15 });
    await renewed(again);
  });

  test('because the response was lost for longer ends the session', async () => {
    const first = await newCookie();
    await refresh(first);
    app.clock.advance({ seconds: 11 });
    expect((await refresh(first)).status).toBe(401);
  });

  test('within the grace passes for the token directly before alone, and ends the family for any older', async () => {
    const first = await newCookie();
    const second = await renewed(first);
    app.clock.advance({ seconds: 2 });
    const third = await renewed(second);
    app.clock.advance({ seconds: 2 });
    await renewed(second);
    expect((await refresh(first)).status).toBe(401);
    for (const cookie of [second, third]) expect((await refresh(cookie)).status).toBe(401);
  });

  test('is not prolonged by being used within the grace', async () => {
    const first = await newCookie();
    await renewed(first);
    app.clock.advance({ seconds: 6 });
    await renewed(first);
    app.clock.advance({ seconds: 6 });
    expect((await refresh(first)).status).toBe(401);
  });

  test.each([
    ['victim', 'thief'],
    ['thief', 'victim'],
  ] as const)('within the grace leaves one of two branches: the %s goes on first', async (first, second) => {
    const stolen = await newCookie();
    const branches = { victim: await renewed(stolen), thief: await renewed(stolen) };
    app.clock.advance({ minutes: 15 });
    const next = await renewed(branches[first]);
    app.clock.advance({ seconds: 11 });
    expect((await refresh(branches[second])).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  test('within the grace leaves one branch also when the thief renews at once and often', async () => {
    const stolen = await newCookie();
    const victim = await renewed(stolen);
    let thief = await renewed(stolen);
    for (let round = 0; round < 5; round++) {
      app.clock.advance({ seconds: 9 });
      thief = await renewed(thief);
    }
    expect((await refresh(victim)).status).toBe(401);
    expect((await refresh(thief)).status).toBe(401);
  });
});

test('a replaced refresh token serves pages as long as it renews', async () => {
  const first = await newCookie();
  await renewed(first);
  const { sessions: service } = app.application.accounts;
  const served = async () => (await service.accountOf(first.slice(first.indexOf('=') + 1))) !== null;
  app.clock.advance({ seconds: 10 });
  expect(await served()).toBe(true);
  app.clock.advance({ seconds: 1 });
  expect(await served()).toBe(false);
});

test('a refresh that meets the end of its session waits for it, and is refused', async () => {
  const { row, email } = await buildAccount(app);
  const cookie = cookieOf(await logIn(email));
  const refreshing = await app.database.transaction(async (tx) => {
    await endSessionsOf(tx, row.id, app.clock.now());
    const outcome = refresh(cookie);
    await somebodyWaits(app.database);
    return { outcome };
  });
  expect((await refreshing.outcome).status).toBe(401);
});

describe('an end takes effect at once', () => {
  const tokenOf = async (response: Response): Promise<string> =>
    ((await response.json()) as { data: { token: { accessToken: string } } }).data.token.accessToken;

  /** An endpoint that only requires a signed-in candidate. */
  const act = (token: string): Promise<Response> =>
    app.fetch('/api/auth/sessions', { headers: { Authorization: `Bearer ${token}` } });

  const ends: [string, (account: BuiltAccount, cookie: string) => Promise<unknown>][] = [
    ['logout', (_, cookie) => post('logout', { Cookie: cookie })],
    [
      'an end from another device',
      async ({ email }) => {
        const as = await tokenOf(await logIn(email));
        const { data } = await app.call(listSessions, {}, { as });
        for (const { id, current } of data) if (!current) await app.call(endSession, { params: { id } }, { as });
      },
    ],
    ['an end everywhere', async ({ email }) => app.call(endSessions, {}, { as: await tokenOf(await logIn(email)) })],
    [
      'another password, set on another device',
      async ({ email }) => {
        const as = await tokenOf(await logIn(email));
        const password = 'Druga lozinka 1!';
        const body = { currentPassword: testPassword, password, passwordRepeated: password };
        await app.call(changePassword, { body }, { as });
      },
    ],
    [
      'a block',
      async ({ row }) => {
        const as = await signedIn(app, 'admin');
        await app.call(
          blockUser,
          { params: { id: row.id }, body: { ground: 'other', reason: 'Lažni podaci.' } },
          { as },
        );
      },
    ],
    [
      'a block alone, whatever its sessions',
      ({ row }) =>
        app.database.executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, row.id)),
    ],
    ['deletion', ({ row }) => app.database.executor.delete(accounts).where(eq(accounts.id, row.id))],
    [
      'running out',
      ({ row }) =>
        app.database.executor
          .update(sessions)
          .set({ expiresAt: app.clock.now() })
          .where(eq(sessions.accountId, row.id)),
    ],
  ];

  test.each(ends)('%s: no refresh, no page, and no access token with the very next request', async (_, end) => {
    const account = await buildAccount(app);
    const response = await logIn(account.email);
    const [cookie, token] = [cookieOf(response), await tokenOf(response)];
    const fresh = await renewed(cookie);
    expect((await act(token)).status).toBe(200);
    await end(account, fresh);
    expect((await act(token)).status).toBe(401);
    const { sessions: service } = app.application.accounts;
    expect(await service.accountOf(fresh.slice(fresh.indexOf('=') + 1))).toBeNull();
    for (const one of [cookie, fresh]) expect((await refresh(one)).status).toBe(401);
  });

  test('the session that ended the others continues', async () => {
    const { email } = await buildAccount(app);
    const [other, here] = [await tokenOf(await logIn(email)), await tokenOf(await logIn(email))];
    const { data } = await app.call(listSessions, {}, { as: here });
    const id = data.find(({ current }) => !current)?.id as string;
    await app.call(endSession, { params: { id } }, { as: here });
    expect([(await act(other)).status, (await act(here)).status]).toEqual([401, 200]);
  });

  test('a token opens the session it was made for, not another one of the account', async () => {
    const { email, row } = await buildAccount(app);
    const token = await tokenOf(await logIn(email));
    const { email: otherEmail } = await buildAccount(app);
    await logIn(otherEmail);
    await app.database.executor.delete(sessions).where(eq(sessions.accountId, row.id));
    expect((await act(token)).status).toBe(401);
  });

  test('it costs a signed-in request one read, and a guest none', async () => {
    const token = await tokenOf(await logIn((await buildAccount(app)).email));
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    await app.call(webVersion, {});
    expect(statements).toHaveBeenCalledTimes(0);
    await app.call(webVersion, {}, { as: token });
    expect(statements).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the password was changed', async () => ({ passwordHash: await hashPassword('Druga lozinka 1!') })],
    ['the account was blocked', async () => ({ blockedAt: app.clock.now() })],
  ] as const)('no session begins when %s after the password was checked', async (_, changes) => {
    const { row } = await buildAccount(app);
    const checked = await findAccount(app.database.executor, row.id);
    if (!checked) throw new Error('no account');
    await app.database.executor
      .update(accounts)
      .set(await changes())
      .where(eq(accounts.id, row.id));
    await expect(
      app.application.accounts.sessions.start({ account: checked, employerId: null, role: null, company: null }, ''),
    ).rejects.toMatchObject({
      code: 'accounts.wrong-credentials',
    });
    const rows = await app.database.executor.select().from(sessions).where(eq(sessions.accountId, row.id));
    expect(rows).toEqual([]);
  });
});

describe('a request of another site', () => {
  const foreign = ['https://zlo.example', 'null', 'http://prilika.test', 'https://prilika.test.zlo.example'];

  test.each(foreign)('from %s neither signs in, renews nor signs out', async (Origin) => {
    const { email } = await buildAccount(app);
    const cookie = cookieOf(await logIn(email));
    const refused = [
      await logIn(email, { Origin }),
      await refresh(cookie, { Origin }),
      await post('logout', { Cookie: cookie, Origin }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'accounts.foreign-origin' });
      expect(response.headers.get('Set-Cookie')).toBeNull();
    }
    expect((await refresh(cookie, { Origin: 'https://prilika.test' })).status).toBe(200);
  });

  test('as a form, which needs no permission of the browser, is not read', async () => {
    const { email } = await buildAccount(app);
    const body = new URLSearchParams({ email, password: testPassword, accountType: 'jobseeker' });
    expect((await app.fetch('/api/auth/login', { method: 'POST', body })).status).toBe(415);
  });
});
