import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discounted, orderSums, vatOf } from './order-sums.ts';

describe('sums of an order', () => {
  test('three promoted ads for 30 days in A+', () => {
    expect(orderSums([{ netPara: 1_590_000, count: 3 }], 10)).toEqual({
      lines: [{ sum: 4_770_000, base: 4_293_000 }],
      sum: 4_770_000,
      discount: 477_000,
      base: 4_293_000,
      vat: 858_600,
      total: 5_151_600,
    });
  });

  test('a single ad has no discount', () => {
    expect(orderSums([{ netPara: 1_140_000, count: 1 }], 0)).toMatchObject({
      discount: 0,
      base: 1_140_000,
      vat: 228_000,
      total: 1_368_000,
    });
  });

  test.each([
    [1_000_000, 200_000],
    [333, 67],
    [12_345, 2_469],
  ])('VAT on a base of %i is %i', (netPara, vat) => {
    expect(orderSums([{ netPara, count: 1 }], 0)).toMatchObject({ base: netPara, vat, total: netPara + vat });
  });

  test('the discount is on the sum, not on each of its lines', () => {
    const sums = orderSums(Array(4).fill({ netPara: 5, count: 1 }), 10);
    expect(sums).toMatchObject({ sum: 20, base: 18, discount: 2 });
    expect(sums.lines.map(({ base }) => base)).toEqual([5, 4, 5, 4]);
  });

  test('nothing costs nothing', () => {
    const nothing = { lines: [], sum: 0, discount: 0, base: 0, vat: 0, total: 0 };
    expect(orderSums([], 30)).toEqual(nothing);
    expect(orderSums([{ netPara: 0, count: 1 }], 0)).toMatchObject({ total: 0 });
  });

  test.each([
    [{ netPara: -1, count: 1 }, 0],
    [{ netPara: 1.5, count: 1 }, 0],
    [{ netPara: Number.NaN, count: 1 }, 0],
    [{ netPara: Number.POSITIVE_INFINITY, count: 1 }, 0],
    [{ netPara: 100, count: 0 }, 0],
    [{ netPara: 100, count: -1 }, 0],
    [{ netPara: 100, count: 0.5 }, 0],
    [{ netPara: Number.MAX_SAFE_INTEGER, count: 2 }, 0],
    [{ netPara: 100, count: 1 }, -1],
    [{ netPara: 100, count: 1 }, 101],
    [{ netPara: 100, count: 1 }, 12.5],
    [{ netPara: 100, count: 1 }, Number.NaN],
  ])('%o less %d %% is refused', (item, discount) => {
    expect(() => orderSums([item], discount)).toThrow(RangeError);
  });

  test('never a fraction, never negative, and every sum is the sum of its parts', () => {
    const item = fc.record({ netPara: fc.nat(10_000_000), count: fc.integer({ min: 1, max: 500 }) });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 12 }), fc.integer({ min: 0, max: 100 }), (items, percent) => {
        const { lines, sum, discount, base, vat, total } = orderSums(items, percent);
        for (const amount of [sum, discount, base, vat, total, ...lines.map((line) => line.base)]) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        expect(base + discount).toBe(sum);
        expect(total).toBe(base + vat);
        const add = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
        expect(add(lines.map((line) => line.sum))).toBe(sum);
        expect(add(lines.map((line) => line.base))).toBe(base);
        // Within one para of the exact values.
        expect(Math.abs(base * 100 - sum * (100 - percent))).toBeLessThan(100);
        expect(Math.abs(vat * 100 - base * 20)).toBeLessThan(100);
        for (const line of lines) {
          expect(Math.abs(line.base * 100 - line.sum * (100 - percent))).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

test.each([
  [1_000_000, 200_000],
  [333, 67],
  [12_345, 2_469],
])('VAT on %i para is %i', (base, vat) => expect(vatOf(base)).toBe(vat));

test.each([
  [1_590_000, 10, 1_431_000],
  [999, 10, 899],
  [5, 30, 4],
  [0, 20, 0],
])('%i less %i %% is %i', (sum, percent, rest) => expect(discounted(sum, percent)).toBe(rest));
