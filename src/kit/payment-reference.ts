/* Payment reference (poziv na broj) by model 97: two check digits, then a body of digits and letters
   (rules.md#payment-references). */

const withoutSeparators = (text: string): string => text.replace(/[\s\-–]/g, '').toUpperCase();

const isBody = (body: string): boolean => /^[\dA-Z]+$/.test(body);

/** For the calculation letters count as A = 10 … Z = 35. */
const asDigits = (body: string): string => body.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** The two check digits from 02 to 98 of a body. Throws a RangeError for an invalid body. */
export function referenceControl(body: string): string {
  const clean = withoutSeparators(body);
  if (!isBody(clean)) throw new RangeError(`"${body}" is no body of a reference number`);
  return String(98n - (BigInt(`${asDigits(clean)}00`) % 97n)).padStart(2, '0');
}

/**
 * The full reference of a body: check digits and body, without separators, in upper case. Throws as `referenceControl`.
 */
export const paymentReference = (body: string): string => `${referenceControl(body)}${withoutSeparators(body)}`;

/** As shown after `97`: `47-21750940-2204`, the body in its original parts. Throws as `referenceControl`. */
export const formatPaymentReference = (body: string): string =>
  `${referenceControl(body)}-${body
    .trim()
    .replace(/[\s\-–]+/g, '-')
    .toUpperCase()}`;

/** A reference as typed by a person or written by a bank (`38-2026000123`) → without separators, in upper case. */
export const normalizePaymentReference = (text: string): string => withoutSeparators(text);

/** Whether the check digits of a full reference match its body, ignoring separators. */
export function isPaymentReferenceValid(text: string): boolean {
  const reference = withoutSeparators(text);
  return isBody(reference.slice(2)) && referenceControl(reference.slice(2)) === reference.slice(0, 2);
}
