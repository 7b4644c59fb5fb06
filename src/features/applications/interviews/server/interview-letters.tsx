import type { ComponentProps } from 'react';
import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import type { MailSurroundings } from '#platform/mail/mail-template.ts';
import { formatLongDate, formatTime, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatPhone, formatPhoneAbroad } from '#shared/phone.ts';
import type { InterviewPlace } from '../interview-place.ts';
import { type CalendarEvent, calendarMethod, interviewCalendar } from './interview-calendar.ts';

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

/** A place as it is read. */
export const placeText = ({ placeKind, place }: Omit<Place, 'note'>, language: Language): string => {
  if (placeKind !== 'phone') return place;
  return language === 'sr' ? formatPhone(place) : formatPhoneAbroad(place);
};

/** When and where, for a mail. */
export const facts = (
  given: Place & Partial<Times>,
  { t, language }: MailSurroundings,
): (readonly [string, string])[] => [
  [
    t('applications.interviews.mail.when'),
    given.startsAt && given.endsAt ? whenText(given as Times, t, language) : '',
  ],
  [t(`applications.interviews.places.${given.placeKind}`), placeText(given, language)],
  [t('applications.interviews.mail.note'), given.note],
];

/** The calendar file of a mail; `poziv.ics`, whatever it is about. */
export const calendarOf = ({ event }: { event: CalendarEvent | null }, { t }: MailSurroundings) =>
  event && {
    name: 'poziv.ics',
    mediaType: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    content: interviewCalendar(event, t),
  };

export type Booking = 'chosen' | 'moved' | 'moved-by-employer';
export type LetterParts = Pick<ComponentProps<typeof MailLetter>, 'button' | 'greeting' | 'why'>;

/** A time stands. */
export const timeLetter = (
  occasion: `booked.${Booking}` | `chosen.${Booking}` | 'reminder',
  { event, ...about }: About & { event: CalendarEvent },
  surroundings: MailSurroundings,
  parts: LetterParts,
) => {
  const { t, language } = surroundings;
  return {
    subject: t(`applications.interviews.mail.${occasion}.subject`, about),
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={whenText(event, t, language)}
        heading={t(`applications.interviews.mail.${occasion}.heading`)}
        {...parts}
      >
        <MailText>{t(`applications.interviews.mail.${occasion}.text`, about)}</MailText>
        <MailFacts facts={facts(event, surroundings)} />
        {occasion === 'reminder' ? null : (
          <MailText>{t('applications.interviews.mail.booked.calendar')}</MailText>
        )}
      </MailLetter>
    ),
  };
};

/** An interview does not take place. */
export const offLetter = (
  { subject, heading, text }: { subject: string; heading: string; text: string },
  { event, reason }: { event: CalendarEvent | null; reason: string },
  surroundings: MailSurroundings,
  parts: LetterParts,
) => ({
  subject,
  body: (
    <MailLetter surroundings={surroundings} preview={text} heading={heading} {...parts}>
      <MailText>{text}</MailText>
      {event ? <MailFacts facts={facts({ ...event, note: '' }, surroundings)} /> : null}
      <MailFacts facts={[[surroundings.t('applications.interviews.mail.reason'), reason]]} />
    </MailLetter>
  ),
});
