/*
 * Numbers that identify a company in Serbia (rules.md#company-numbers).
 */

const withoutSeparators = (text: string): string => text.replace(/[\s.\-–]/g, '');

/** PIB as people write it (`RS 104 052 135`) → its digits; what cannot be one is left as it is. */
export const normalizePib = (text: string): string => withoutSeparators(text).replace(/^RS/i, '');

/** Nine digits. */
export const isPibForm = (pib: string): boolean => /^\d{9}$/.test(pib);

/** The ninth digit fits the eight before it: ISO 7064 MOD 11,10. */
export function isPibValid(pib: string): boolean {
  if (!isPibForm(pib)) return false;
  let carry = 10;
  for (const digit of pib.slice(0, 8)) carry = (((carry + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - carry) % 10 === Number(pib[8]);
}

/** Registration number (matični broj) as people write it → its digits; leading zeros stay. */
export const normalizeRegistrationNumber = (text: string): string => withoutSeparators(text);

/** Eight digits. */
export const isRegistrationNumberForm = (number: string): boolean => /^\d{8}$/.test(number);

const weights = [2, 7, 6, 5, 4, 3, 2];

/**
 * The last digit fits the seven before it. The rule was derived from public numbers, so a number that breaks it may
 * still be right: a warning, not an error.
 */
export function isRegistrationNumberValid(number: string): boolean {
  if (!isRegistrationNumberForm(number)) return false;
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;
  // A remainder of 0 is never issued.
  return rest !== 0 && (11 - rest) % 10 === Number(number[7]);
}
