import { formatShortDate, formatTime } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';

/** Day and time of an instant, as values of a text: `30. 11.` and `13.40`. */
export const dateTimeOf = (instant: string | Date, language: Language): { date: string; time: string } => {
  const at = new Date(instant);
  return { date: formatShortDate(at, language), time: formatTime(at, language) };
};
