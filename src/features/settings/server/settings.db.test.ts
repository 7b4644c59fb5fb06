import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { requestPasswordReset } from '#features/accounts/recovery/contract.ts';
import { getAdOptions, listAdTypes, listPackages } from '#features/advertising/price-list/contract.ts';
import { getContact, sendContact } from '#features/contact/messages/contract.ts';
import { createAudit } from '#host/audit/audit.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getSettings, saveSettings } from '../contract.ts';
import type { SettingsForm, SettingsView } from '../fields.ts';
import { createSettings } from './index.ts';

const app = await createTestApplication({
  PROVIDER_NAME: 'Čigra d.o.o.',
  PROVIDER_BANK_ACCOUNT: '840-955845-10',
  CONTACT_EMAIL: 'podrska@prilika.test',
});
const token = await signedIn(app, 'admin');
const as = { as: token };

const read = async (): Promise<SettingsView> => (await app.call(getSettings, {}, as)).data;
const save = async (change: Partial<SettingsForm> = {}) =>
  (await app.call(saveSettings, { body: { ...(await read()), ...change } }, as)).data;
const provider = async (change: Partial<SettingsForm['provider']>): Promise<Partial<SettingsForm>> => ({
  provider: { ...(await read()).provider, ...change },
});
const other = (name: string) =>
  createSettings({
    database: app.database,
    clock: app.clock,
    audit: createAudit(app.clock),
    effects: {
      isFreeAdOffered: async () => true,
      offerFreeAd: async () => {},
      rateChanged: async () => {},
    },
    first: {
      name,
      address: '',
      pib: '',
      registrationNumber: '',
      bankAccount: '',
      email: '',
      phone: '',
    },
  });

test('the environment gives the first values of an empty database, and no later ones', async () => {
  expect(await read()).toEqual({
    provider: {
      name: 'Čigra d.o.o.',
      address: '',
      pib: '',
      registrationNumber: '',
      phone: '',
      bankAccount: '840000000095584510',
      email: 'podrska@prilika.test',
      registrationNumberConfirmed: false,
    },
    euroRate: 117.2,
    freeAd: { available: true, limit: 2 },
    version: 1,
  });
  await other('Druga firma');
  expect((await read()).provider.name).toBe('Čigra d.o.o.');
});

describe('what is saved', () => {
  test('is written as it is kept and read by everybody at once', async () => {
    const before = await read();
    const saved = await save({
      provider: {
        name: ' Prilika   d.o.o. ',
        address: 'Dositejeva 1, 11000 Beograd',
        pib: 'RS 104 052 135',
        registrationNumber: '17 162 543',
        bankAccount: '165-55-74',
        email: 'Pomoc@Prilika.test',
        phone: '011/324-5678',
      },
      euroRate: '118,5',
    });
    expect(saved).toMatchObject({
      provider: {
        name: 'Prilika d.o.o.',
        address: 'Dositejeva 1, 11000 Beograd',
        pib: '104052135',
        registrationNumber: '17162543',
        bankAccount: '165000000000005574',
        email: 'pomoc@prilika.test',
        phone: '+381113245678',
      },
      euroRate: 118.5,
      version: before.version + 1,
    });
    expect(await read()).toEqual(saved);
    expect((await app.call(getContact, {})).data).toEqual({
      name: 'Prilika d.o.o.',
      address: 'Dositejeva 1, 11000 Beograd',
      pib: '104052135',
      registrationNumber: '17162543',
      email: 'pomoc@prilika.test',
      phone: '+381113245678',
    });
    const english = { language: 'en' } as const;
    const euros = Math.round(990_000 / 118.5);
    expect((await app.call(listAdTypes, {}, english)).data[0]?.prices[0]?.net).toBe(euros);
    expect((await app.call(listPackages, {}, english)).data[0]?.prices[0]?.regular).toBe(euros);
    expect((await app.call(listAdTypes, {})).data[0]?.prices[0]?.net).toBe(990_000);
  });

  test('is where messages arrive and what mails name', async () => {
    await save(await provider({ email: 'novi@prilika.test' }));
    const { email } = await buildAccount(app);
    await app.call(requestPasswordReset, { body: { email } });
    await app.jobs.runPending();
    await app.call(sendContact, {
      body: {
        name: 'Ana',
        email: 'ana@primer.rs',
        sender: 'candidate',
        subject: 'other',
        message: 'Dobar dan',
        agreement: true,
      },
    });
    const mails = await app.mails();
    expect(mails.find(({ recipient }) => recipient === email)?.params).toMatchObject({
      contact: 'novi@prilika.test',
    });
    expect(mails.map(({ recipient }) => recipient)).toContain('novi@prilika.test');
  });

  test('decides about the free ad', async () => {
    const { token: employer, row } = await signedInEmployer(app);
    const options = async () => (await app.call(getAdOptions, {}, { as: employer })).data;
    const refusalOf = async () => (await options()).adTypes.find(({ code }) => code === 'free')?.refusal;
    const firstPublishedAt = app.clock.now();
    await buildPosting(app, { employerId: row.id, productGroup: 'free', state: 'active', firstPublishedAt });

    expect(await refusalOf()).toBeNull();
    await save({ freeAd: { available: true, limit: 1 } });
    expect((await options()).free).toEqual({ used: 1, limit: 1 });
    expect(await refusalOf()).toBe('free-limit-reached');
    expect((await app.call(listAdTypes, {})).meta).toEqual({ freeAdLimit: 1 });
    await save({ freeAd: { available: false, limit: 3 } });
    expect(await refusalOf()).toBe('free-not-available');
    expect((await app.call(listAdTypes, {})).data.at(-1)).toMatchObject({ code: 'free', available: false });
    await save({ freeAd: { available: true, limit: 3 } });
    expect(await refusalOf()).toBeNull();
  });

  test('another process knows after two seconds', async () => {
    const { current } = await other('');
    const nameThere = async () => (await current(app.database.executor)).provider.name;
    expect(await nameThere()).toBe('Prilika d.o.o.');
    await save(await provider({ name: 'Nova Prilika d.o.o.' }));
    expect(await nameThere()).toBe('Prilika d.o.o.');
    app.clock.advance({ seconds: 2 });
    expect(await nameThere()).toBe('Nova Prilika d.o.o.');
  });

  test('is in the audit log with old and new values, of addresses and phones only that they have changed', async () => {
    const { freeAd } = await read();
    await save({ ...(await provider({ phone: '', bankAccount: '840-955845-10' })), euroRate: 117, freeAd });
    const entries = await app.database.executor
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'settings.save'))
      .orderBy(auditEntries.id);
    expect(entries.at(-1)).toMatchObject({
      actor: expect.any(String),
      details: {
        bankAccount: '165000000000005574 → 840000000095584510',
        phone: true,
        euroRate: '118.5 → 117',
      },
    });
  });
});

describe('what is refused', () => {
  test('an older version: the refusal contains the newer state, nothing is overwritten', async () => {
    const old = await read();
    const newer = await save({ euroRate: 120 });
    const problem = await refusalOf(app.call(saveSettings, { body: { ...old, euroRate: 99 } }, as));
    expect(problem).toMatchObject({ status: 409, code: 'conflict', current: newer });
    expect(await read()).toEqual(newer);
  });

  test('of two parallel saves the second gets a conflict', async () => {
    const old = await read();
    const results = await Promise.all(
      [101, 102, 103].map((euroRate) => refusalOf(app.call(saveSettings, { body: { ...old, euroRate } }, as))),
    );
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(results.filter((result) => result?.status === 409)).toHaveLength(2);
    expect((await read()).version).toBe(old.version + 1);
  });

  test.each<[string, string, Partial<SettingsForm['provider']>]>([
    ['name', 'required', { name: ' ' }],
    ['pib', 'pib-check', { pib: '101134701' }],
    ['pib', 'pib-form', { pib: '1011347' }],
    ['registrationNumber', 'registration-number-form', { registrationNumber: '7007965' }],
    ['registrationNumber', 'registration-number-check', { registrationNumber: '17162544' }],
    ['bankAccount', 'bank-account-check', { bankAccount: '840-955845-11' }],
    ['bankAccount', 'bank-account-form', { bankAccount: '840-955845' }],
    ['email', 'email', { email: 'podrska' }],
    ['phone', 'phone', { phone: '060123' }],
  ])('a wrong %s: %s', async (name, code, change) => {
    const before = await read();
    const problem = await refusalOf(save(await provider(change)));
    expect(problem?.errors).toMatchObject([{ path: `provider.${name}`, code }]);
    expect(await read()).toEqual(before);
  });

  test('a doubtful registration number is reported together with the other mistakes', async () => {
    const problem = await refusalOf(
      save({ ...(await provider({ pib: '1', registrationNumber: '17162544' })), euroRate: 'x' }),
    );
    expect(problem?.errors.map(({ path }) => path).sort()).toEqual([
      'euroRate',
      'provider.pib',
      'provider.registrationNumber',
    ]);
  });

  test.each(['0', '1172', '11,72', '117,2x', '117.12345', '-117', '', Number.NaN, 1e9])(
    'a rate of %s',
    async (euroRate) => {
      expect(await refusalOf(save({ euroRate }))).toMatchObject({ status: 422 });
    },
  );

  test.each([0, -1, 13, 1.5])('%d free ads', async (limit) => {
    const problem = await refusalOf(save({ freeAd: { available: true, limit } }));
    expect(problem?.errors).toMatchObject([{ path: 'freeAd.limit' }]);
  });
});

test('a registration number whose check digit does not fit is kept when it is confirmed', async () => {
  const sure = { registrationNumber: '17162544', registrationNumberConfirmed: true };
  expect((await save(await provider(sure))).provider).toMatchObject(sure);
  expect((await save({ euroRate: '117,1724' })).euroRate).toBe(117.1724);
});

test('everything but name and address of mail may be empty', async () => {
  const empty = { address: '', pib: '', registrationNumber: '', bankAccount: '', phone: '' };
  expect((await save(await provider(empty))).provider).toMatchObject(empty);
});
