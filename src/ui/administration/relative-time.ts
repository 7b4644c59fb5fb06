import { formatDate, formatShortDate, formatTime } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

/** From this age on the year is shown. */
const daysWithoutYear = 300;

/**
 * When something happened: `danas u 13.20`, `juče u 9.05`, `18. 11. u 18.40`, `4. 6. 2024. u 9.15`; `daysAgo` is the
 * server's.
 */
export function relativeTime(iso: string, daysAgo: number, t: Translate, language: Language): string {
  const at = new Date(iso);
  const time = formatTime(at, language);
  if (daysAgo <= 0) return t('ui.moments.todayAt', { time });
  if (daysAgo === 1) return t('ui.moments.yesterdayAt', { time });
  const day = daysAgo < daysWithoutYear ? formatShortDate(at, language) : formatDate(at, language);
  return t('ui.moments.dayAt', { day, time });
}

/** The same for a list, where only today's time matters: `danas u 13.18`, `juče`, `18. 11.`, `nikad`. */
export function shortRelativeTime(
  iso: string | null,
  daysAgo: number | null,
  t: Translate,
  language: Language,
): string {
  if (iso === null || daysAgo === null) return t('ui.moments.never');
  if (daysAgo <= 0) return relativeTime(iso, daysAgo, t, language);
  if (daysAgo === 1) return t('common.yesterday');
  return daysAgo < daysWithoutYear ? formatShortDate(new Date(iso), language) : formatDate(new Date(iso), language);
}
