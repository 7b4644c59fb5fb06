import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { deleteCompany } from '#features/employers/administration/contract.ts';
import { rejectPosting } from '#features/moderation/contract.ts';
import type { SentForm } from '#features/postings/input-fields.ts';
import { closePosting, listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { renewPosting, sendPosting } from '#features/publishing/sending/contract.ts';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { addMonths, localDay } from '#kit/dates.ts';
import { signedInAdmin, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { getAdOptions } from '../../price-list/contract.ts';
import { adPackages, adPrices } from '../../server/ad-type-table.ts';
import { creditPackages } from '../../server/credit-table.ts';
import {
  cancelOrder,
  getCredits,
  importStatement,
  listOrders,
  orderPackage,
  orderProforma,
  payOrder,
  quoteOrder,
} from '../contract.ts';

const app = await createTestApplication(testProvider);
const { executor } = app.database;
const { anew: admin } = await signedInAdmin(app);

/** Featured for 30 days in A+: 3 × 7.900 RSD less 10 %, plus VAT. */
const total = 2_559_600;
const three = { adType: 'featured', days: 30, count: 3, total } as const;
/** A single ad of this kind. */
const single = { kind: 'single', total: 948_000 } as const;
const featured: Partial<SentForm> = { productGroup: 'featured', productDuration: 30, purchase: single };
const inPackage: Partial<SentForm> = { ...featured, purchase: { kind: 'package', count: 3, total } };

let lastPib = 0;
const company = (change: Parameters<typeof signedInEmployer>[1] = {}) => {
  lastPib += 1;
  const pib = String(300_000_000 + lastPib);
  return signedInEmployer(app, { pib, registrationNumber: '20084693', ...change });
};
type Company = Awaited<ReturnType<typeof company>>;

const send = (as: string, change: Partial<SentForm> = featured, idempotencyKey?: string) =>
  app.call(
    sendPosting,
    { body: { ...buildPostingInput(), ...change } },
    { as, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const buy = (as: string, change: Partial<Parameters<typeof quote>[1]> & { total?: number } = {}, key?: string) =>
  app.call(orderPackage, { body: { ...three, ...change } }, { as, ...(key ? { idempotencyKey: key } : {}) });
const quote = (
  as: string,
  { adType, days, count }: { adType: 'featured' | 'free' | 'hot'; days: number; count: number },
  language: 'sr' | 'en' = 'sr',
) => app.call(quoteOrder, { body: { adType, days, count } }, { as, language });

const pay = async (id: number) =>
  app.call(payOrder, { params: { id: String(id) }, body: { note: 'Izvod 214' } }, await admin());
const ordersOf = async (employer: Company) => (await app.call(listOrders, { query: {} }, await employer.anew())).data;
const creditsOf = async (employer: Company) => (await app.call(getCredits, {}, await employer.anew())).data;
const changesOf = async (employer: Company) =>
  (await creditsOf(employer)).flatMap(({ changes }) => changes.map(({ event, change }) => [event, change]));
const optionsOf = async (employer: Company) => (await app.call(getAdOptions, {}, await employer.anew())).data;
const postingsOf = async (employer: Company, tab: 'active' | 'pending' | 'history') =>
  (await app.call(listOwnPostings, { query: { tab } }, await employer.anew())).data;

/** A company with three paid ads in A+. */
const withPackage = async (change: Parameters<typeof signedInEmployer>[1] = {}) => {
  const employer = await company(change);
  await pay((await buy(employer.token)).data.id);
  return employer;
};

describe('a quote', () => {
  test('says sum, discount, base, VAT and total in para, and in the money of the language', async () => {
    const { token } = await company();
    const { data } = await quote(token, three);
    const para = { net: 790_000, sum: 2_370_000, discount: 237_000, base: 2_133_000, vat: 426_600, total };
    expect(data).toEqual({
      adType: 'featured',
      days: 30,
      count: 3,
      discountPercent: 10,
      package: { code: 'a-plus', name: 'A+', validMonths: 6 },
      para,
      shown: { currency: 'RSD', ...para },
    });
    const english = (await quote(token, three, 'en')).data;
    expect(english.para).toEqual(para);
    // 7.900 / 117.2 = 67.41 €
    expect(english.shown).toEqual({
      currency: 'EUR',
      net: 6741,
      sum: 20_223,
      discount: 2022,
      base: 18_201,
      vat: 3640,
      total: 21_841,
    });
  });

  test.each([
    [1, 0, null],
    [5, 10, 'A+'],
    [6, 20, 'A++'],
    [10, 30, 'A+++'],
    [500, 30, 'A+++'],
  ])('of %i ads has a discount of %i %%', async (count, discountPercent, name) => {
    const { data } = await quote((await company()).token, { ...three, count });
    expect([data.discountPercent, data.package?.name ?? null]).toEqual([discountPercent, name]);
  });

  test.each([
    [{ count: 2 }, 'count'],
    [{ count: 0 }, 'count'],
    [{ count: 501 }, 'count'],
    [{ count: 3.5 }, 'count'],
    [{ days: 31 }, 'days'],
    [{ adType: 'free' as const, days: 15 }, 'adType'],
  ])('of %o is refused', async (change, path) => {
    const refused = await refusalOf(quote((await company()).token, { ...three, ...change }));
    expect([refused?.status, ...(refused?.errors.map((error) => error.path) ?? [])]).toEqual([422, path]);
  });
});

describe('a package from the price list', () => {
  test('is ordered once, has its sums on order and invoice, and gives credits from the payment on', async () => {
    const employer = await company();
    const key = 'jedan-paket-dva-pritiska';
    await Promise.allSettled([buy(employer.token, {}, key), buy(employer.token, {}, key)]);
    await buy(employer.token, {}, key);
    const [order, ...more] = await ordersOf(employer);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      state: 'awaiting_payment',
      adType: 'featured',
      days: 30,
      count: 3,
      posting: null,
      sum: 2_370_000,
      discountPercent: 10,
      discount: 237_000,
      base: 2_133_000,
      vat: 426_600,
      total,
      package: { name: 'A+', validMonths: 6 },
    });
    expect(await creditsOf(employer)).toEqual([]);
    await app.jobs.runPending();
    const params = { id: String(order?.id) };
    const link = await app.call(orderProforma, { params }, { as: employer.token });
    const { pages } = await readPdf(new Uint8Array(await (await app.fetch(link.data.url)).arrayBuffer()));
    for (const words of ['Paket A+, važi 6 meseci od uplate', 'Popust 10%', '25.596,00'])
      expect(pages.join(' ')).toContain(words);
    await pay(order?.id ?? 0);
    const until = addMonths(localDay(app.clock.now()), 6);
    expect(await creditsOf(employer)).toMatchObject([
      { name: 'A+', order: order?.number, bought: 3, left: 3, validTo: until, expired: false },
    ]);
    expect(await changesOf(employer)).toEqual([['paid', 3]]);
    expect((await optionsOf(employer)).credits).toEqual([
      { adType: 'featured', days: 30, left: 3, validTo: until, packageName: 'A+' },
    ]);
    await app.jobs.runPending();
    const mails = (await app.mails()).filter(({ recipient }) => recipient === employer.account.email);
    expect(mails.map(({ template }) => template)).toEqual(['orders.proforma', 'orders.paid']);
    expect(mails[0]?.plain).toContain('Paket A+, 3 istaknuta oglasa, 30 dana');
    expect(mails[1]?.plain).toContain('Paket je aktivan');
  });

  test('is refused at another price, for no package, and without the company’s data', async () => {
    const { token } = await company();
    const changed = await refusalOf(buy(token, { total: total - 1 }));
    expect([changed?.status, changed?.code]).toEqual([409, 'advertising.price-changed']);
    expect(changed?.detail).toContain('25.596');
    expect(await codeOf(buy(token, { count: 2 }))).toBe('validation');
    expect(await codeOf(buy(token, { adType: 'free', days: 15 }))).toBe('validation');
    expect(await codeOf(buy((await company({ registrationNumber: null })).token))).toBe('advertising.no-company-data');
  });

  test('cannot be ordered by a blocked company, though its token has not expired', async () => {
    const { token, account } = await company();
    await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, account.row.id));
    expect(await codeOf(buy(token))).toBe('unauthorized');
  });

  test('is deleted with its company while unpaid', async () => {
    const employer = await company();
    const { id } = (await buy(employer.token)).data;
    const params = { id: String(employer.row.id) };
    const reason = 'Firma je tražila brisanje naloga.';
    await app.call(deleteCompany, { params, body: { reason } }, await admin());
    expect(await codeOf(pay(id))).toBe('advertising.order-settled');
  });

  test('is valid from its payment on, however long that was waited for', async () => {
    const employer = await company();
    const { id } = (await buy(employer.token)).data;
    app.clock.advance({ days: 12 });
    await pay(id);
    const validTo = addMonths(localDay(app.clock.now()), 6);
    expect(await creditsOf(employer)).toMatchObject([{ validTo, paidAt: app.clock.now().toISOString() }]);
  });

  test('that is cancelled gives nothing; paid afterwards it is listed', async () => {
    const employer = await company();
    const { id, reference } = (await buy(employer.token)).data;
    await app.call(cancelOrder, { params: { id: String(id) } }, { as: employer.token });
    const csv = `21.11.2026;25.596,00;${reference};;`;
    const { data } = await app.call(importStatement, { body: { csv } }, await admin());
    expect(data.lines).toMatchObject([{ outcome: 'cancelled' }]);
    expect(await creditsOf(employer)).toEqual([]);
  });
});

describe('a package bought with a posting', () => {
  test('waits with it; paid, the posting goes live by the first of its ads', async () => {
    const employer = await company();
    const { data } = await send(employer.token, inPackage);
    expect(data).toMatchObject({ posting: { state: 'awaiting_payment' }, waitsFor: 'payment' });
    const [order] = await ordersOf(employer);
    expect(order).toMatchObject({ count: 3, total, posting: { id: data.posting.id } });
    expect(await creditsOf(employer)).toEqual([]);
    await pay(order?.id ?? 0);
    expect(await postingsOf(employer, 'active')).toMatchObject([{ id: data.posting.id }]);
    expect(await changesOf(employer)).toEqual([
      ['paid', 3],
      ['used', -1],
    ]);
    expect((await creditsOf(employer))[0]?.left).toBe(2);
  });

  test('closes it when it is cancelled, and makes no package', async () => {
    const employer = await company();
    const { data } = await send(employer.token, inPackage);
    const [order] = await ordersOf(employer);
    await app.call(cancelOrder, { params: { id: String(order?.id) } }, { as: employer.token });
    expect(await postingsOf(employer, 'history')).toMatchObject([{ id: data.posting.id, state: 'closed' }]);
    expect(await creditsOf(employer)).toEqual([]);
  });

  test('is refused when its price or its terms have changed', async () => {
    const employer = await company();
    await executor.update(adPrices).set({ netPara: 791_000 }).where(eq(adPrices.netPara, 790_000));
    const dearer = await refusalOf(send(employer.token, inPackage));
    await executor.update(adPrices).set({ netPara: 790_000 }).where(eq(adPrices.netPara, 791_000));
    expect([dearer?.code, dearer?.detail]).toEqual(['advertising.price-changed', expect.stringContaining('25.628,40')]);
    const plus = eq(adPackages.code, 'a-plus');
    await executor.update(adPackages).set({ discountPercent: 5 }).where(plus);
    const lessOff = await refusalOf(send(employer.token, inPackage));
    await executor.update(adPackages).set({ discountPercent: 10, minAds: 4 }).where(plus);
    const larger = await refusalOf(send(employer.token, inPackage));
    await executor.update(adPackages).set({ minAds: 3 }).where(plus);
    expect(lessOff?.code).toBe('advertising.price-changed');
    expect([larger?.status, larger?.errors]).toMatchObject([
      422,
      [{ path: 'purchase.count', code: 'too-small', params: { min: 4 } }],
    ]);
    expect(await ordersOf(employer)).toEqual([]);
  });
});

describe('a credit', () => {
  test('is used before money, and the posting waits for no payment', async () => {
    const employer = await withPackage();
    const { as: token } = await employer.anew();
    for (const purchase of [single, { kind: 'credit' } as const, null])
      expect((await send(token, { ...featured, purchase })).data.posting.state).toBe('active');
    expect(await codeOf(send(token, { ...featured, purchase: { kind: 'credit' } }))).toBe('advertising.no-credit');
    expect((await creditsOf(employer))[0]?.left).toBe(0);
    expect((await optionsOf(employer)).credits).toEqual([]);
    expect(await ordersOf(employer)).toHaveLength(1);
    expect((await send(token)).data.waitsFor).toBe('payment');
  });

  test('is for its ad type and period alone', async () => {
    const { token } = await withPackage();
    const refused = (change: Partial<SentForm>) =>
      codeOf(send(token, { ...featured, purchase: { kind: 'credit' }, ...change }));
    expect(await refused({ productDuration: 15 })).toBe('advertising.no-credit');
    expect(await refused({ productGroup: 'hot' })).toBe('advertising.no-credit');
  });

  test('of a hundred sendings at once is used as often as there are some', async () => {
    const employer = await withPackage({ verifiedAt: null });
    const { as: token } = await employer.anew();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => codeOf(send(token, { ...featured, purchase: { kind: 'credit' } }))),
    );
    expect(results.filter((code) => code === null)).toHaveLength(3);
    expect(new Set(results)).toEqual(new Set([null, 'advertising.no-credit']));
    expect((await creditsOf(employer))[0]?.left).toBe(0);
    expect(await postingsOf(employer, 'pending')).toHaveLength(3);
  });

  test('the same sending twice uses one', async () => {
    const employer = await withPackage();
    const { as: token } = await employer.anew();
    const key = 'dva-puta-isti-oglas-iz-paketa';
    await Promise.allSettled([send(token, featured, key), send(token, featured, key)]);
    await send(token, featured, key);
    expect((await creditsOf(employer))[0]?.left).toBe(2);
    expect((await app.call(getEmployerSummary, {}, { as: token })).data.credits).toEqual({
      left: 2,
      bought: 3,
      name: 'A+',
    });
  });

  test('is returned when the posting never goes live', async () => {
    const employer = await withPackage({ verifiedAt: null });
    const { as: token } = await employer.anew();
    const rejected = (await send(token)).data.posting;
    await app.call(
      rejectPosting,
      {
        params: { id: String(rejected.id) },
        body: { ground: 'other', reason: 'Nedostaje opis posla i uslova.', version: 1 },
      },
      await admin(),
    );
    expect((await creditsOf(employer))[0]?.left).toBe(2);
    await app.call(closePosting, { params: { id: String(rejected.id) }, body: { reason: 'withdrawn' } }, { as: token });
    expect((await creditsOf(employer))[0]?.left).toBe(3);
    expect(await changesOf(employer)).toEqual([
      ['paid', 3],
      ['used', -1],
      ['returned', 1],
    ]);
  });

  test('does not come back after the posting was live', async () => {
    const employer = await withPackage();
    const { as: token } = await employer.anew();
    const { id } = (await send(token)).data.posting;
    await app.call(closePosting, { params: { id: String(id) }, body: { reason: 'filled' } }, { as: token });
    expect((await creditsOf(employer))[0]?.left).toBe(2);
  });

  test('renews a posting', async () => {
    const employer = await withPackage();
    const { as: token } = await employer.anew();
    const { id } = (await send(token, { productGroup: 'free', productDuration: 15, purchase: null })).data.posting;
    const params = { id: String(id) };
    const body = { ...buildPostingInput(), ...featured, purchase: { kind: 'credit' as const }, version: 1 };
    const { data } = await app.call(renewPosting, { params, body }, { as: token });
    expect(data.waitsFor).toBeNull();
    expect(await changesOf(employer)).toEqual([
      ['paid', 3],
      ['used', -1],
    ]);
    expect((await creditsOf(employer))[0]?.changes[1]?.posting?.id).toBe(id);
  });

  test('of the package that ends first is used first', async () => {
    const employer = await withPackage();
    const { id } = (await buy((await employer.anew()).as, { count: 10, total: 6_636_000 })).data;
    await pay(id);
    await send((await employer.anew()).as);
    const { as } = await employer.anew();
    expect((await app.call(getEmployerSummary, {}, { as })).data.credits).toEqual({
      left: 12,
      bought: 13,
      name: null,
    });
    expect((await creditsOf(employer)).map(({ name, left }) => [name, left])).toEqual([
      ['A+++', 10],
      ['A+', 2],
    ]);
  });

  test('can be used to the end of its last day, and not in the minute after it', async () => {
    const employer = await withPackage();
    const [bought] = await executor.select().from(creditPackages).where(eq(creditPackages.employerId, employer.row.id));
    const validUntil = bought?.validUntil ?? new Date(0);
    app.clock.advance({ minutes: Math.floor((validUntil.getTime() - app.clock.now().getTime()) / 60_000) });
    const credit = { ...featured, purchase: { kind: 'credit' as const } };
    expect(await codeOf(send((await employer.anew()).as, credit))).toBeNull();
    app.clock.advance({ minutes: 1 });
    expect(await codeOf(send((await employer.anew()).as, credit))).toBe('advertising.no-credit');
    expect(await creditsOf(employer)).toMatchObject([{ left: 0, expired: true }]);
    expect(await changesOf(employer)).toEqual([
      ['paid', 3],
      ['used', -1],
      ['expired', -2],
    ]);
    expect((await optionsOf(employer)).credits).toEqual([]);
    const { as } = await employer.anew();
    expect((await app.call(getEmployerSummary, {}, { as })).data.credits).toBeNull();
  });

  test('belongs to one employer', async () => {
    await withPackage();
    const other = await company();
    expect(await codeOf(send(other.token, { ...featured, purchase: { kind: 'credit' } }))).toBe(
      'advertising.no-credit',
    );
    expect(await creditsOf(other)).toEqual([]);
    expect((await app.call(getEmployerSummary, {}, { as: other.token })).data.credits).toBeNull();
  });
});

test('a recruiter publishes for money and sees the order, but is offered no package and buys none', async () => {
  const owner = await company();
  const { token } = await signedInMember(app, owner, 'recruiter');
  expect((await app.call(getAdOptions, {}, { as: token })).data.packages).toEqual([]);
  expect((await app.call(getAdOptions, {}, { as: owner.token })).data.packages).not.toEqual([]);
  expect(await codeOf(send(token, inPackage))).toBe('forbidden');
  expect(await codeOf(buy(token))).toBe('forbidden');
  await send(token);
  await app.jobs.runPending();
  const { data } = await app.call(listOrders, {}, { as: token });
  expect(data.map(({ total: sum }) => sum)).toEqual([single.total]);
  const params = { id: String(data[0]?.id) };
  expect(await codeOf(app.call(cancelOrder, { params }, { as: token }))).toBe('forbidden');
  // The invoice is sent to the owner.
  const to = (await app.mails()).map(({ recipient }) => recipient);
  expect(to).toContain(owner.account.email);
});
