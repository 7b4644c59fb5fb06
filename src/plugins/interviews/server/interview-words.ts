import { formatLongDate, formatTime, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatPhone, formatPhoneAbroad } from '#kit/phone.ts';
import type { InterviewPlace } from '../interview-place.ts';

export interface Times {
  /** ISO. */
  startsAt: string;
  endsAt: string;
}

export interface About {
  positionTitle: string;
  company: string;
}

export interface Place {
  placeKind: InterviewPlace;
  place: string;
  note: string;
}

/** `sreda, 25. novembar 2026, 10.00–10.30`. */
export const whenText = ({ startsAt, endsAt }: Times, t: Translate, language: Language): string =>
  t('applications.interviews.when', {
    date: formatLongDate(localDay(new Date(startsAt)), language),
    from: formatTime(new Date(startsAt), language),
    to: formatTime(new Date(endsAt), language),
  });

/** A place in readable form. */
export const placeText = ({ placeKind, place }: Omit<Place, 'note'>, language: Language): string => {
  if (placeKind !== 'phone') return place;
  return language === 'sr' ? formatPhone(place) : formatPhoneAbroad(place);
};
