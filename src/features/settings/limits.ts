/** Limits of the number of free periods per employer in 12 months. To allow none, turn the free ad off. */
export const freeAdLimits = { min: 1, max: 12 };

/** Limits of dinars per euro; wide enough for any year, narrow enough to detect a misplaced comma. */
export const rateLimits = { min: 50, max: 500 };

const typedRate = /^\d{1,3}(\.\d{1,4})?$/;

/** Parses a rate as a number or as people write it (`117,2` or `117.1724`); null for anything else. */
export function parseRate(input: number | string): number | null {
  const text = String(input).trim().replace(',', '.');
  if (!typedRate.test(text)) return null;
  const rate = Number(text);
  return rate >= rateLimits.min && rate <= rateLimits.max ? rate : null;
}
