import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * What people write as a phone number → E.164, or null. Serbian numbers in the domestic form, all others with `+` or
 * `00` (rules.md#phone-numbers).
 */
export const toE164 = (text: string): string | null => {
  const digits = text
    .trim()
    .replace(/^00/, '+')
    .replace(/^381(?=\d{7,})/, '+381');
  const number = digits === '' ? undefined : parsePhoneNumberFromString(digits, 'RS');
  return number?.isValid() ? number.number : null;
};

/** E.164 → as it is read: Serbian numbers in the domestic form, others international. */
export const formatPhone = (e164: string): string => {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  return number.countryCallingCode === '381' ? number.formatNational() : number.formatInternational();
};

/** A stored number as people abroad dial it: `+381 64 1234567`. */
export const formatPhoneAbroad = (e164: string): string =>
  parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
