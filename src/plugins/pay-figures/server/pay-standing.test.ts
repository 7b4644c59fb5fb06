import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionsOf, standingOf } from './pay-standing.ts';

const pay = fc.integer({ min: 60, max: 300 });
/** As `percentile_disc` of PostgreSQL. */
const decilesOf = (sorted: readonly number[]): number[] =>
  [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((p) => sorted[Math.ceil(p * sorted.length) - 1] as number);

test('at least the share that it says is lower or higher, and not ten per cent more', () => {
  fc.assert(
    fc.property(fc.array(pay, { minLength: 10, maxLength: 60 }), pay, (offered, own) => {
      const sorted = offered.toSorted((a, b) => a - b);
      const { standing, percent } = standingOf(own, decilesOf(sorted));
      const shareOf = (isBeyond: (other: number) => boolean) =>
        (100 * offered.filter(isBeyond).length) / offered.length;
      const [below, above] = [shareOf((other) => other < own), shareOf((other) => other > own)];
      const share = standing === 'higher' ? below : above;
      if (standing === 'median') expect(Math.max(below, above)).toBeLessThan(60 + 100 / offered.length);
      else {
        expect(share).toBeGreaterThanOrEqual(percent);
        expect(share).toBeLessThan(percent + (percent === 90 ? 10.1 : 10 + 100 / offered.length));
        expect(percent).toBeGreaterThanOrEqual(60);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [65, 'lower', 90],
  [100, 'lower', 70],
  [125, 'lower', 60],
  [140, 'median', 50],
  [150, 'median', 50],
  [151, 'median', 50],
  [161, 'higher', 60],
  [175, 'higher', 70],
  [900, 'higher', 90],
] as const)('%i among 70, 90, 110, 130, 150, 160, 170, 180, 190: %s, %i', (own, standing, percent) => {
  expect(standingOf(own, [70, 90, 110, 130, 150, 160, 170, 180, 190])).toEqual({ standing, percent });
});

const deciles = [100, 110, 120, 130, 140, 150, 160, 180, 200];

test.each([
  ['within', { min: 110, max: 150 }, { from: 10, to: 50, median: 40 }],
  ['from an amount on', { min: 170, max: null }, { from: 70, to: 70, median: 40 }],
  ['up to an amount', { min: null, max: 120 }, { from: 20, to: 20, median: 40 }],
  ['beyond both ends', { min: 20, max: 900 }, { from: 0, to: 100, median: 40 }],
] as const)('a pay %s is in its place', (_, pay, positions) => {
  expect(positionsOf(pay, deciles)).toEqual(positions);
});

test('where all offer the same, nothing is divided by zero', () => {
  expect(
    positionsOf(
      { min: 5, max: 5 },
      deciles.map(() => 5),
    ),
  ).toEqual({ from: 0, to: 0, median: 0 });
});
