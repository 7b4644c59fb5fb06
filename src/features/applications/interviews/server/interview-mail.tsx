import { MailFacts, MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailSurroundings } from '#platform/mail/mail-template.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { CalendarEvent } from './interview-calendar.ts';
import {
  type About,
  type Booking,
  calendarOf,
  facts,
  type LetterParts,
  offLetter,
  type Place,
  type Times,
  timeLetter,
  whenText,
} from './interview-letters.tsx';

const sampleAbout: About = { positionTitle: 'Knjigovođa (m/ž)', company: 'Kvarc Računovodstvo' };
const sampleTimes: Times = { startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' };
const samplePath = `${pageAddress('interview')}?token=primer`;
const sampleEvent: CalendarEvent = {
  ...sampleAbout,
  ...sampleTimes,
  uid: 'primer@prilika',
  sequence: 0,
  stamp: '2026-11-20T09:00:00.000Z',
  name: 'Milica Đorđević',
  placeKind: 'address',
  place: 'Takovska 12, Beograd',
  note: 'Drugi sprat, levo.',
  organizer: null,
  attendee: null,
  cancelled: false,
  page: null,
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
    ...sampleAbout,
    placeKind: 'address',
    place: 'Takovska 12, Beograd',
    note: '',
    slots: [sampleTimes],
    more: 0,
    path: samplePath,
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

const toCandidate = (path: string, { t, siteUrl }: MailSurroundings): LetterParts => ({
  button: { href: `${siteUrl}${path}`, label: t('applications.interviews.mail.booked.button') },
  why: t('applications.mail.personFooter'),
});

/** To a candidate: a time stands, with its calendar file. */
export const bookedMail = defineMail<About & { event: CalendarEvent; path: string; how: Booking }>({
  name: 'applications.interview-booked',
  sample: {
    ...sampleAbout,
    path: samplePath,
    how: 'chosen',
    event: sampleEvent,
  },
  title: 'applications.interviews.mail.names.booked',
  keep: 'until-sent',
  document: calendarOf,
  render: ({ path, how, ...given }, surroundings) =>
    timeLetter(`booked.${how}`, given, surroundings, toCandidate(path, surroundings)),
});

/** To a candidate, the day before. */
export const reminderMail = defineMail<About & { event: CalendarEvent; path: string }>({
  name: 'applications.interview-reminder',
  sample: {
    ...sampleAbout,
    path: samplePath,
    event: sampleEvent,
  },
  title: 'applications.interviews.mail.names.reminder',
  keep: 'until-sent',
  render: ({ path, ...given }, surroundings) =>
    timeLetter('reminder', given, surroundings, toCandidate(path, surroundings)),
});

/** Why an interview does not take place. */
export type OffCause = 'candidate' | 'employer' | 'withdrawn' | 'erased' | 'posting-removed';

/** To a candidate: it does not take place; with the calendar file that cancels it, where a time was chosen. */
export const candidateOffMail = defineMail<
  About & { event: CalendarEvent | null; cause: OffCause; reason: string }
>({
  name: 'applications.interview-cancelled',
  sample: {
    ...sampleAbout,
    event: null,
    cause: 'employer',
    reason: 'Radno mesto je popunjeno.',
  },
  title: 'applications.interviews.mail.names.cancelled',
  document: calendarOf,
  render({ cause, event, reason, ...about }, surroundings) {
    const { t } = surroundings;
    const words = {
      subject: t('applications.interviews.mail.off.subject', about),
      heading: t('applications.interviews.mail.off.heading'),
      text: t(`applications.interviews.mail.off.${cause}`, about),
    };
    return offLetter(words, { event, reason }, surroundings, { why: t('applications.mail.personFooter') });
  },
});

interface ToEmployer extends About {
  applicationId: string;
  /** Empty once the person's data are erased. */
  name: string;
}

const sampleToEmployer: ToEmployer = {
  ...sampleAbout,
  applicationId: '00000000-0000-4000-8000-000000000001',
  name: 'Milica Đorđević',
};

const toEmployer = ({ applicationId }: ToEmployer, { siteUrl, t }: MailSurroundings): LetterParts => ({
  button: {
    href: `${siteUrl}${pageAddress('employer-application', applicationId)}`,
    label: t('applications.mail.notification.button'),
  },
  greeting: null,
  why: t('applications.interviews.mail.employerFooter'),
});

/** To the company: a candidate has chosen a time, or it is another one now. */
export const chosenMail = defineMail<ToEmployer & { event: CalendarEvent; how: Booking }>({
  name: 'applications.interview-chosen',
  sample: {
    ...sampleToEmployer,
    how: 'chosen',
    event: sampleEvent,
  },
  title: 'applications.interviews.mail.names.chosen',
  document: calendarOf,
  render: ({ how, ...given }, surroundings) =>
    timeLetter(`chosen.${how}`, given, surroundings, toEmployer(given, surroundings)),
});

/** To the company: an interview does not take place, or no time suits a candidate. */
export const employerOffMail = defineMail<
  ToEmployer & { event: CalendarEvent | null; cause: OffCause | 'unsuited'; reason: string }
>({
  name: 'applications.interview-off',
  sample: {
    ...sampleToEmployer,
    event: null,
    cause: 'candidate',
    reason: 'Bolest u porodici.',
  },
  title: 'applications.interviews.mail.names.off',
  document: calendarOf,
  render({ cause, event, reason, ...about }, surroundings) {
    const { t } = surroundings;
    const words = {
      subject: t(`applications.interviews.mail.employerOff.${cause}.subject`, about),
      heading: t(`applications.interviews.mail.employerOff.${cause}.heading`),
      text: t(`applications.interviews.mail.employerOff.${cause}.text`, about),
    };
    return offLetter(words, { event, reason }, surroundings, toEmployer(about, surroundings));
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
