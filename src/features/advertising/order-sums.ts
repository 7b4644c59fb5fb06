/** General rate of VAT in per cent (rules.md#vat). */
export const vatPercent = 20;

/** VAT on a base, both in para. */
export const vatOf = (basePara: number): number => Math.round((basePara * vatPercent) / 100);

/** A sum minus a discount in per cent, rounded to the smallest unit. */
export const discounted = (sum: number, percent: number): number => Math.round((sum * (100 - percent)) / 100);

/** Item of an order: net unit price in para, and quantity. */
export interface OrderItem {
  netPara: number;
  count: number;
}

/** Sums of an order. All amounts are integers in para (rules.md#prices). */
export interface OrderSums {
  /** Amounts per item, in item order, before and after its share of the discount. The bases add up to `base`. */
  lines: { sum: number; base: number }[];
  /** Net sum before the discount. */
  sum: number;
  discount: number;
  /** Net sum after the discount; VAT is calculated on it. */
  base: number;
  vat: number;
  total: number;
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/**
 * Sums of an order: items × count, the discount in per cent on the sum, VAT (20 %) on the rest (rules.md#vat). Throws
 * a RangeError for fractions, negative numbers, a count below one, a discount outside 0–100 and sums beyond safe
 * integers.
 */
export function orderSums(items: readonly OrderItem[], discountPercent: number): OrderSums {
  if (!isAmount(discountPercent) || discountPercent > 100) {
    throw new RangeError(`A discount of ${discountPercent} % is impossible`);
  }
  let sum = 0;
  let base = 0;
  const lines = items.map(({ netPara, count }) => {
    const line = netPara * count;
    // Percentages are multiplied before dividing, and the product has to be exact as well.
    if (!isAmount(netPara) || !isAmount(count) || count < 1 || !isAmount((sum + line) * 100)) {
      throw new RangeError(`${count} × ${netPara} para is no item of an order`);
    }
    const before = base;
    sum += line;
    // Calculated from the running sum so that rounded lines still add up to the total.
    base = discounted(sum, discountPercent);
    return { sum: line, base: base - before };
  });
  const vat = vatOf(base);
  return { lines, sum, discount: sum - base, base, vat, total: base + vat };
}
