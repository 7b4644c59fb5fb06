import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { me } from '../../contract.ts';
import { createTokens } from '../../recovery/server/tokens.ts';
import { accounts } from '../../server/account-table.ts';
import { changePassword } from '../contract.ts';

const app = await createTestApplication();

const newPassword = 'Šljiva 2026!';
const change = (password = newPassword, currentPassword: string | undefined = testPassword) => ({
  body: {
    ...(currentPassword === undefined ? {} : { currentPassword }),
    password,
    passwordRepeated: password,
  },
});
const add = { body: { password: newPassword, passwordRepeated: newPassword } };

interface SignedIn {
  token: string;
  cookie: string;
}

const logIn = async (email: string, password = testPassword): Promise<SignedIn> => {
  const response = await app.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, accountType: 'jobseeker' }),
  });
  if (response.status !== 200) throw new Error(`login: ${response.status}`);
  const { data } = (await response.json()) as { data: { token: { accessToken: string } } };
  const cookie = (response.headers.get('Set-Cookie') ?? '').split(';')[0] as string;
  return { token: data.token.accessToken, cookie };
};

const refresh = async ({ cookie }: SignedIn): Promise<number> =>
  (await app.fetch('/api/auth/refresh', { method: 'POST', headers: { Cookie: cookie } })).status;

/** An account without a password, signed in through a provider with a new session. */
const withoutPassword = async () => {
  const { email, row } = await buildAccount(app);
  const signedIn = await logIn(email);
  await app.database.executor.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, row.id));
  return { email, id: row.id, ...signedIn };
};

const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);

describe('changing the password', () => {
  test('the new one works, the old one does not; other sessions end, this one continues', async () => {
    const { email, row } = await buildAccount(app);
    const [other, here] = [await logIn(email), await logIn(email)];
    await app.call(changePassword, change(), { as: here.token });
    expect(await refresh(other)).toBe(401);
    expect(await refresh(here)).toBe(200);
    await expect(logIn(email)).rejects.toThrow('422');
    await logIn(email, newPassword);

    expect(await mailsTo(email)).toMatchObject([{ template: 'accounts.password-changed', accountId: row.id }]);
    const entries = await app.database.executor.select().from(auditEntries).where(eq(auditEntries.objectId, row.id));
    expect(entries).toMatchObject([{ action: 'accounts.change-password', actor: row.id, details: { added: false } }]);
  });

  test('needs the current one, and says so at its field', async () => {
    const { email } = await buildAccount(app);
    const { token } = await logIn(email);
    expect(await refusalOf(app.call(changePassword, add, { as: token }))).toMatchObject({
      status: 422,
      errors: [{ path: 'currentPassword', code: 'required' }],
    });
    expect(await refusalOf(app.call(changePassword, change(newPassword, 'Pogrešna1!'), { as: token }))).toMatchObject({
      status: 422,
      errors: [{ path: 'currentPassword', code: 'wrong-password', message: 'Lozinka nije ispravna.' }],
    });
    await logIn(email);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('follows the rules of new passwords, and both must be equal', async () => {
    const { token } = await logIn((await buildAccount(app)).email);
    expect(await refusalOf(app.call(changePassword, change('kratka'), { as: token }))).toMatchObject({
      status: 422,
      errors: [{ path: 'password' }],
    });
    const differs = { body: { ...change().body, passwordRepeated: `${newPassword} ` } };
    expect(await refusalOf(app.call(changePassword, differs, { as: token }))).toMatchObject({
      status: 422,
      errors: [{ path: 'passwordRepeated' }],
    });
  });

  test('stops after ten wrong tries, also with the right one, and only for this account', async () => {
    const { token } = await logIn((await buildAccount(app)).email);
    const other = await logIn((await buildAccount(app)).email);
    for (let attempt = 0; attempt < 10; attempt++)
      await refusalOf(app.call(changePassword, change(newPassword, 'Pogrešna1!'), { as: token }));
    expect(await refusalOf(app.call(changePassword, change(), { as: token }))).toMatchObject({ status: 429 });
    await app.call(changePassword, change(), { as: other.token });
  });

  test('twice at once changes it once', async () => {
    const { email } = await buildAccount(app);
    const { token } = await logIn(email);
    const passwords = ['Prva šljiva 1!', 'Druga šljiva 2!'];
    const results = await Promise.all(
      passwords.map((password) => refusalOf(app.call(changePassword, change(password), { as: token }))),
    );
    const winner = results.indexOf(null);
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(results[1 - winner]).toMatchObject({
      errors: [{ path: 'currentPassword', code: 'wrong-password' }],
    });
    await logIn(email, passwords[winner]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('makes a link to set a password by mail worthless', async () => {
    const { email, row } = await buildAccount(app);
    const tokens = createTokens(app.clock);
    const link = await app.database.transaction((tx) => tokens.issueToken(tx, row.id, 'reset-password'));
    await app.call(changePassword, change(), { as: (await logIn(email)).token });
    expect(await tokens.ownerOf(app.database.executor, link, 'reset-password')).toBeNull();
  });

  test('is refused for a blocked account although its access token still runs', async () => {
    const { email, row } = await buildAccount(app);
    const { token } = await logIn(email);
    await app.database.executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, row.id));
    expect(await refusalOf(app.call(changePassword, change(), { as: token }))).toMatchObject({ status: 401 });
  });
});

describe('adding a password', () => {
  test('works soon after signing in; from then on it is asked for', async () => {
    const { email, id, token } = await withoutPassword();
    app.clock.advance({ minutes: 4 });
    await app.call(changePassword, add, { as: token });
    expect((await app.call(me, {}, { as: token })).data.hasPassword).toBe(true);
    await logIn(email, newPassword);
    expect(await mailsTo(email)).toMatchObject([{ template: 'accounts.password-added', accountId: id }]);
    expect(await refusalOf(app.call(changePassword, add, { as: token }))).toMatchObject({
      errors: [{ path: 'currentPassword', code: 'required' }],
    });
  });

  test('needs a sign-in of the last five minutes, in a session that still runs', async () => {
    const late = await withoutPassword();
    app.clock.advance({ minutes: 5 });
    const ended = await withoutPassword();
    await app.fetch('/api/auth/logout', { method: 'POST', headers: { Cookie: ended.cookie } });
    expect(await refusalOf(app.call(changePassword, add, { as: late.token }))).toMatchObject({
      status: 422,
      code: 'accounts.sign-in-again',
    });
    expect(await refusalOf(app.call(changePassword, add, { as: ended.token }))).toMatchObject({
      status: 401,
    });
  });
});
