import type { Language } from './i18n/language.ts';

/** A calendar day in Serbia, `YYYY-MM-DD`; days compare as strings. */
export type LocalDay = string;

/** All days and times of the product are in Belgrade time, regardless of the machine's or visitor's time zone. */
export const timeZone = 'Europe/Belgrade';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 1_440 * MINUTE;
const NBSP = '\u00a0';

/* Names are listed here: server and browser must render the same, and their ICU data may differ. */
const monthNames: Record<Language, readonly string[]> = {
  sr: 'januar februar mart april maj jun jul avgust septembar oktobar novembar decembar'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};
const weekdayNames: Record<Language, readonly string[]> = {
  sr: 'nedelja ponedeljak utorak sreda četvrtak petak subota'.split(' '),
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
};

/** When clocks change in a month (0–11) of a year: on its last Sunday at 01:00 UTC. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * DAY;
}

/**
 * Belgrade's offset from UTC at an instant since 1996, in milliseconds: summer time from the end of March to the end of
 * October (Directive 2000/84/EC, which Serbia follows). The platform's own calendar, with which a test compares it, takes
 * a tenth of a second of a phone at its first use.
 */
function offsetAt(millis: number): number {
  const year = new Date(millis).getUTCFullYear();
  const isSummer = millis >= clockChange(year, 2) && millis < clockChange(year, 9);
  return isSummer ? 2 * HOUR : HOUR;
}

/** Belgrade's local time at an instant as if it were UTC, in milliseconds. */
const wallMillis = (instant: Date): number => instant.getTime() + offsetAt(instant.getTime());

const utcOf = (day: LocalDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (millis: number): LocalDay => new Date(millis).toISOString().slice(0, 10);
const toDay = (value: LocalDay | Date): LocalDay => (typeof value === 'string' ? value : localDay(value));

function partsOf(value: LocalDay | Date) {
  const date = new Date(utcOf(toDay(value)));
  return {
    day: date.getUTCDate(),
    month: date.getUTCMonth(),
    year: date.getUTCFullYear(),
    weekday: date.getUTCDay(),
  };
}

/** The day in Serbia at an instant. */
export const localDay = (instant: Date): LocalDay => dayOf(wallMillis(instant));

/**
 * The instant of a minute (0–1439) of a local day. Minutes skipped by the spring change map to an hour later; of those
 * repeated in autumn the later one is used.
 */
export function localInstant(day: LocalDay, minuteOfDay: number): Date {
  const target = utcOf(day) + minuteOfDay * MINUTE;
  const guess = target - offsetAt(target);
  return new Date(target - offsetAt(guess));
}

/** The instant of a written local time, `2026-12-01T09:00`; null for an invalid one. */
export function writtenInstant(written: string): Date | null {
  const [day = '', time = ''] = written.split('T');
  const [hours = 24, minutes = 60] = time.split(':').map(Number);
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists && hours < 24 && minutes < 60 ? localInstant(day, hours * 60 + minutes) : null;
}

/** Last millisecond (23:59:59.999 in Belgrade) of a day, when what is valid “to” that day ends. */
export const endOfLocalDay = (day: LocalDay): Date => new Date(localInstant(addDays(day, 1), 0).getTime() - 1);

/** Number of full hours from 1970 to an instant. Belgrade's hours begin with those of UTC, also when its clocks change. */
export const hourOf = (instant: Date): number => Math.floor(instant.getTime() / HOUR);

/** When the hour of a number from `hourOf` begins, in milliseconds since 1970. */
export const startOfHour = (hour: number): number => hour * HOUR;

/** The day `count` calendar days later; negative counts go back. */
export const addDays = (day: LocalDay, count: number): LocalDay => dayOf(utcOf(day) + count * DAY);

/** The same day of the month `count` months later; the last day of a month that is too short. */
export function addMonths(day: LocalDay, count: number): LocalDay {
  const { year, month, day: date } = partsOf(day);
  const lastDate = new Date(Date.UTC(year, month + count + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month + count, Math.min(date, lastDate)));
}

/** Calendar days from `from` to `to`, negative when `to` is earlier. */
export const daysBetween = (from: LocalDay, to: LocalDay): number => (utcOf(to) - utcOf(from)) / DAY;

/** Local days from an instant to now, 0 = today. */
export const daysAgo = (instant: Date, now: Date): number => daysBetween(localDay(instant), localDay(now));

/** `5. 12. 2026.` with no-break spaces, in English `5 Dec 2026`. */
export function formatDate(value: LocalDay | Date, language: Language): string {
  const { day, month, year } = partsOf(value);
  return language === 'sr'
    ? [`${day}.`, `${month + 1}.`, `${year}.`].join(NBSP)
    : [day, monthNames.en[month]?.slice(0, 3), year].join(NBSP);
}

/** Day and month for lists: `5. 12.`, in English `5 Dec`. */
export function formatShortDate(value: LocalDay | Date, language: Language): string {
  const { day, month } = partsOf(value);
  return language === 'sr'
    ? [`${day}.`, `${month + 1}.`].join(NBSP)
    : [day, monthNames.en[month]?.slice(0, 3)].join(NBSP);
}

/** A day's month: `decembar 2026.`, `December 2026`. */
export function formatMonth(value: LocalDay | Date, language: Language): string {
  const { month, year } = partsOf(value);
  return [monthNames[language][month], language === 'sr' ? `${year}.` : year].join(NBSP);
}

/** With weekday and the month's name: `subota, 5. decembar 2026.`, `Saturday, 5 December 2026`. */
export function formatLongDate(value: LocalDay | Date, language: Language): string {
  const { day, weekday } = partsOf(value);
  const date = [language === 'sr' ? `${day}.` : day, formatMonth(value, language)].join(NBSP);
  return `${weekdayNames[language][weekday]}, ${date}`;
}

/** `14.05`, in English `14:05`. */
export function formatTime(instant: Date, language: Language): string {
  const clock = new Date(wallMillis(instant)).toISOString().slice(11, 16);
  return language === 'sr' ? clock.replace(':', '.') : clock;
}

/** Day and time of an instant, as values of a text: `30. 11.` and `13.40`. */
export const dateAndTime = (instant: Date | string, language: Language): { date: string; time: string } => ({
  date: formatShortDate(new Date(instant), language),
  time: formatTime(new Date(instant), language),
});

/** `5. 12. 2026. u 14.05`, `5 Dec 2026 at 14:05`. */
export const formatDateTime = (instant: Date, language: Language): string =>
  `${formatDate(instant, language)} ${language === 'sr' ? 'u' : 'at'}${NBSP}${formatTime(instant, language)}`;

/**
 * Months as `2026-03`, for CVs and periods: `mart 2026 – novembar 2026.`, `Mar 2026 – Nov 2026`; without an end `mart
 * 2026 – danas`, `Mar 2026 – present`. A year alone (`2026`) remains a year, and an unknown start is shown as a
 * question mark. The full stop of an ordinal year is omitted before the dash.
 */
export function formatMonthRange(from: string, to: string | null | undefined, language: Language): string {
  const format = (date: string): string => {
    const [year = '', month] = date.split('-');
    const name = month === undefined ? undefined : monthNames[language][Number(month) - 1];
    return name === undefined ? year : `${language === 'sr' ? name : name.slice(0, 3)}${NBSP}${year}`;
  };
  const start = from === '' ? '?' : format(from);
  if (!to) return `${start} – ${language === 'sr' ? 'danas' : 'present'}`;
  return `${start} – ${format(to)}${language === 'sr' ? '.' : ''}`;
}

/**
 * A day relative to today in words: danas, juče, sutra, `pre 3 dana`, `za 21 dan`; today, yesterday, tomorrow, `3 days
 * ago`, `in 21 days`.
 */
export function formatRelativeDay(value: LocalDay | Date, today: LocalDay | Date, language: Language): string {
  const distance = daysBetween(toDay(today), toDay(value));
  const near: Record<Language, readonly string[]> = {
    sr: ['juče', 'danas', 'sutra'],
    en: ['yesterday', 'today', 'tomorrow'],
  };
  const word = near[language][distance + 1];
  if (word !== undefined) return word;
  const count = Math.abs(distance);
  if (language === 'en') return distance < 0 ? `${count} days ago` : `in ${count} days`;
  const noun = count % 10 === 1 && count % 100 !== 11 ? 'dan' : 'dana';
  return `${distance < 0 ? 'pre' : 'za'} ${count} ${noun}`;
}

/**
 * Parses a date as a person types it (`20.11.2026`, `20. 11. 2026.`, `5.3.2026.`) or a machine (`2026-11-20`); null for
 * anything else.
 */
export function parseDate(text: string): LocalDay | null {
  const typed = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})\.?$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? typed?.slice(1).reverse() ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const millis = utcOf(written);
  return !Number.isNaN(millis) && dayOf(millis) === written ? written : null;
}

/** A month `2024-03` as people type it: `03/2024`. */
export const typedMonth = (month: string): string => month.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

/**
 * Parses a month as a person types it (`03/2024`, `3.2024.`, `3. 2024`) or a machine (`2024-03`), from 1930 to 2100, to
 * `2024-03`; for a whole date its month, null for anything else.
 */
export function parseMonth(text: string): string | null {
  const typed = /^(\d{1,2})\s*[./]\s*(\d{4})\.?$/.exec(text.trim());
  const written = typed ? `${typed[2]}-${typed[1]?.padStart(2, '0')}` : text.trim();
  const [, year = '', month = ''] = /^(\d{4})-(\d{2})$/.exec(parseDate(text)?.slice(0, 7) ?? written) ?? [];
  const exists = Number(month) >= 1 && Number(month) <= 12 && Number(year) >= 1930 && Number(year) <= 2100;
  return exists ? `${year}-${month}` : null;
}
