import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { employers } from '#features/employers/server/employer-table.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { renderMail } from '#host/mail/mail-rendering.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import {
  employerForm,
  goodPassword,
  jobseekerForm,
  mailedToken,
  newPib,
} from '#tests/builders/registration-builder.ts';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { consentTextVersions } from '../../consents.ts';
import { login } from '../../contract.ts';
import { verifyEmail } from '../../recovery/contract.ts';
import { verificationMail } from '../../server/account-mail.tsx';
import { accounts, consents } from '../../server/account-table.ts';
import { registerEmployer, registerJobseeker } from '../contract.ts';
import type { RegisterEmployerForm, RegisterJobseekerForm } from '../fields.ts';

const app = await createTestApplication();
const { executor } = app.database;

// Each test has its own network address because of rate limits.
let from = '';
let address = 0;
beforeEach(() => {
  address += 1;
  from = `198.51.100.${address}`;
});

const register = (change: Partial<RegisterJobseekerForm> = {}, language: 'sr' | 'en' = 'sr') => {
  const body = jobseekerForm(change);
  return app.call(registerJobseeker, { body }, { from, language }).then(({ data }) => ({ body, data }));
};
const registerFirm = (change: Partial<RegisterEmployerForm> = {}) => {
  const body = employerForm(change);
  return app.call(registerEmployer, { body }, { from }).then(({ data }) => ({ body, data }));
};
const accountOf = async (email: string) => {
  const [row] = await executor.select().from(accounts).where(eq(accounts.email, email));
  return row;
};
const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);
const logIn = (email: string, password = goodPassword, accountType: 'jobseeker' | 'employer' = 'jobseeker') =>
  app.call(login, { body: { email, password, accountType } }, { from });

describe('a candidate registers', () => {
  test.each([
    ['/oglasi/12/apliciraj?korak=uslovi', '&redirectUrl=%2Foglasi%2F12%2Fapliciraj%3Fkorak%3Duslovi'],
    ['//evil.example', ''],
    ['https://evil.example/', ''],
    [null, ''],
  ])('and the link of the mail leads on to %s, if that is a path of the site', async (redirectUrl, more) => {
    const { body } = await register({ redirectUrl });
    const [mail] = await mailsTo(body.email);
    const params = mail?.params as never;
    const { html } = await renderMail(verificationMail as never, params, mailSurroundings('sr'));
    const [, query] = /verifikuj\?token=[^&"]+([^"]*)/.exec(html.replaceAll('&amp;', '&')) ?? [];
    expect(query?.replace(/&mailToken=.*/, '')).toBe(more);
  });

  test('and has an account that waits for its verification, in the language of the page', async () => {
    const { body, data } = await register({ newsNotifications: true }, 'en');
    expect(data).toEqual({ email: body.email });
    const account = await accountOf(body.email);
    expect(account).toMatchObject({
      accountType: 'jobseeker',
      name: 'Milica',
      lastName: 'Đorđević',
      mailLanguage: 'en',
      emailVerifiedAt: null,
      newsNotifications: true,
      specialOffers: false,
      registeredThrough: 'password',
    });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await mailsTo(body.email)).toMatchObject([
      { template: 'accounts.verification', language: 'en', accountId: account?.id },
    ]);
    expect(
      await executor
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.objectId, account?.id ?? '')),
    ).toMatchObject([{ action: 'accounts.register', actor: account?.id }]);
  });

  test('and what was agreed to is written down with the version of its text, each on its own', async () => {
    const agreed = async (change: Partial<RegisterJobseekerForm>) => {
      const { body } = await register(change);
      const { id = '' } = (await accountOf(body.email)) ?? {};
      const rows = await executor.select().from(consents).where(eq(consents.accountId, id));
      return rows.map(({ kind, given, source, textVersion }) => `${kind} ${given} ${source} ${textVersion}`).sort();
    };
    expect(await agreed({})).toEqual([`terms true registration ${consentTextVersions.terms}`]);
    expect(await agreed({ newsNotifications: true })).toEqual([
      `newsNotifications true registration ${consentTextVersions.newsNotifications}`,
      `terms true registration ${consentTextVersions.terms}`,
    ]);
  });

  test('but cannot sign in before the address is verified, and then can', async () => {
    const { body } = await register();
    expect(await refusalOf(logIn(body.email))).toMatchObject({ code: 'accounts.email-not-verified' });
    expect(await refusalOf(logIn(body.email, 'Pogresna-1'))).toMatchObject({
      code: 'accounts.wrong-credentials',
    });
    const token = await mailedToken(app, 'accounts.verification', body.email);
    const { data } = await app.call(verifyEmail, { body: { token } });
    expect(data).toEqual({ accountType: 'jobseeker' });
    expect((await logIn(body.email)).data.user).toMatchObject({ email: body.email, name: 'Milica' });
  });

  test('with an address in capitals and blanks around, which is one address', async () => {
    const { body } = await register();
    await register({ email: ` ${body.email.toUpperCase()} ` });
    expect((await mailsTo(body.email)).map(({ template }) => template)).toEqual([
      'accounts.verification',
      'accounts.already-registered',
    ]);
  });

  test.each([
    ['terms not agreed to', { terms: false }, ['terms must-agree']],
    ['no name', { name: ' ' }, ['name required']],
    ['a name with a line break', { lastName: 'Ana\r\nBcc: x@primer.rs' }, ['lastName name']],
    ['no address', { email: '' }, ['email email']],
    ['the repetition differs', { passwordRepeated: 'Dunav-2027' }, ['passwordRepeated passwords-differ']],
    ['no repetition', { passwordRepeated: '' }, ['passwordRepeated required']],
    ['six characters', { password: 'Ab1!xy' }, ['password password-length']],
    ['seven without a digit', { password: 'Abcdef!' }, ['password password-number']],
    ['a common password', { password: 'Lozinka123!' }, ['password password-common']],
    ['blanks', { password: '        ' }, ['password password-uppercase']],
    ['129 characters', { password: `${'Ž'.repeat(127)}1!` }, ['password too-long']],
  ] as const)('is refused: %s', async (_, change, expected) => {
    expect((await refusalOf(register(change)))?.fields).toEqual(expected);
  });

  test('hears of everything that is wrong at once', async () => {
    const wrong = { name: '', email: 'x', password: 'a', passwordRepeated: 'b', terms: false };
    expect((await refusalOf(register(wrong)))?.fields).toEqual([
      'name required',
      'email email',
      'password password-length',
      'terms must-agree',
      'passwordRepeated passwords-differ',
    ]);
  });

  test.each([
    ['128 characters', `${'Ž'.repeat(126)}1!`],
    ['blanks inside and around', ' Tri plava konja 1! '],
    ['ћирилица', 'Шљива-77'],
    ['emoji', 'Kajsija7🙂'],
  ])('with a password of %s, which is kept exactly', async (_, password) => {
    const { body } = await register({ password });
    await app.call(verifyEmail, {
      body: { token: await mailedToken(app, 'accounts.verification', body.email) },
    });
    expect((await logIn(body.email, password)).data.user.email).toBe(body.email);
    for (const near of [password.trim(), password.slice(0, -1), password.slice(0, 72)]) {
      if (near === password) continue;
      expect(await refusalOf(logIn(body.email, near))).toMatchObject({ code: 'accounts.wrong-credentials' });
    }
  });

  test('with a letter put together from two characters, typed as one later', async () => {
    const { body } = await register({ password: 'C\u030Cvorak-7' });
    await app.call(verifyEmail, {
      body: { token: await mailedToken(app, 'accounts.verification', body.email) },
    });
    expect((await logIn(body.email, '\u010Cvorak-7')).data.user.email).toBe(body.email);
  });

  test.each([
    'ana@primer.rs\r\nBcc: drugi@primer.rs',
    'ana@primer.rs, drugi@primer.rs',
    'ana@primer.rs; drugi@primer.rs',
    'ana@primer.rs drugi@primer.rs',
    'Ana <ana@primer.rs>',
    '"ana\r\n"@primer.rs',
    'ana@primer.rs%0abcc:x@primer.rs',
  ])('is refused with more than one plain address: %j', async (email) => {
    const before = (await app.mails()).length;
    expect((await refusalOf(register({ email })))?.fields).toEqual(['email email']);
    expect(await app.mails()).toHaveLength(before);
  });

  test('is refused with unknown fields', async () => {
    const body = { ...jobseekerForm(), accountType: 'admin' } as never;
    expect((await refusalOf(app.call(registerJobseeker, { body }, { from })))?.fields).toEqual([
      'accountType unknown-field',
    ]);
  });
});

describe('an address that has an account', () => {
  test('gets the same response; the owner is informed, and nothing changes', async () => {
    const { row } = await buildAccount(app, { mailLanguage: 'en' });
    const { data } = await register({ email: row.email });
    expect(data).toEqual({ email: row.email });
    expect(await accountOf(row.email)).toEqual(row);
    expect(await mailsTo(row.email)).toMatchObject([
      { template: 'accounts.already-registered', language: 'en', accountId: row.id },
    ]);
  });

  test('of a company is answered the same to a candidate, and the other way round', async () => {
    const { account } = await buildEmployer(app);
    expect((await register({ email: account.email })).data).toEqual({ email: account.email });
    const candidate = await buildAccount(app);
    const { body } = await registerFirm({ email: candidate.email });
    expect((await mailsTo(candidate.email)).map(({ params }) => params)).toMatchObject([{ accountType: 'jobseeker' }]);
    expect(await executor.select().from(employers).where(eq(employers.pib, body.pib))).toEqual([]);
  });

  test('gets three mails a day, however many attempts there are', async () => {
    const { email } = await buildAccount(app);
    for (let time = 0; time < 4; time += 1) await register({ email });
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('registered twice at the same moment has one account and its owner is informed', async () => {
    const form = jobseekerForm();
    const answers = await Promise.all(
      [form, form, form].map((body) => app.call(registerJobseeker, { body }, { from })),
    );
    for (const { data } of answers) expect(data).toEqual({ email: form.email });
    expect(await executor.select().from(accounts).where(eq(accounts.email, form.email))).toHaveLength(1);
    expect((await mailsTo(form.email)).map(({ template }) => template).sort()).toEqual([
      'accounts.already-registered',
      'accounts.already-registered',
      'accounts.verification',
    ]);
  });
});

describe('a company registers', () => {
  test('with its data normalised and not yet verified', async () => {
    const pib = newPib();
    const { body } = await registerFirm({
      company: '  Mlin\r\nKlas  ',
      pib: `RS ${pib.slice(0, 3)}.${pib.slice(3, 6)}-${pib.slice(6)}`,
      registrationNumber: '17 162 543',
      website: 'kvarc.example',
      postal: '11 000',
    });
    const account = await accountOf(body.email);
    expect(account).toMatchObject({ accountType: 'employer', newsNotifications: true, specialOffers: false });
    const [firm] = await executor
      .select()
      .from(employers)
      .where(eq(employers.accountId, account?.id ?? ''));
    expect(firm).toMatchObject({
      company: 'Mlin Klas',
      companyFolded: 'mlin klas',
      pib,
      registrationNumber: '17162543',
      registrationNumberConfirmed: false,
      phone: '+381113245678',
      website: 'https://kvarc.example',
      location: 'Beograd',
      postal: '11000',
      address: 'Njegoševa 14',
      verifiedAt: null,
    });
    await app.call(verifyEmail, {
      body: { token: await mailedToken(app, 'accounts.verification', body.email) },
    });
    const { user } = (await logIn(body.email, goodPassword, 'employer')).data;
    expect(user).toMatchObject({ company: 'Mlin Klas', employerId: firm?.id });
  });

  test('with special offers only when it agrees to them', async () => {
    const { body } = await registerFirm({ specialOffers: true, newsNotifications: false });
    const { id = '', ...account } = (await accountOf(body.email)) ?? {};
    expect(account).toMatchObject({ specialOffers: true, newsNotifications: false });
    const kinds = await executor.select().from(consents).where(eq(consents.accountId, id));
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['specialOffers', 'terms']);
  });

  test.each([
    ['a PIB of seven digits', { pib: '1000000' }, ['pib pib-form']],
    ['a PIB with a wrong check digit', { pib: '101134701' }, ['pib pib-check']],
    [
      'a registration number of seven digits',
      { registrationNumber: '7007965' },
      ['registrationNumber registration-number-form'],
    ],
    [
      'a registration number with a letter',
      { registrationNumber: '1716254A', registrationNumberConfirmed: true },
      ['registrationNumber registration-number-form'],
    ],
    [
      'a check digit nobody has confirmed',
      { registrationNumber: '17162544' },
      ['registrationNumber registration-number-check'],
    ],
    ['a phone that is none', { phone: '060123' }, ['phone phone']],
    ['a web address that is none', { website: 'javascript:alert(1)' }, ['website web-address']],
    ['a postal code of four digits', { postal: '1100' }, ['postal postal']],
    ['no company', { company: '\r\n' }, ['company required']],
    ['a list of addresses', { email: 'a@primer.rs,b@primer.rs' }, ['email email']],
  ] as const)('is refused: %s', async (_, change, expected) => {
    expect((await refusalOf(registerFirm(change)))?.fields).toEqual(expected);
  });

  test('with a wrong check digit of the registration number that it confirms', async () => {
    const { body } = await registerFirm({
      registrationNumber: '17162544',
      registrationNumberConfirmed: true,
    });
    const [firm] = await executor.select().from(employers).where(eq(employers.pib, body.pib));
    expect(firm).toMatchObject({ registrationNumber: '17162544', registrationNumberConfirmed: true });
  });

  test('is refused with the PIB of another account, whether its address is known or not', async () => {
    const { row } = await buildEmployer(app, { pib: newPib() });
    const account = await buildAccount(app);
    for (const email of [account.email, 'sasvim.nova@primer.rs']) {
      const problem = await refusalOf(registerFirm({ pib: row.pib ?? '', email }));
      expect(problem?.errors).toMatchObject([{ path: 'pib', code: 'pib-taken' }]);
      expect(problem?.errors[0]?.message).toMatch(/^Firma sa ovim PIB-om već ima nalog/);
    }
    expect(await accountOf('sasvim.nova@primer.rs')).toBeUndefined();
  });

  test('with the PIB of an imported company without an account', async () => {
    const pib = newPib();
    await buildEmployer(app, { pib, accountId: null });
    const { body } = await registerFirm({ pib });
    expect(await accountOf(body.email)).toMatchObject({ accountType: 'employer' });
  });

  test('twice at the same moment with one PIB: one gets the account, the other a refusal', async () => {
    const pib = newPib();
    const forms = [employerForm({ pib }), employerForm({ pib })];
    const answers = await Promise.all(forms.map((body) => refusalOf(app.call(registerEmployer, { body }, { from }))));
    const [problem] = answers.filter((answer) => answer !== null);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(problem?.errors).toMatchObject([{ path: 'pib', code: 'pib-taken' }]);
    const made = await Promise.all(forms.map(({ email }) => accountOf(email)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await executor.select().from(employers).where(eq(employers.pib, pib))).toHaveLength(1);
  });
});

test('the twenty-first registration from one network address within an hour has to wait', async () => {
  for (let time = 0; time < 20; time += 1) {
    await refusalOf(registerFirm({ pib: '101134702' }));
  }
  const response = await app.fetch('/api/auth/register/jobseeker', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(jobseekerForm()),
    from,
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  from = '198.51.100.250';
  expect((await register()).data.email).toBeTruthy();
});
