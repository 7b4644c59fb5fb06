/*
 * Numbers that identify a company in Serbia (rules.md#company-numbers).
 */

const withoutSeparators = (text: string): string => text.replace(/[\s.\-–]/g, '');

/** A PIB as people write it (`RS 104 052 135`) → its digits; other text is unchanged. */
export const normalizePib = (text: string): string => withoutSeparators(text).replace(/^RS/i, '');

/** Nine digits. */
export const isPibForm = (pib: string): boolean => /^\d{9}$/.test(pib);

/** Whether the ninth digit matches the eight before it: ISO 7064 MOD 11,10. */
export function isPibValid(pib: string): boolean {
  if (!isPibForm(pib)) return false;
  let carry = 10;
  for (const digit of pib.slice(0, 8)) carry = (((carry + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - carry) % 10 === Number(pib[8]);
}

/** A registration number (matični broj) as people write it → its digits; leading zeros are preserved. */
export const normalizeRegistrationNumber = (text: string): string => withoutSeparators(text);

/** Eight digits. */
export const isRegistrationNumberForm = (number: string): boolean => /^\d{8}$/.test(number);

const weights = [2, 7, 6, 5, 4, 3, 2];

/**
 * Whether the last digit matches the seven before it. The rule was derived from public numbers, so a number that breaks
 * it may still be right: a warning, not an error.
 */
export function isRegistrationNumberValid(number: string): boolean {
  if (!isRegistrationNumberForm(number)) return false;
  const rest = weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;
  // Numbers with a remainder of 0 are never issued.
  return rest !== 0 && (11 - rest) % 10 === Number(number[7]);
}
