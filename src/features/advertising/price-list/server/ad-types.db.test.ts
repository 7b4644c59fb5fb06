import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { adTypes } from '../../server/ad-type-table.ts';
import { getAdOptions, listAdTypes, listPackages } from '../contract.ts';

const app = await createTestApplication(testProvider);

test('prices are dinars, in English euros by the rate, with separate VAT', async () => {
  const serbian = (await app.call(listAdTypes, {})).data;
  expect(serbian.map(({ code }) => code)).toEqual(['promoted', 'hot', 'featured', 'standard', 'free']);
  expect(serbian[0]).toMatchObject({
    questionnaire: true,
    prices: [
      { days: 15, currency: 'RSD', net: 990_000, vat: 198_000, total: 1_188_000 },
      { days: 30, net: 1_590_000 },
      { days: 45, net: 2_090_000 },
    ],
  });
  const english = (await app.call(listAdTypes, {}, { language: 'en' })).data;
  expect(english[0]?.prices[0]).toEqual({
    days: 15,
    currency: 'EUR',
    net: 8447,
    vat: 1689,
    total: 10_136,
    orderTotal: 1_188_000,
    orderNet: 990_000,
  });
  expect(english.at(-1)?.prices).toEqual([
    { days: 15, currency: 'EUR', net: 0, vat: 0, total: 0, orderTotal: 0, orderNet: 0 },
  ]);
});

test('an employer reads how many free periods are used and why the free ad is closed', async () => {
  const { token, row } = await signedInEmployer(app);
  const options = async () => (await app.call(getAdOptions, {}, { as: token })).data;
  const free = async () => (await options()).adTypes.find(({ code }) => code === 'free');

  expect((await options()).free).toEqual({ used: 0, limit: 2 });
  expect(await free()).toMatchObject({ available: true, refusal: null });
  for (const state of ['active', 'in_review'] as const) {
    const firstPublishedAt = state === 'active' ? app.clock.now() : null;
    await buildPosting(app, { employerId: row.id, productGroup: 'free', state, firstPublishedAt });
  }
  expect((await options()).free).toEqual({ used: 2, limit: 2 });
  expect(await free()).toMatchObject({ available: true, refusal: 'free-limit-reached' });
  expect((await options()).adTypes.filter(({ refusal }) => refusal === null)).toHaveLength(4);
});

test('packages say their discount, how long they are valid and what their ads cost', async () => {
  const packages = (await app.call(listPackages, {})).data;
  expect(packages.map(({ prices: _, ...sold }) => sold)).toEqual([
    { code: 'a-plus', name: 'A+', discountPercent: 10, minAds: 3, maxAds: 5, validMonths: 6 },
    { code: 'a-plus-plus', name: 'A++', discountPercent: 20, minAds: 6, maxAds: 9, validMonths: 6 },
    {
      code: 'a-plus-plus-plus',
      name: 'A+++',
      discountPercent: 30,
      minAds: 10,
      maxAds: null,
      validMonths: 12,
    },
  ]);
  const [first, , last] = packages;
  expect(first?.prices.map(({ adType, days }) => `${adType} ${days}`)).toEqual(
    ['promoted', 'hot', 'featured', 'standard'].flatMap((type) => [15, 30, 45].map((days) => `${type} ${days}`)),
  );
  expect(first?.prices[1]).toEqual({
    adType: 'promoted',
    days: 30,
    currency: 'RSD',
    regular: 1_590_000,
    net: 1_431_000,
    leastRegular: 4_770_000,
    leastNet: 4_293_000,
  });
  expect(last?.prices[1]).toMatchObject({ net: 1_113_000, leastRegular: 15_900_000, leastNet: 11_130_000 });

  const english = (await app.call(listPackages, {}, { language: 'en' })).data;
  expect(english[0]?.prices[1]).toMatchObject({
    currency: 'EUR',
    regular: 13_567,
    net: 12_210,
    leastRegular: 40_701,
    leastNet: 36_631,
  });
});

test('an ad type that is switched off is not sold in packages', async () => {
  const { executor } = app.database;
  await executor.update(adTypes).set({ available: false }).where(eq(adTypes.code, 'hot'));
  const types = (await app.call(listPackages, {})).data.map(({ prices }) => new Set(prices.map((p) => p.adType)));
  expect(types).toEqual(Array(3).fill(new Set(['promoted', 'featured', 'standard'])));
  await executor.update(adTypes).set({ available: true }).where(eq(adTypes.code, 'hot'));
});
