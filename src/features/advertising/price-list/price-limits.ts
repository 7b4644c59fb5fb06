/**
 * The dearest period of an ad, in para: a million dinars. Wide enough for any year, narrow enough to see a comma in
 * the wrong place.
 */
export const highestPricePara = 100_000_000;
/** The cheapest, a dinar: only the free ad is free. */
export const lowestPricePara = 100;

export const discountLimits = { min: 1, max: 90 };
/** Ads with which a package begins: one ad is no package. */
export const packageSizes = { min: 2, max: 500 };
export const validityLimits = { min: 1, max: 36 };

/** Packages by rising size (rules.md#packages). */
export const packageCodes = ['a-plus', 'a-plus-plus', 'a-plus-plus-plus'] as const;
