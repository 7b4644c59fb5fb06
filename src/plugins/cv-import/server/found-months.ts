import { parseDate, parseMonth } from '#kit/dates.ts';

/** A date in a CV: a month `2024-03`, or a year alone; the other one is empty. */
export interface FoundMonth {
  month: string;
  year: string;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'ma[yj]', 'jun', 'jul', 'a[uv]g', 'sep', 'o[ck]t', 'nov', 'dec'];
const ongoing = /^(?:present|current|now|today|ongoing|danas|sada|trenutno|do danas)\.?$/iu;
/** Longer text is not a date. */
const maxSigns = 40;

/** Whether the text of an end date means „ongoing”. */
export const isOngoing = (text: string): boolean =>
  text.length <= maxSigns && (text.trim() === '' || ongoing.test(text.trim()));

const named = (text: string): string | null => {
  // `Mar 2021`, `March 4, 2021`, `4. mart 2021.`
  const [, name = '', year = ''] = /^(?:\d{1,2}\.? +)?(\p{L}{3,10})\.?,?(?: +\d{1,2},)? +(\d{4})\.?$/u.exec(text) ?? [];
  const place = monthNames.findIndex((month) => new RegExp(`^${month}`, 'iu').test(name));
  return place < 0 ? null : parseMonth(`${year}-${String(place + 1).padStart(2, '0')}`);
};

/**
 * Parses a date in the formats found in files (`2014`, `2014-06`, `2014-06-29`, `2014-06-29T00:00:00Z`, `29.06.2014.`,
 * `06/2014`, `Mar 2021`) to a month, or to a year when there is no month; null for anything else. Years from 1930 to
 * 2100.
 */
export function readMonth(raw: string): FoundMonth | null {
  if (raw.length > maxSigns) return null;
  const text = raw.trim();
  const [year] = /^\d{4}(?=\.?$)/.exec(text) ?? [];
  if (year !== undefined) return parseMonth(`${year}-01`) === null ? null : { month: '', year };
  const machine = /^(\d{4})-(\d{1,2})(?:-\d{1,2}(?:[T ].*)?)?$/.exec(text);
  const month = machine
    ? parseMonth(`${machine[1]}-${(machine[2] as string).padStart(2, '0')}`)
    : (parseDate(text)?.slice(0, 7) ?? parseMonth(text) ?? named(text));
  // The year may be out of range.
  return month === null || parseMonth(month) === null ? null : { month, year: '' };
}

/** Parses a birthday in the formats found in files to a day `1995-03-14`; null when it is not a complete date. */
export function readDay(raw: string): string | null {
  if (raw.length > maxSigns) return null;
  const text = raw.trim();
  const day = parseDate(text.replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1'));
  if (day !== null) return day;
  // `Mar 4, 1990`
  const [, date = ''] = /^\p{L}{3,10}\.? +(\d{1,2}), +\d{4}$/u.exec(text) ?? [];
  const month = date === '' ? null : named(text);
  return month === null ? null : parseDate(`${month}-${date.padStart(2, '0')}`);
}
