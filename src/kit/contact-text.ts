/**
 * A phone number in domestic form: `+381641234567` → `064 123 4567`. Deliberately simple: public pages load no
 * numbering plan, and foreign numbers are unchanged.
 */
export function phoneText(e164: string): string {
  const digits = /^\+381(\d{6,11})$/.exec(e164)?.[1];
  if (digits === undefined) return e164;
  const [area, first, rest] = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)];
  return [`0${area}`, first, rest].filter(Boolean).join('\u00a0');
}

/** A web address as shown: its host, without `www.`. */
export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
