import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { goodPassword, mailedToken, otherPassword } from '#tests/builders/registration-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { login } from '../../contract.ts';
import { accounts, accountTokens, consents, sessions } from '../../server/account-table.ts';
import { checkPasswordToken, requestPasswordReset, resetPassword, sendVerification, verifyEmail } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;

// Each test has its own network address because of rate limits.
let from = '';
let address = 0;
beforeEach(() => {
  address += 1;
  from = `198.51.100.${address}`;
});

/** The mail is sent by a job, so that response times reveal nothing about the address. */
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
  (await executor.select().from(auditEntries).where(eq(auditEntries.objectId, id))).map(({ action }) => action);
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
    // Mails with the same timestamp have no defined order.
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
    // External sign-in: the terms were already accepted then.
    const { email, row } = await buildAccount(app, { passwordHash: null });
    await executor.insert(consents).values({
      accountId: row.id,
      kind: 'terms',
      given: true,
      source: 'external',
      textVersion: '2026-11-22',
      createdAt: app.clock.now(),
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
    // Mails with the same timestamp have no defined order.
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
