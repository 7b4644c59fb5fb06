import { describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { endSession, endSessions, listSessions } from '../contract.ts';

const app = await createTestApplication();

const firefox = 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

interface SignedIn {
  token: string;
  cookie: string;
}

const logIn = async (email: string, userAgent = firefox): Promise<SignedIn> => {
  const response = await app.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password: testPassword, accountType: 'jobseeker' }),
  });
  const { data } = (await response.json()) as { data: { token: { accessToken: string } } };
  const cookie = (response.headers.get('Set-Cookie') ?? '').split(';')[0] as string;
  return { token: data.token.accessToken, cookie };
};

const refresh = async (cookie: string): Promise<number> =>
  (await app.fetch('/api/auth/refresh', { method: 'POST', headers: { Cookie: cookie } })).status;

describe('the list of sessions', () => {
  test('shows the running ones, last used first, and which of them asks', async () => {
    const { email } = await buildAccount(app);
    await logIn((await buildAccount(app)).email);
    const atHome = await logIn(email);
    app.clock.advance({ hours: 1 });
    const onThePhone = await logIn(email, phone);
    app.clock.advance({ hours: 1 });
    expect(await refresh(atHome.cookie)).toBe(200);
    app.clock.advance({ minutes: 1 });
    const now = await logIn(email, '');
    const { data } = await app.call(listSessions, {}, { as: now.token });
    expect(data).toMatchObject([
      { device: 'unknown', browser: '', system: '', current: true },
      { device: 'computer', browser: 'Firefox', system: 'Linux', current: false },
      { device: 'phone', browser: 'Safari', system: 'iOS', current: false },
    ]);
    const [, home, far] = data;
    expect(Date.parse(home?.lastUsedAt ?? '') - Date.parse(home?.createdAt ?? '')).toBe(2 * 3_600_000);
    await app.fetch('/api/auth/logout', { method: 'POST', headers: { Cookie: onThePhone.cookie } });
    const { data: left } = await app.call(listSessions, {}, { as: now.token });
    expect(left.map(({ id }) => id)).not.toContain(far?.id);
    expect(left).toHaveLength(2);
  });

  test('leaves out what ran out', async () => {
    const { email } = await buildAccount(app);
    await logIn(email);
    app.clock.advance({ days: 31 });
    const { token } = await logIn(email);
    expect((await app.call(listSessions, {}, { as: token })).data).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  test('one of the own ends at once, the others go on', async () => {
    const { email } = await buildAccount(app);
    const other = await logIn(email, phone);
    const here = await logIn(email);
    const { data } = await app.call(listSessions, {}, { as: here.token });
    const id = data.find(({ current }) => !current)?.id as string;
    await app.call(endSession, { params: { id } }, { as: here.token });
    expect(await refresh(other.cookie)).toBe(401);
    expect(await refresh(here.cookie)).toBe(200);
    expect(await refusalOf(app.call(endSession, { params: { id } }, { as: here.token }))).toMatchObject({
      status: 404,
    });
  });

  test('another user’s is not found and continues', async () => {
    const stranger = await logIn((await buildAccount(app)).email);
    const { data } = await app.call(listSessions, {}, { as: stranger.token });
    const here = await logIn((await buildAccount(app)).email);
    const id = data[0]?.id as string;
    expect(await refusalOf(app.call(endSession, { params: { id } }, { as: here.token }))).toMatchObject({
      status: 404,
    });
    expect(await refresh(stranger.cookie)).toBe(200);
  });

  test('everywhere ends all of them, this one too, and clears the cookie', async () => {
    const { email } = await buildAccount(app);
    const stranger = await logIn((await buildAccount(app)).email);
    const other = await logIn(email, phone);
    const here = await logIn(email);
    const response = await app.fetch(`/api${endSessions.path}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${here.token}`, Cookie: here.cookie },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-refresh=;.*Max-Age=0/);
    expect(await Promise.all([other, here].map(({ cookie }) => refresh(cookie)))).toEqual([401, 401]);
    expect(await refresh(stranger.cookie)).toBe(200);
  });
});
