/**
 * Max price of an ad for a period, in para: a million dinars. High enough for years to come, low enough to catch a
 * misplaced decimal comma.
 */
export const highestPricePara = 100_000_000;
/** Min price in para, one dinar: only the free ad is free. */
export const lowestPricePara = 100;

export const discountLimits = { min: 1, max: 90 };
/** Bounds for the min number of ads in a package: a single ad is not a package. */
export const packageSizes = { min: 2, max: 500 };
export const validityLimits = { min: 1, max: 36 };

/** Packages in order of increasing size (rules.md#packages). */
export const packageCodes = ['a-plus', 'a-plus-plus', 'a-plus-plus-plus'] as const;
