import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#platform/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { goodPassword, mailedToken, otherPassword } from '#tests/builders/registration-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { login } from '../../contract.ts';
import { accounts, accountTokens, consents, sessions } from '../../server/account-table.ts';
import {
  checkPasswordToken,
  requestPasswordReset,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;

// Each test is another network address: requests are counted by it.
let from = '';
let address = 0;
beforeEach(() => {
  address += 1;
  from = `198.51.100.${address}`;
});

/** The mail is written by a job, so that the duration of the request reveals nothing about the address. */
const worked = async <T>(call: Promise<T>): Promise<T> => {
  const answer = await call;
  await app.jobs.runPending();
  return answer;
};
const askVerification = (email: string) => worked(app.call(sendVerification, { body: { email } }, { from }));
const askReset = (email: string) => worked(app.call(requestPasswordReset, { body: { email } }, { from }));
const verify = (token: string) => app.call(verifyEmail, { body: { token } });
const reset = (token: string, password = goodPassword) =>
  app.call(resetPassword, { body: { token, password, passwordRepeated: password } }, { from });
const isGood = async (token: string) => (await app.call(checkPasswordToken, { query: { token } })).data;
const resetToken = async (email: string) => {
  await askReset(email);
  return mailedToken(app, 'accounts.password-instructions', email);
};
const verificationToken = async (email: string) => {
  await askVerification(email);
  return mailedToken(app, 'accounts.verification', email);
};
const accountOf = async (id: string) => {
  const [row] = await executor.select().from(accounts).where(eq(accounts.id, id));
  return row;
};
const templatesTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
const actionsOn = async (id: string) =>
  (await executor.select().from(auditEntries).where(eq(auditEntries.objectId, id))).map(
    ({ action }) => action,
  );
const logIn = (email: string, password: string, accountType: 'jobseeker' | 'employer' = 'jobseeker') =>
  app.call(login, { body: { email, password, accountType } }, { from });
const invalid = { status: 422, code: 'accounts.token-invalid' };

describe('verification of an address', () => {
  test('works once, for the holder of the link', async () => {
    const { row, email } = await buildAccount(app, { emailVerifiedAt: null });
    const token = await verificationToken(email);
    expect((await verify(token)).data).toEqual({ accountType: 'jobseeker' });
    expect((await accountOf(row.id))?.emailVerifiedAt).toEqual(app.clock.now());
    expect(await actionsOn(row.id)).toEqual(['accounts.verify-email']);
    expect(await refusalOf(verify(token))).toMatchObject(invalid);
    await logIn(email, testPassword);
  });

  test('works once of two at the same moment', async () => {
    const { email } = await buildAccount(app, { emailVerifiedAt: null });
    const token = await verificationToken(email);
    const answers = await Promise.all([refusalOf(verify(token)), refusalOf(verify(token))]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatchObject(invalid);
  });

  test('is mailed only where it is needed, with the same response', async () => {
    const unverified = await buildAccount(app, { emailVerifiedAt: null });
    const verified = await buildAccount(app);
    const blocked = await buildAccount(app, { emailVerifiedAt: null, blockedAt: app.clock.now() });
    for (const email of [unverified.email, verified.email, blocked.email, 'niko@primer.rs']) {
      expect((await askVerification(email)).data).toEqual({ email });
    }
    expect(await templatesTo(unverified.email)).toEqual(['accounts.verification']);
    for (const email of [verified.email, blocked.email, 'niko@primer.rs']) {
      expect(await templatesTo(email)).toEqual([]);
    }
  });

  test('has a link that lasts 24 hours', async () => {
    const { email } = await buildAccount(app, { emailVerifiedAt: null });
    const late = await verificationToken(email);
    app.clock.advance({ hours: 24 });
    expect(await refusalOf(verify(late))).toMatchObject(invalid);
    const intime = await verificationToken(email);
    app.clock.advance({ hours: 23, minutes: 59 });
    await verify(intime);
  });

  test('leaves an older link good, which a stranger may have asked to replace; the use of one ends the others', async () => {
    const { email } = await buildAccount(app, { emailVerifiedAt: null });
    const older = await verificationToken(email);
    // Two mails of one moment have no order.
    app.clock.advance({ seconds: 1 });
    const newer = await verificationToken(email);
    expect(newer).not.toBe(older);
    await verify(older);
    expect(await refusalOf(verify(newer))).toMatchObject(invalid);
  });

  test.each([
    ['no token', ''],
    ['a short one', 'x'],
    ['one with a slash', 'nista/nista'],
    ['a NUL', '\u0000'],
    ['a long one', 'a'.repeat(500)],
  ])('refuses %s', async (_, token) => {
    expect(await refusalOf(verify(token))).toMatchObject(invalid);
  });
});

describe('a forgotten password', () => {
  test('has the same response for every address, and is mailed only to accounts', async () => {
    const account = await buildAccount(app);
    const blocked = await buildAccount(app, { blockedAt: app.clock.now() });
    for (const email of [account.email, blocked.email, 'nepoznata@primer.rs']) {
      expect((await askReset(email)).data).toEqual({ email });
    }
    expect(await templatesTo(account.email)).toEqual(['accounts.password-instructions']);
    expect(await templatesTo(blocked.email)).toEqual([]);
    expect(await templatesTo('nepoznata@primer.rs')).toEqual([]);
  });

  test('is set by the link: the old one is worth nothing, all sessions end, a notice follows', async () => {
    const { account } = await buildEmployer(app);
    const { email, row } = account;
    for (let device = 0; device < 2; device += 1) await logIn(email, testPassword, 'employer');
    const token = await resetToken(email);
    expect(await isGood(token)).toEqual({ valid: true, email, asksTerms: false });
    expect((await reset(token)).data).toEqual({ accountType: 'employer' });

    const rows = await executor.select().from(sessions).where(eq(sessions.accountId, row.id));
    expect(rows.map(({ endedAt }) => endedAt)).toEqual([app.clock.now(), app.clock.now()]);
    expect(await templatesTo(email)).toEqual(['accounts.password-instructions', 'accounts.password-changed']);
    expect(await actionsOn(row.id)).toEqual(['accounts.reset-password']);
    expect(await refusalOf(logIn(email, testPassword, 'employer'))).toMatchObject({
      code: 'accounts.wrong-credentials',
    });
    await logIn(email, goodPassword, 'employer');
  });

  test('is set once with one link', async () => {
    const { email } = await buildAccount(app);
    const token = await resetToken(email);
    const answers = await Promise.all([refusalOf(reset(token)), refusalOf(reset(token, otherPassword))]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(await refusalOf(reset(token, otherPassword))).toMatchObject(invalid);
    expect(await isGood(token)).toEqual({ valid: false, email: null, asksTerms: false });
  });

  test('also verifies the address, which the link has reached', async () => {
    const { row, email } = await buildAccount(app, { emailVerifiedAt: null });
    await reset(await resetToken(email));
    expect((await accountOf(row.id))?.emailVerifiedAt).toEqual(app.clock.now());
    await logIn(email, goodPassword);
  });

  test('sets a password for an account that had none', async () => {
    // Of who signs in elsewhere: the terms were agreed to then.
    const { email, row } = await buildAccount(app, { passwordHash: null });
    await executor.insert(consents).values({
      ...{ accountId: row.id, kind: 'terms', given: true, source: 'external' },
      ...{ textVersion: '2026-11-22', createdAt: app.clock.now() },
    });
    await reset(await resetToken(email));
    await logIn(email, goodPassword);
  });

  test('is not set by a link that has run out, or is for something else', async () => {
    const { email } = await buildAccount(app, { emailVerifiedAt: null });
    const late = await resetToken(email);
    app.clock.advance({ hours: 1 });
    expect(await refusalOf(reset(late))).toMatchObject(invalid);
    expect(await isGood(late)).toMatchObject({ valid: false });

    const verification = await verificationToken(email);
    // Two mails of one moment have no order.
    app.clock.advance({ seconds: 1 });
    const good = await resetToken(email);
    for (const token of [late, verification, 'x', '']) {
      expect(await refusalOf(reset(token))).toMatchObject(invalid);
      expect(await isGood(token)).toEqual({ valid: false, email: null, asksTerms: false });
    }
    expect(await refusalOf(verify(good))).toMatchObject(invalid);
    await reset(good);
  });

  test('of another user is unchanged', async () => {
    const mine = await buildAccount(app);
    const theirs = await buildAccount(app);
    await reset(await resetToken(mine.email));
    await logIn(theirs.email, testPassword);
  });

  test('is not set for an account that was blocked meanwhile', async () => {
    const { row, email } = await buildAccount(app);
    const token = await resetToken(email);
    await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, row.id));
    expect(await isGood(token)).toEqual({ valid: false, email: null, asksTerms: false });
    expect(await refusalOf(reset(token))).toMatchObject(invalid);
    expect((await accountOf(row.id))?.passwordHash).toBe(row.passwordHash);
  });

  test('is not set by a password against the rules, and the link stays good', async () => {
    const { email } = await buildAccount(app);
    const token = await resetToken(email);
    expect((await refusalOf(reset(token, 'kratka')))?.errors).toMatchObject([
      { path: 'password', code: 'password-length' },
    ]);
    await reset(token);
  });

  test('lets a user in who had tried too often', async () => {
    const { email } = await buildAccount(app);
    for (let time = 0; time < 11; time += 1) await refusalOf(logIn(email, 'Pogresna-1'));
    expect(await refusalOf(logIn(email, testPassword))).toMatchObject({ status: 429 });
    await reset(await resetToken(email));
    await logIn(email, goodPassword);
  });

  test('leaves nothing but hashes of its links', async () => {
    const { row, email } = await buildAccount(app);
    const token = await resetToken(email);
    const [stored] = await executor.select().from(accountTokens).where(eq(accountTokens.accountId, row.id));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('is asked about forgivingly', async () => {
    for (const search of ['', '?token=', '?token=a&token=b', '?token=%00', `?token=${'x'.repeat(5000)}`]) {
      const response = await app.fetch(`/api/services/password/token/valid${search}`);
      expect(response.status, search).toBe(200);
      expect(await response.json()).toEqual({ data: { valid: false, email: null, asksTerms: false } });
    }
  });
});

describe('instructions asked for too often', () => {
  const post = (path: string, email: string, where = from, cookie = '') =>
    app.fetch(`/api/services/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
      body: JSON.stringify({ email }),
      from: where,
    });

  test.each(['email/verify/send', 'password/reset/request'])(
    '%s: a known and an unknown address have to wait alike, in that network alone',
    async (path) => {
      const { email } = await buildAccount(app, { emailVerifiedAt: null });
      for (const recipient of [email, `nema-${path.length}@primer.rs`]) {
        for (let time = 0; time < 5; time += 1) expect((await post(path, recipient)).status).toBe(202);
        const refused = await post(path, recipient);
        expect(refused.status).toBe(429);
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
        expect((await post(path, recipient, '192.0.2.10')).status).toBe(202);
      }
      await app.jobs.runPending();
      expect(await templatesTo(email)).toHaveLength(3);
    },
  );

  test('from one network address, whatever the addresses are', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await post('password/reset/request', `niko-${time}@primer.rs`)).status).toBe(202);
    }
    expect((await post('password/reset/request', 'jos.neko@primer.rs')).status).toBe(429);
    expect((await post('password/reset/request', 'jos.neko@primer.rs', '192.0.2.9')).status).toBe(202);
  });

  test('by many networks: the owner has a good link at any time, strangers cause few mails', async () => {
    const { email } = await buildAccount(app);
    let network = 0;
    const strangersAsk = async () => {
      for (let time = 0; time < 4; time += 1) {
        network += 1;
        expect((await post('password/reset/request', email, `10.7.0.${network}`)).status).toBe(202);
      }
      await app.jobs.runPending();
    };
    for (let hour = 0; hour < 23; hour += 1) {
      await strangersAsk();
      expect(await isGood(await mailedToken(app, 'accounts.password-instructions', email))).toMatchObject({
        valid: true,
      });
      app.clock.advance({ hours: 1 });
    }
    // Three at will, then one for each link that has run out.
    expect((await templatesTo(email)).length).toBeLessThanOrEqual(26);
    await reset(await resetToken(email));
  });

  test('a browser that has signed in before is sent its mail, whatever strangers have asked for', async () => {
    const { email } = await buildAccount(app);
    const signedIn = await signInWithCookies(email);
    for (let time = 0; time < 4; time += 1) await post('password/reset/request', email, `10.8.0.${time}`);
    await app.jobs.runPending();
    expect(await templatesTo(email)).toHaveLength(3);
    for (let time = 0; time < 5; time += 1) await post('password/reset/request', email);
    expect((await post('password/reset/request', email)).status).toBe(429);
    expect((await post('password/reset/request', email, from, signedIn)).status).toBe(202);
    await app.jobs.runPending();
    expect(await templatesTo(email)).toHaveLength(4);
  });
});

const tryIn = (email: string, password: string, where = from, cookie = '') =>
  app.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
    body: JSON.stringify({ email, password, accountType: 'jobseeker' }),
    from: where,
  });

/** The cookie that stays after a sign-in, without the session's. */
const knownCookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith('__Host-signed-in='))
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function signInWithCookies(email: string): Promise<string> {
  return knownCookieOf(await tryIn(email, testPassword, '192.0.2.77'));
}

describe('wrong passwords (rules.md#wrong-passwords)', () => {
  test('after ten of one network the eleventh try has to wait there, and only for that account', async () => {
    const { email } = await buildAccount(app);
    const other = await buildAccount(app);
    for (let time = 0; time < 10; time += 1) expect((await tryIn(email, 'Pogresna-1')).status).toBe(422);
    const refused = await tryIn(email, testPassword);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await logIn(other.email, testPassword);
    expect((await tryIn(email, testPassword, '192.0.2.20')).status).toBe(200);
  });

  test('of any number of networks there are 300 a day; browsers that have signed in go on', async () => {
    const { email } = await buildAccount(app);
    const other = await buildAccount(app);
    const known = await signInWithCookies(email);
    const foreign = await signInWithCookies(other.email);
    let looked = 0;
    for (let network = 0; network < 32; network += 1) {
      for (let time = 0; time < 10; time += 1) {
        if ((await tryIn(email, 'Pogresna-1', `10.9.${network}.1`)).status === 422) looked += 1;
      }
    }
    expect(looked).toBe(300);
    expect((await tryIn(email, testPassword, '192.0.2.30')).status).toBe(429);
    // A cookie of another account, or one that was changed, makes nobody known.
    for (const cookie of [foreign, known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'x=~.~'])
      expect((await tryIn(email, testPassword, '192.0.2.30', cookie)).status).toBe(429);
    expect((await tryIn(email, testPassword, '10.9.1.1', known)).status).toBe(200);
    // The browser has a count of its own.
    for (let time = 0; time < 10; time += 1)
      expect((await tryIn(email, 'Pogresna-1', '192.0.2.31', known)).status).toBe(422);
    expect((await tryIn(email, testPassword, '192.0.2.31', known)).status).toBe(429);
    // A new password by mail lets in whoever has the mailbox.
    await reset(await resetToken(email));
    expect((await tryIn(email, goodPassword, '192.0.2.32')).status).toBe(200);
  }, 60_000);

  test('right ones are not counted', async () => {
    const { email } = await buildAccount(app);
    for (let time = 0; time < 31; time += 1) expect((await tryIn(email, testPassword)).status).toBe(200);
  });

  test('the cookie is no script’s, names nobody, and is forgotten in time', async () => {
    const { email } = await buildAccount(app);
    const response = await tryIn(email, testPassword);
    const [set = ''] = response.headers.getSetCookie().filter((one) => one.includes('signed-in'));
    expect(set).toMatch(/^__Host-signed-in=[\w.~-]+; /);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(set).toContain(part);
    expect(decodeURIComponent(set)).not.toContain(email);
    const cookie = knownCookieOf(response);
    expect(knownCookieOf(await tryIn(email, testPassword, from, cookie)).split('~')).toHaveLength(1);
    app.clock.advance({ days: 181 });
    for (let time = 0; time < 10; time += 1) await tryIn(email, 'Pogresna-1', from, cookie);
    expect((await tryIn(email, testPassword, from, cookie)).status).toBe(429);
    expect((await tryIn(email, testPassword, '192.0.2.40', cookie)).status).toBe(200);
  });
});
