import { desc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getHome } from '#features/finding/home/contract.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { signedIn, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { getAdOptions, listAdTypes, listPackages } from '../contract.ts';
import { getPriceList, savePriceList } from '../price-list-contract.ts';
import type { PriceListForm, PriceListView } from '../price-list-fields.ts';

const app = await createTestApplication(testProvider);
const as = await signedIn(app, 'admin');
const colleague = await signedIn(app, 'admin');

const read = async () => (await app.call(getPriceList, {}, { as })).data;
const inputOf = ({ packages, free, ...list }: PriceListView): PriceListForm => ({
  ...list,
  free: { questionnaire: free.questionnaire },
  packages: packages.map(({ name: _, ...sold }) => sold),
});
/** The current price list with one change. */
const changed = async (change: (list: PriceListForm) => void): Promise<PriceListForm> => {
  const list = inputOf(await read());
  change(list);
  return list;
};
const save = async (change: (list: PriceListForm) => void, how = as) =>
  (await app.call(savePriceList, { body: await changed(change) }, { as: how })).data;
const refusal = async (change: (list: PriceListForm) => void) =>
  refusalOf(app.call(savePriceList, { body: await changed(change) }, { as }));
const typeOf = (list: PriceListForm, code: string) =>
  list.adTypes.find((type) => type.code === code) as PriceListForm['adTypes'][number];

describe('a saved price list', () => {
  test('holds at once for visitors and employers, and the log says what has changed', async () => {
    const prices = (list: PriceListForm) => {
      (typeOf(list, 'hot').prices[1] as { netPara: unknown }).netPara = '12.345,50';
    };
    const { version } = await read();
    expect((await save(prices)).version).toBe(version + 1);
    const hot = (await app.call(listAdTypes, {})).data.find(({ code }) => code === 'hot');
    expect(hot?.prices[1]).toMatchObject({ days: 30, net: 1_234_550 });
    const [entry] = await app.database.executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'prices.save', details: { 'hot.30': '1140000 → 1234550' } });
  });

  test('keeps a type that is switched off visible, and sells it no more', async () => {
    const { token } = await signedInEmployer(app, { pib: '104052135', registrationNumber: '17162543' });
    await save((list) => {
      typeOf(list, 'featured').available = false;
    });
    const options = (await app.call(getAdOptions, {}, { as: token })).data.adTypes;
    expect(options.find(({ code }) => code === 'featured')?.refusal).toBe('not-available');
    const body = {
      ...buildPostingInput({ productGroup: 'featured' }),
      purchase: { kind: 'single' as const, total: 588_000 },
    };
    const refused = await refusalOf(app.call(sendPosting, { body }, { as: token }));
    expect(refused?.fields).toEqual(['productGroup not-listed']);
    await save((list) => {
      typeOf(list, 'featured').available = true;
    });
  });

  test('decides whether questions are taken', async () => {
    const { token } = await signedInEmployer(app);
    const questions = [{ id: 'p1', text: 'Da li imate dozvolu?', answerType: 'free' as const, answers: [] }];
    const send = async () =>
      (await app.call(sendPosting, { body: buildPostingInput({ questions }) }, { as: token })).data;
    expect((await send()).questionsLeftOut).toBe(true);
    await save((list) => {
      list.free.questionnaire = true;
    });
    expect((await send()).questionsLeftOut).toBe(false);
  });

  test('takes a type off the home page and its badge out of lists', async () => {
    const { id } = await buildPosting(app, { productGroup: 'promoted', priority: 1 });
    const home = async () => (await app.call(getHome, {})).data.promoted.map((card) => card.id);
    const card = async () => (await app.call(searchPostings, {})).data.find((found) => found.id === id);
    expect(await home()).toContain(id);
    expect((await card())?.badge).toBe(true);
    await save((list) => {
      Object.assign(typeOf(list, 'promoted'), { onHome: false, listBadge: false });
    });
    expect(await home()).toEqual([]);
    expect((await card())?.badge).toBe(false);
  });

  test('lets each package reach to where the next one begins', async () => {
    await save((list) => {
      for (const [at, minAds] of ['2', ' 5 ', 12].entries()) (list.packages[at] as { minAds: unknown }).minAds = minAds;
    });
    const sizes = (await app.call(listPackages, {})).data.map(({ minAds, maxAds }) => [minAds, maxAds]);
    expect(sizes).toEqual([
      [2, 4],
      [5, 11],
      [12, null],
    ]);
  });
});

test('of two parallel saves the second gets a conflict with the saved state', async () => {
  const before = await changed((list) => {
    typeOf(list, 'standard').questionnaire = true;
  });
  const [one, other] = await Promise.all(
    [as, colleague].map((who) => refusalOf(app.call(savePriceList, { body: before }, { as: who }))),
  );
  const refused = one ?? other;
  expect([one, other].filter((result) => result === null)).toHaveLength(1);
  expect(refused).toMatchObject({ code: 'conflict', current: { version: before.version + 1 } });
});

test.each<[string, (list: PriceListForm) => void, string]>([
  ['no price', (list) => setPrice(list, ''), 'adTypes.0.prices.0.netPara required'],
  ['words', (list) => setPrice(list, 'skupo'), 'adTypes.0.prices.0.netPara amount'],
  ['English separators', (list) => setPrice(list, '9,900.00'), 'adTypes.0.prices.0.netPara amount'],
  ['nothing for a paid ad', (list) => setPrice(list, '0'), 'adTypes.0.prices.0.netPara too-small'],
  ['a negative price', (list) => setPrice(list, -5), 'adTypes.0.prices.0.netPara too-small'],
  ['parts of a para', (list) => setPrice(list, 100.5), 'adTypes.0.prices.0.netPara amount'],
  ['millions', (list) => setPrice(list, '1.000.001'), 'adTypes.0.prices.0.netPara too-big'],
  [
    'a discount of 100 %',
    (list) => setPackage(list, 0, { discountPercent: 100 }),
    'packages.0.discountPercent too-big',
  ],
  ['half an ad', (list) => setPackage(list, 1, { minAds: '6,5' }), 'packages.1.minAds whole'],
  ['packages in the wrong order', (list) => setPackage(list, 1, { minAds: 2 }), 'packages.1.minAds too-small'],
  ['no validity', (list) => setPackage(list, 2, { validMonths: 0 }), 'packages.2.validMonths too-small'],
  [
    'a badge where there is none',
    (list) => Object.assign(typeOf(list, 'standard'), { listBadge: true }),
    'adTypes.3.listBadge invalid',
  ],
  ['a type left out', (list) => list.adTypes.pop(), 'adTypes invalid'],
  ['a period left out', (list) => list.adTypes[0]?.prices.pop(), 'adTypes.0.prices invalid'],
])('refused at its field: %s', async (_name, change, expected) => {
  expect((await refusal(change))?.fields).toEqual([expected]);
});

function setPrice(list: PriceListForm, netPara: number | string): void {
  Object.assign(list.adTypes[0]?.prices[0] ?? {}, { netPara });
}
function setPackage(list: PriceListForm, at: number, change: Partial<PriceListForm['packages'][number]>): void {
  Object.assign(list.packages[at] ?? {}, change);
}
