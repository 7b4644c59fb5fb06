import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** An extension behind a number, as people write it: „lok. 4”. */
const extension = /[\s,;.(]*\b(?:lok(?:al)?|ext)\b\.?\s*(\d{1,6})\)?$/i;

/**
 * A phone number as people write it → E.164, with an extension as `;ext=4`, or null. Serbian numbers in domestic form,
 * all others with `+` or `00` (rules.md#phone-numbers).
 */
export const toE164 = (text: string): string | null => {
  const digits = text
    .trim()
    .replace(extension, '')
    .replace(/;ext=\d{1,6}$/, '')
    .replace(/^00/, '+')
    .replace(/^381(?=\d{7,})/, '+381');
  const number = digits === '' ? undefined : parsePhoneNumberFromString(digits, 'RS');
  if (!number?.isValid()) return null;
  const [, inside] = extension.exec(text.trim()) ?? /;ext=(\d{1,6})$/.exec(text.trim()) ?? [];
  return inside ? `${number.number};ext=${inside}` : number.number;
};

/** E.164 → readable form: Serbian numbers in domestic form, others international. */
export const formatPhone = (e164: string): string => {
  const [base = '', inside] = e164.split(';ext=');
  const number = parsePhoneNumberFromString(base);
  if (!number) return e164;
  const text = number.countryCallingCode === '381' ? number.formatNational() : number.formatInternational();
  return inside ? `${text} lok. ${inside}` : text;
};

/** A stored number in international form: `+381 64 1234567`. */
export const formatPhoneAbroad = (e164: string): string =>
  parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
