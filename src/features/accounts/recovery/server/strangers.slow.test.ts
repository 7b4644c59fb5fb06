import { beforeEach, describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { goodPassword, mailedToken } from '#tests/builders/registration-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { login } from '../../contract.ts';
import { checkPasswordToken, requestPasswordReset, resetPassword } from '../contract.ts';

/* What strangers can attempt, and what the owner can still do (rules.md#recovery-mails, rules.md#wrong-passwords). */
const app = await createTestApplication();

// Each test uses its own network address.
let from = '';
let address = 0;
beforeEach(() => {
  address += 1;
  from = `198.51.100.${address}`;
});

const reset = (token: string, password = goodPassword) =>
  app.call(resetPassword, { body: { token, password, passwordRepeated: password } }, { from });
const isGood = async (token: string) => (await app.call(checkPasswordToken, { query: { token } })).data;
const resetToken = async (email: string) => {
  await app.call(requestPasswordReset, { body: { email } }, { from });
  await app.jobs.runPending();
  return mailedToken(app, 'accounts.password-instructions', email);
};
const templatesTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
const logIn = (email: string, password: string) =>
  app.call(login, { body: { email, password, accountType: 'jobseeker' } }, { from });

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
    // Three within the daily limit, then one for each expired link.
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

/** The cookie that remains after sign-in, without the session cookie. */
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
    // A cookie of another account or a modified one does not identify a known browser.
    for (const cookie of [foreign, known.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'x=~.~'])
      expect((await tryIn(email, testPassword, '192.0.2.30', cookie)).status).toBe(429);
    expect((await tryIn(email, testPassword, '10.9.1.1', known)).status).toBe(200);
    // The browser has its own limit.
    for (let time = 0; time < 10; time += 1)
      expect((await tryIn(email, 'Pogresna-1', '192.0.2.31', known)).status).toBe(422);
    expect((await tryIn(email, testPassword, '192.0.2.31', known)).status).toBe(429);
    // Resetting the password by mail lets the owner of the mailbox sign in.
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
