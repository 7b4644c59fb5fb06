import { formatDateTime, formatShortDate, formatTime } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

/** Time of an event for a narrow list: `danas 13.20`, `juče`, `18. 11.`; `daysAgo` comes from the server. */
export function shortTime(iso: string, daysAgo: number, t: Translate, language: Language): string {
  const instant = new Date(iso);
  if (daysAgo === 0) return `${t('common.today')} ${formatTime(instant, language)}`;
  return daysAgo === 1 ? t('common.yesterday') : formatShortDate(instant, language);
}

/** The same for use in a sentence: `danas u 13.20`, `juče u 9.05`, `18. 11. 2026. u 13.20`. */
export function longTime(iso: string, daysAgo: number, t: Translate, language: Language): string {
  const instant = new Date(iso);
  const time = formatTime(instant, language);
  if (daysAgo === 0) return t('applications.employer.todayAt', { time });
  return daysAgo === 1 ? t('applications.employer.yesterdayAt', { time }) : formatDateTime(instant, language);
}
