import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAudit } from '#features/administration/contract.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInAdmin } from '#tests/builders/personas.ts';
import { goodPassword, mailedToken } from '#tests/builders/registration-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { checkPasswordToken, requestPasswordReset, resetPassword } from '../../recovery/contract.ts';
import { accounts, accountTokens, consents } from '../../server/account-table.ts';
import { createUser, deleteUser, getUser, sendInstructions } from '../contract.ts';

const app = await createTestApplication();
const administrator = await signedInAdmin(app, { name: 'Nenad', lastName: 'Vasić' });
const as = administrator.token;

const mailsTo = async (email: string): Promise<string[]> =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);

const actsOn = async (id: string) => (await app.call(listAudit, { query: { account: id } }, { as })).data;

const person = { accountType: 'jobseeker', name: 'Sanja', lastName: 'Živković' } as const;

describe('a new user', () => {
  test('has no password, gets the link for one, and is in the log', async () => {
    const { data } = await app.call(
      createUser,
      { body: { ...person, email: 'Sanja.Zivkovic@primer.rs', mailLanguage: 'en' } },
      { as },
    );
    const user = (await app.call(getUser, { params: { id: data.id } }, { as })).data;
    expect(user).toMatchObject({
      email: 'sanja.zivkovic@primer.rs',
      hasPassword: false,
      emailVerified: false,
      registeredThrough: 'admin',
      mailLanguage: 'en',
    });
    expect(await mailsTo('sanja.zivkovic@primer.rs')).toEqual(['accounts.password-instructions']);
    expect(await actsOn(data.id)).toMatchObject([{ action: 'accounts.create', actor: { id: administrator.row.id } }]);
  });

  test('agrees to the terms with the first password, and is asked no more', async () => {
    const email = 'nova.osoba@primer.rs';
    const { data } = await app.call(createUser, { body: { ...person, email } }, { as });
    const token = await mailedToken(app, 'accounts.password-instructions', email);
    const facts = (one: string) => app.call(checkPasswordToken, { query: { token: one } });
    expect((await facts(token)).data).toEqual({ valid: true, email, asksTerms: true });
    const passwords = { password: goodPassword, passwordRepeated: goodPassword };
    const set = (one: string, more: { terms?: boolean } = {}) =>
      app.call(resetPassword, { body: { token: one, ...passwords, ...more } });
    expect(await refusalOf(set(token))).toMatchObject({
      status: 422,
      errors: [{ path: 'terms', code: 'must-agree' }],
    });
    await set(token, { terms: true });
    const given = () =>
      app.database.executor.select().from(consents).where(eq(consents.accountId, data.id)).orderBy(consents.kind);
    expect(await given()).toMatchObject([
      { kind: 'terms', given: true, source: 'first-password', termsNumber: 0, privacyNumber: 0 },
    ]);

    app.clock.advance({ minutes: 1 });
    await app.call(requestPasswordReset, { body: { email } });
    await app.jobs.runPending();
    const next = await mailedToken(app, 'accounts.password-instructions', email);
    expect((await facts(next)).data).toEqual({ valid: true, email, asksTerms: false });
    await set(next);
    expect(await given()).toHaveLength(1);
  });

  test('who works for the provider is asked for no terms', async () => {
    const email = 'nov.administrator@primer.rs';
    await app.call(createUser, { body: { ...person, accountType: 'admin', email } }, { as });
    const token = await mailedToken(app, 'accounts.password-instructions', email);
    const { data } = await app.call(checkPasswordToken, { query: { token } });
    expect(data).toMatchObject({ valid: true, asksTerms: false });
  });

  test('with a known address is refused at the field, also when two make it at once', async () => {
    const body = { ...person, accountType: 'admin', email: 'dvaput@primer.rs' } as const;
    const answers = await Promise.all([
      refusalOf(app.call(createUser, { body }, { as })),
      refusalOf(app.call(createUser, { body }, { as })),
    ]);
    expect(answers.filter((one) => one === null)).toHaveLength(1);
    expect(answers.find((one) => one !== null)).toMatchObject({
      status: 422,
      errors: [{ path: 'email', code: 'administration.email-taken', message: 'Nalog sa ovom adresom već postoji.' }],
    });
    expect(await mailsTo('dvaput@primer.rs')).toHaveLength(1);
  });

  test('may be an employer with a company, whose PIB belongs to one account only', async () => {
    const firm = {
      accountType: 'employer' as const,
      company: 'Severac Klima',
      pib: '101 134 702',
      registrationNumber: '07017715',
      phone: '064 123 4567',
      location: 'Niš',
      postal: '18 000',
      address: 'Ledena 3',
    };
    const { data } = await app.call(createUser, { body: { ...firm, email: 'klima@primer.rs' } }, { as });
    const user = (await app.call(getUser, { params: { id: data.id } }, { as })).data;
    expect(user).toMatchObject({
      company: 'Severac Klima',
      companyData: { pib: '101134702', registrationNumber: '07017715', postal: '18000', verified: false },
    });
    expect(await mailsTo('klima@primer.rs')).toEqual(['accounts.password-instructions']);

    const again = app.call(createUser, { body: { ...firm, email: 'druga@primer.rs' } }, { as });
    expect(await refusalOf(again)).toMatchObject({
      status: 422,
      errors: [{ path: 'pib', code: 'pib-taken' }],
    });
    expect(await mailsTo('druga@primer.rs')).toEqual([]);
    const unsure = { ...firm, pib: '100002887', email: 'treca@primer.rs', registrationNumber: '07017716' };
    expect(await refusalOf(app.call(createUser, { body: unsure }, { as }))).toMatchObject({
      errors: [{ path: 'registrationNumber', code: 'registration-number-check' }],
    });
    const sure = { ...unsure, registrationNumberConfirmed: true };
    expect(await refusalOf(app.call(createUser, { body: sure }, { as }))).toBeNull();
  });

  test('cannot carry lines or more recipients in the address', async () => {
    for (const email of ['a@primer.rs\r\nBcc: b@primer.rs', 'a@primer.rs,b@primer.rs', '<a@primer.rs>'])
      expect(await refusalOf(app.call(createUser, { body: { ...person, email } }, { as }))).toMatchObject({
        status: 422,
        errors: [{ path: 'email' }],
      });
  });
});

describe('instructions for the password', () => {
  test('are mailed and written down; an older link stays good beside the newer', async () => {
    const { row, email } = await buildAccount(app);
    const params = { id: row.id };
    await app.call(sendInstructions, { params, body: {} }, { as });
    await app.call(sendInstructions, { params, body: { reason: 'Tražio telefonom' } }, { as });
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await actsOn(row.id)).map(({ reason }) => reason)).toEqual(['Tražio telefonom', '']);
    const tokens = await app.database.executor.$count(accountTokens, eq(accountTokens.accountId, row.id));
    expect(tokens).toBe(2);
  });

  test('are not sent to a blocked account', async () => {
    const { row, email } = await buildAccount(app, { blockedAt: app.clock.now() });
    expect(await refusalOf(app.call(sendInstructions, { params: { id: row.id }, body: {} }, { as }))).toMatchObject({
      status: 409,
      code: 'administration.user-blocked',
    });
    expect(await mailsTo(email)).toEqual([]);
    expect(await actsOn(row.id)).toEqual([]);
  });
});

describe('deleting', () => {
  test('deletes a candidate’s account, mails the person, and leaves an entry without a name', async () => {
    const { row, email } = await buildAccount(app);
    const params = { id: row.id };
    await app.call(deleteUser, { params, body: { reason: 'Zahtev poštom' } }, { as });
    expect(await app.database.executor.$count(accounts, eq(accounts.id, row.id))).toBe(0);
    expect(await refusalOf(app.call(getUser, { params }, { as }))).toMatchObject({ status: 404 });
    expect(await mailsTo(email)).toEqual(['accounts.deleted']);
    expect(await actsOn(row.id)).toMatchObject([
      { action: 'accounts.delete', account: { id: row.id, name: null }, reason: 'Zahtev poštom' },
    ]);
    expect(await refusalOf(app.call(deleteUser, { params, body: { reason: 'Još jednom' } }, { as }))).toMatchObject({
      code: 'administration.user-not-found',
    });
  });

  test('is for candidates alone', async () => {
    const { account } = await buildEmployer(app);
    for (const id of [account.row.id, administrator.row.id])
      expect(
        await refusalOf(app.call(deleteUser, { params: { id }, body: { reason: 'Zahtev poštom' } }, { as })),
      ).toMatchObject({ status: 409, code: 'administration.only-candidates' });
  });
});
