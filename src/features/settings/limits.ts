/** Free periods that an employer may have in 12 months. To allow none, switch the free ad off. */
export const freeAdLimits = { min: 1, max: 12 };

/** Dinars for a euro; wide enough for any year, narrow enough to see a comma in the wrong place. */
export const rateLimits = { min: 50, max: 500 };

const typedRate = /^\d{1,3}(\.\d{1,4})?$/;

/** A rate as a number or as people write it (`117,2` or `117.1724`); null for anything else. */
export function parseRate(input: number | string): number | null {
  const text = String(input).trim().replace(',', '.');
  if (!typedRate.test(text)) return null;
  const rate = Number(text);
  return rate >= rateLimits.min && rate <= rateLimits.max ? rate : null;
}
