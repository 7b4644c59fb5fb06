import { formatLongDate, formatTime, type LocalDay, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';

interface Times {
  startsAt: string;
  endsAt: string;
}

/** `10.00–10.30` */
export const clockText = ({ startsAt, endsAt }: Times, t: Translate, language: Language): string =>
  t('applications.interviews.clock', {
    from: formatTime(new Date(startsAt), language),
    to: formatTime(new Date(endsAt), language),
  });

/** `sreda, 25. novembar 2026, 10.00–10.30` */
export const slotText = ({ startsAt, endsAt }: Times, t: Translate, language: Language): string =>
  t('applications.interviews.when', {
    date: formatLongDate(localDay(new Date(startsAt)), language),
    from: formatTime(new Date(startsAt), language),
    to: formatTime(new Date(endsAt), language),
  });

/** Groups times by day, both in order. */
export function byDay<Slot extends Times>(slots: readonly Slot[]): { day: LocalDay; slots: Slot[] }[] {
  const days = new Map<LocalDay, Slot[]>();
  for (const slot of slots) {
    const day = localDay(new Date(slot.startsAt));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
