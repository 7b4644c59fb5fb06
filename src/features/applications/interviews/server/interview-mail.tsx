import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailSurroundings } from '#platform/mail/mail-template.ts';
import { formatLongDate, formatTime, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { formatPhone, formatPhoneAbroad } from '#shared/phone.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { InterviewPlace } from '../interview-place.ts';
import { type CalendarEvent, calendarMethod, interviewCalendar } from './interview-calendar.ts';

interface Times {
  /** ISO. */
  startsAt: string;
  endsAt: string;
}

interface About {
  positionTitle: string;
  company: string;
}

interface Place {
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

const facts = (
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
const calendarOf = ({ event }: { event: CalendarEvent | null }, { t }: MailSurroundings) =>
  event && {
    name: 'poziv.ics',
    mediaType: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    content: interviewCalendar(event, t),
  };

const Slots = ({ slots, surroundings }: { slots: readonly Times[]; surroundings: MailSurroundings }) => (
  <MailText>
    {slots.map((slot) => (
      <span key={slot.startsAt}>
        {whenText(slot, surroundings.t, surroundings.language)}
        <br />
      </span>
    ))}
  </MailText>
);

/** Times that a mail names; the page has all. */
export const slotsInMail = 10;

interface Offered extends About, Place {
  slots: Times[];
  /** How many more the page has. */
  more: number;
  /** Path of the page to choose on. */
  path: string;
  /** The times were added to those that were offered before. */
  added: boolean;
}

/** To a candidate: times to choose from. A guest's link is a secret. */
export const offeredMail = defineMail<Offered>({
  name: 'applications.interview-offered',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    placeKind: 'address',
    place: 'Takovska 12, Beograd',
    note: '',
    slots: [{ startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' }],
    more: 0,
    path: `${pageAddress('interview')}?token=primer`,
    added: false,
  },
  title: 'applications.interviews.mail.names.offered',
  keep: 'until-sent',
  render({ slots, more, path, added, ...given }, surroundings) {
    const { t, siteUrl } = surroundings;
    const { positionTitle, company } = given;
    const about = { positionTitle, company };
    const kind = added ? 'added' : 'offered';
    return {
      subject: t(`applications.interviews.mail.${kind}.subject`, about),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('applications.interviews.mail.offered.preview')}
          heading={t(`applications.interviews.mail.${kind}.heading`)}
          button={{ href: `${siteUrl}${path}`, label: t('applications.interviews.mail.offered.button') }}
          after={<MailText>{t('applications.interviews.mail.offered.first')}</MailText>}
          why={t('applications.mail.personFooter')}
        >
          <MailText>{t(`applications.interviews.mail.${kind}.text`, about)}</MailText>
          <Slots slots={slots} surroundings={surroundings} />
          {more > 0 ? (
            <MailText>{t('applications.interviews.mail.offered.more', { count: more })}</MailText>
          ) : null}
          <MailFacts facts={facts(given, surroundings)} />
        </MailLetter>
      ),
    };
  },
});

type Booking = 'chosen' | 'moved' | 'moved-by-employer';

/** To a candidate: a time stands, with its calendar file. */
export const bookedMail = defineMail<About & { event: CalendarEvent; path: string; how: Booking }>({
  name: 'applications.interview-booked',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    path: `${pageAddress('interview')}?token=primer`,
    how: 'chosen',
    event: {
      ...{ uid: 'primer@prilika', sequence: 0, stamp: '2026-11-20T09:00:00.000Z' },
      ...{ startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' },
      ...{ positionTitle: 'Knjigovođa (m/ž)', company: 'Kvarc Računovodstvo', name: 'Milica Đorđević' },
      ...{ placeKind: 'address', place: 'Takovska 12, Beograd', note: 'Drugi sprat, levo.' },
      ...{ organizer: null, attendee: null, cancelled: false, page: null },
    },
  },
  title: 'applications.interviews.mail.names.booked',
  keep: 'until-sent',
  document: calendarOf,
  render({ event, path, how, ...about }, surroundings) {
    const { t, siteUrl, language } = surroundings;
    return {
      subject: t(`applications.interviews.mail.booked.${how}.subject`, about),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={whenText(event, t, language)}
          heading={t(`applications.interviews.mail.booked.${how}.heading`)}
          button={{ href: `${siteUrl}${path}`, label: t('applications.interviews.mail.booked.button') }}
          why={t('applications.mail.personFooter')}
        >
          <MailText>{t(`applications.interviews.mail.booked.${how}.text`, about)}</MailText>
          <MailFacts facts={facts(event, surroundings)} />
          <MailText>{t('applications.interviews.mail.booked.calendar')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To a candidate, the day before. */
export const reminderMail = defineMail<About & { event: CalendarEvent; path: string }>({
  name: 'applications.interview-reminder',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    path: `${pageAddress('interview')}?token=primer`,
    event: {
      ...{ uid: 'primer@prilika', sequence: 0, stamp: '2026-11-20T09:00:00.000Z' },
      ...{ startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' },
      ...{ positionTitle: 'Knjigovođa (m/ž)', company: 'Kvarc Računovodstvo', name: 'Milica Đorđević' },
      ...{ placeKind: 'address', place: 'Takovska 12, Beograd', note: 'Drugi sprat, levo.' },
      ...{ organizer: null, attendee: null, cancelled: false, page: null },
    },
  },
  title: 'applications.interviews.mail.names.reminder',
  keep: 'until-sent',
  render({ event, path, ...about }, surroundings) {
    const { t, siteUrl, language } = surroundings;
    return {
      subject: t('applications.interviews.mail.reminder.subject', about),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={whenText(event, t, language)}
          heading={t('applications.interviews.mail.reminder.heading')}
          button={{ href: `${siteUrl}${path}`, label: t('applications.interviews.mail.booked.button') }}
          why={t('applications.mail.personFooter')}
        >
          <MailText>{t('applications.interviews.mail.reminder.text', about)}</MailText>
          <MailFacts facts={facts(event, surroundings)} />
        </MailLetter>
      ),
    };
  },
});

/** Why an interview does not take place. */
export type OffCause = 'candidate' | 'employer' | 'withdrawn' | 'erased' | 'posting-removed';

/** To a candidate: it does not take place; with the calendar file that cancels it, where a time was chosen. */
export const candidateOffMail = defineMail<
  About & { event: CalendarEvent | null; cause: OffCause; reason: string }
>({
  name: 'applications.interview-cancelled',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    event: null,
    cause: 'employer',
    reason: 'Radno mesto je popunjeno.',
  },
  title: 'applications.interviews.mail.names.cancelled',
  document: calendarOf,
  render({ event, cause, reason, ...about }, surroundings) {
    const { t } = surroundings;
    const text = t(`applications.interviews.mail.off.${cause}`, about);
    return {
      subject: t('applications.interviews.mail.off.subject', about),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={text}
          heading={t('applications.interviews.mail.off.heading')}
          why={t('applications.mail.personFooter')}
        >
          <MailText>{text}</MailText>
          {event ? <MailFacts facts={facts({ ...event, note: '' }, surroundings)} /> : null}
          <MailFacts facts={[[t('applications.interviews.mail.reason'), reason]]} />
        </MailLetter>
      ),
    };
  },
});

interface ToEmployer extends About {
  applicationId: string;
  /** Empty once the person's data are erased. */
  name: string;
}

const toApplication = ({ applicationId }: ToEmployer, { siteUrl, t }: MailSurroundings) => ({
  href: `${siteUrl}${pageAddress('employer-application', applicationId)}`,
  label: t('applications.mail.notification.button'),
});

/** To the company: a candidate has chosen a time, or it is another one now. */
export const chosenMail = defineMail<ToEmployer & { event: CalendarEvent; how: Booking }>({
  name: 'applications.interview-chosen',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    applicationId: '00000000-0000-4000-8000-000000000001',
    name: 'Milica Đorđević',
    how: 'chosen',
    event: {
      ...{ uid: 'primer@prilika', sequence: 0, stamp: '2026-11-20T09:00:00.000Z' },
      ...{ startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' },
      ...{ positionTitle: 'Knjigovođa (m/ž)', company: 'Kvarc Računovodstvo', name: 'Milica Đorđević' },
      ...{ placeKind: 'address', place: 'Takovska 12, Beograd', note: 'Drugi sprat, levo.' },
      ...{ organizer: null, attendee: null, cancelled: false, page: null },
    },
  },
  title: 'applications.interviews.mail.names.chosen',
  document: calendarOf,
  render({ event, how, ...about }, surroundings) {
    const { t, language } = surroundings;
    return {
      subject: t(`applications.interviews.mail.chosen.${how}.subject`, about),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={whenText(event, t, language)}
          heading={t(`applications.interviews.mail.chosen.${how}.heading`)}
          greeting={null}
          button={toApplication(about, surroundings)}
          why={t('applications.interviews.mail.employerFooter')}
        >
          <MailText>{t(`applications.interviews.mail.chosen.${how}.text`, about)}</MailText>
          <MailFacts facts={facts(event, surroundings)} />
          <MailText>{t('applications.interviews.mail.booked.calendar')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To the company: an interview does not take place, or no time suits a candidate. */
export const employerOffMail = defineMail<
  ToEmployer & { event: CalendarEvent | null; cause: OffCause | 'unsuited'; reason: string }
>({
  name: 'applications.interview-off',
  sample: {
    positionTitle: 'Knjigovođa (m/ž)',
    company: 'Kvarc Računovodstvo',
    applicationId: '00000000-0000-4000-8000-000000000001',
    name: 'Milica Đorđević',
    event: null,
    cause: 'candidate',
    reason: 'Bolest u porodici.',
  },
  title: 'applications.interviews.mail.names.off',
  document: calendarOf,
  render({ event, cause, reason, ...about }, surroundings) {
    const { t } = surroundings;
    const text = t(`applications.interviews.mail.employerOff.${cause}.text`, about);
    return {
      subject: t(`applications.interviews.mail.employerOff.${cause}.subject`, about),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={text}
          heading={t(`applications.interviews.mail.employerOff.${cause}.heading`)}
          greeting={null}
          button={toApplication(about, surroundings)}
          why={t('applications.interviews.mail.employerFooter')}
        >
          <MailText>{text}</MailText>
          {event ? <MailFacts facts={facts({ ...event, note: '' }, surroundings)} /> : null}
          <MailFacts facts={[[t('applications.interviews.mail.reason'), reason]]} />
        </MailLetter>
      ),
    };
  },
});

export const interviewMails = [
  offeredMail,
  bookedMail,
  reminderMail,
  candidateOffMail,
  chosenMail,
  employerOffMail,
];
