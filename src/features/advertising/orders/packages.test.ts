import { expect, test } from 'vitest';
import { nearestCount, packageFor } from './packages.ts';

const packages = [
  { name: 'A+', minAds: 3, maxAds: 5 },
  { name: 'A++', minAds: 6, maxAds: 9 },
  { name: 'A+++', minAds: 10, maxAds: null },
];

test.each([
  [-1, undefined],
  [0, undefined],
  [1, undefined],
  [2, undefined],
  [3, 'A+'],
  [5, 'A+'],
  [6, 'A++'],
  [9, 'A++'],
  [10, 'A+++'],
  [500, 'A+++'],
])('%i ads make the package %s', (count, name) => {
  expect(packageFor(packages, count)?.name).toBe(name);
});

test('a number outside a package becomes the nearest one inside', () => {
  const [plus, , most] = packages as [(typeof packages)[0], unknown, (typeof packages)[0]];
  expect([1, 4, 12].map((count) => nearestCount(plus, count))).toEqual([3, 4, 5]);
  expect([1, 40, 501].map((count) => nearestCount(most, count))).toEqual([10, 40, 500]);
});
