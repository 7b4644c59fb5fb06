import { expect, test } from 'vitest';
import type { AdCredit, AdOption } from '#features/advertising/price-list/fields.ts';
import { purchaseTerms, renewalTerms } from './purchase-terms.ts';

const priced = (days: number, net: number) => ({
  days,
  currency: 'RSD' as const,
  net,
  vat: net / 5,
  total: net * 1.2,
  orderNet: net,
  orderTotal: net * 1.2,
});
const option = (code: AdOption['code'], net: number): AdOption => ({
  code,
  priority: 1,
  available: true,
  questionnaire: true,
  onHome: false,
  listBadge: true,
  refusal: null,
  prices: [priced(15, net), priced(30, net * 2)],
});
const hot = option('hot', 720_000);
const sold = (name: string, minAds: number, maxAds: number | null, discountPercent: number) => ({
  code: name,
  name,
  minAds,
  maxAds,
  discountPercent,
  validMonths: 6,
});
const packages = [sold('A+', 3, 5, 10), sold('A++', 6, 9, 20), sold('A+++', 10, null, 30)];
const credit = (days: number, left: number, packageName = 'A+'): AdCredit => ({
  adType: 'hot',
  days,
  left,
  packageName,
  validTo: '2027-01-01',
});
const terms = (adCount: number, credits: AdCredit[] = [], chosen: AdOption = hot) =>
  purchaseTerms({ packages, credits }, chosen, { productDuration: 15, adCount });

test('a single ad costs its price', () => {
  expect(terms(1)).toMatchObject({
    count: 1,
    sold: null,
    purchase: { kind: 'single', total: 864_000 },
  });
});

test('several ads are a package with its discount', () => {
  expect(terms(6)).toMatchObject({
    sold: { name: 'A++' },
    sums: { sum: 4_320_000, discount: 864_000, base: 3_456_000, vat: 691_200, total: 4_147_200 },
    purchase: { kind: 'package', count: 6, total: 4_147_200 },
  });
});

test('a credit of the type and period is used before money, the one that ends first', () => {
  expect(terms(1, [credit(30, 4), credit(15, 2), credit(15, 1, 'A+++')])).toMatchObject({
    credit: { packageName: 'A+', left: 3 },
    purchase: { kind: 'credit' },
  });
  expect(terms(1, [credit(30, 4)])?.credit).toBeNull();
});

test('choosing another package costs its price, whatever credits are left', () => {
  expect(terms(3, [credit(15, 2)])).toMatchObject({ credit: null, purchase: { kind: 'package', count: 3 } });
});

test('a number that is no package any more becomes the nearest one', () => {
  expect(terms(2)).toMatchObject({ count: 3, purchase: { kind: 'package', count: 3 } });
});

test('what is free is bought by nothing', () => {
  expect(terms(6, [], option('free', 0))).toMatchObject({ count: 1, sold: null, purchase: null });
});

test('a renewal begins with a credit of its ad type, of the same days first; with another one where the type cannot be had', () => {
  const credits = [credit(30, 4), credit(15, 1)];
  const free: AdOption = { ...option('free', 0), refusal: 'not-available' };
  const terms = (productGroup: AdOption['code'], productDuration: number, left = credits) =>
    renewalTerms({ adTypes: [hot, free], credits: left }, { productGroup, productDuration });
  expect(terms('hot', 15)).toEqual({ productGroup: 'hot', productDuration: 15 });
  expect(terms('hot', 45)).toEqual({ productGroup: 'hot', productDuration: 30 });
  expect(terms('hot', 45, [credit(30, 0)])).toEqual({ productGroup: 'hot', productDuration: 45 });
  expect(terms('standard', 45)).toEqual({ productGroup: 'standard', productDuration: 45 });
  expect(terms('free', 15, [credit(30, 4)])).toEqual({ productGroup: 'hot', productDuration: 30 });
});
