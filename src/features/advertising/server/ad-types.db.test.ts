import { expect, test } from 'vitest';
import { signedInEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getAdOptions, listAdTypes } from '../contract.ts';

const app = await createTestApplication();

test('prices are dinars, in English euros by the rate, with VAT apart', async () => {
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
  expect(english[0]?.prices[0]).toEqual({ days: 15, currency: 'EUR', net: 8447, vat: 1689, total: 10_136 });
  expect(english.at(-1)?.prices).toEqual([{ days: 15, currency: 'EUR', net: 0, vat: 0, total: 0 }]);
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
