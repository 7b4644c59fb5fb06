import { type AboutPosting, aboutPosting, sampleAbout } from '#features/applying/server/letter-posting.tsx';
import { letter, type Where } from '#host/mail/letter.tsx';
import { MailText } from '#host/mail/mail-frame.tsx';
import type { MailSurroundings } from '#host/mail/mail-template.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type CalendarEvent, calendarMethod, interviewCalendar } from './interview-calendar.ts';
import { type About, type Place, placeText, type Times, whenText } from './interview-words.ts';

const sampleTimes: Times = { startsAt: '2026-11-25T09:00:00.000Z', endsAt: '2026-11-25T09:30:00.000Z' };
const samplePath = `${pageAddress('interview')}?token=primer`;
const sampleId = '00000000-0000-4000-8000-000000000001';
const sampleName = 'Milica Đorđević';
const sampleEvent: CalendarEvent = {
  ...sampleAbout,
  ...sampleTimes,
  uid: 'primer@prilika',
  sequence: 0,
  stamp: '2026-11-20T09:00:00.000Z',
  name: sampleName,
  placeKind: 'address',
  place: 'Takovska 12, Beograd',
  note: 'Drugi sprat, levo.',
  organizer: null,
  attendee: null,
  cancelled: false,
  page: null,
};

/** Maximum number of times in a mail; the page has all. */
export const slotsInMail = 10;

interface Offered extends AboutPosting, Place {
  slots: Times[];
  /** How many more times the page has. */
  more: number;
  /** Path of the page to choose on. */
  path: string;
  /** Whether the times were added to those offered before. */
  added: boolean;
}

interface Timed extends About {
  event: CalendarEvent;
}

interface ToCandidate extends Timed, AboutPosting {
  path: string;
}

interface ToEmployer {
  applicationId: string;
  /** Empty once the person's data are erased. */
  name: string;
}

export type Booking = 'chosen' | 'moved' | 'moved-by-employer';

/** Why an interview is cancelled. */
export type OffCause = 'candidate' | 'employer' | 'withdrawn' | 'erased' | 'posting-removed';

interface Off<Cause> extends About {
  event: CalendarEvent | null;
  cause: Cause;
  reason: string;
}

/** Date, time and place. */
const placeOf = (given: Place & Partial<Times>, { t, language, table }: Where) =>
  table([
    [
      t('applications.interviews.mail.when'),
      given.startsAt && given.endsAt ? whenText(given as Times, t, language) : '',
    ],
    [t(`applications.interviews.places.${given.placeKind}`), placeText(given, language)],
    [t('applications.interviews.mail.note'), given.note],
  ]);

/** The calendar file of a mail; always named `poziv.ics`. */
const calendarOf = ({ event }: { event: CalendarEvent | null }, { t }: MailSurroundings) =>
  event && {
    name: 'poziv.ics',
    mediaType: `text/calendar; charset=utf-8; method=${calendarMethod(event)}`,
    content: interviewCalendar(event, t),
  };

/** Facts of a mail about an interview with a time. */
const timedFacts = ({ positionTitle, company, event }: Timed, { t, language }: Where) => ({
  positionTitle,
  company,
  when: whenText(event, t, language),
});

const timedBody = ({ event }: Timed, where: Where) => ['text', placeOf(event, where), 'attached'] as const;

/** The cancelled date, time and place, and the reason. */
const offParts = ({ event, reason }: Off<string>, where: Where) => [
  event && placeOf({ ...event, note: '' }, where),
  where.table([[where.t('applications.interviews.mail.reason'), reason]]),
];

const applicationButton = ({ applicationId }: ToEmployer) =>
  [pageAddress('employer-application', applicationId), 'open'] as const;

/** To a candidate: times to choose from. Contains a guest's secret link. */
export const offeredMail = letter({
  name: 'applications.interview-offered',
  texts: 'applications.interviews.mail.offered',
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
  keep: 'until-sent',
  notification: { kind: 'interview', path: ({ path }: Offered) => path },
  kind: ({ added }: Offered) => (added ? 'added' : 'times'),
  facts: ({ positionTitle, company, more }) => ({ positionTitle, company, count: more }),
  about: aboutPosting,
  body: ({ slots, more, ...given }, where) => [
    'text',
    <MailText key="slots">
      {slots.map((slot) => (
        <span key={slot.startsAt}>
          {whenText(slot, where.t, where.language)}
          <br />
        </span>
      ))}
    </MailText>,
    more > 0 && 'more',
    placeOf(given, where),
  ],
  button: ({ path }) => path,
  after: ['first'],
});

/** To a candidate: a time is agreed, with its calendar file. */
export const bookedMail = letter({
  name: 'applications.interview-booked',
  texts: 'applications.interviews.mail.booked',
  sample: { ...sampleAbout, path: samplePath, how: 'chosen', event: sampleEvent },
  keep: 'until-sent',
  document: calendarOf,
  // Not about the candidate's own choice.
  notification: {
    kind: 'interview',
    path: ({ how, path }: ToCandidate & { how: Booking }) => (how === 'moved-by-employer' ? path : null),
  },
  kind: ({ how }: ToCandidate & { how: Booking }) => how,
  facts: timedFacts,
  about: aboutPosting,
  body: timedBody,
  button: ({ path }) => path,
});

/** To a candidate, the day before. */
export const reminderMail = letter({
  name: 'applications.interview-reminder',
  texts: 'applications.interviews.mail.reminder',
  sample: { ...sampleAbout, path: samplePath, event: sampleEvent },
  keep: 'until-sent',
  notification: { kind: 'reminder', path: ({ path }: ToCandidate) => path },
  facts: timedFacts,
  about: aboutPosting,
  body: ({ event }, where) => ['text', placeOf(event, where)],
  button: ({ path }: ToCandidate) => path,
});

/** To a candidate: it is cancelled; with the cancelling calendar file if a time was chosen. */
export const candidateOffMail = letter({
  name: 'applications.interview-cancelled',
  texts: 'applications.interviews.mail.off',
  sample: { ...sampleAbout, event: null, cause: 'employer', reason: 'Radno mesto je popunjeno.', path: samplePath },
  document: calendarOf,
  notification: {
    kind: 'interview',
    path: ({ path }: Off<OffCause> & AboutPosting & { path: string | null }) => path,
  },
  facts: ({ positionTitle, company }) => ({ positionTitle, company }),
  about: aboutPosting,
  body: (off, where) => [off.cause, ...offParts(off, where)],
});

/** To the company: a candidate has chosen or changed a time. */
export const chosenMail = letter({
  name: 'applications.interview-chosen',
  texts: 'applications.interviews.mail.chosen',
  sample: { ...sampleAbout, applicationId: sampleId, name: sampleName, how: 'chosen', event: sampleEvent },
  document: calendarOf,
  // Not about the company's own change.
  notification: {
    kind: 'interview',
    members: 'recruiter',
    path: ({ how, applicationId }: Timed & ToEmployer & { how: Booking }) =>
      how === 'moved-by-employer' ? null : pageAddress('employer-application', applicationId),
  },
  kind: ({ how }: Timed & ToEmployer & { how: Booking }) => how,
  facts: ({ name, ...timed }, where) => ({ ...timedFacts(timed, where), name }),
  greeting: false,
  body: timedBody,
  button: applicationButton,
});

/** To the company: an interview is cancelled, or no time suits a candidate. */
export const employerOffMail = letter({
  name: 'applications.interview-off',
  texts: 'applications.interviews.mail.employerOff',
  sample: {
    ...sampleAbout,
    applicationId: sampleId,
    name: sampleName,
    event: null,
    cause: 'candidate',
    reason: 'Bolest u porodici.',
  },
  document: calendarOf,
  notification: {
    kind: 'interview',
    members: 'recruiter',
    path: ({ cause, applicationId }: Off<OffCause | 'unsuited'> & ToEmployer) =>
      cause === 'employer' ? null : pageAddress('employer-application', applicationId),
  },
  kind: ({ cause }: Off<OffCause | 'unsuited'> & ToEmployer) => cause,
  facts: ({ positionTitle, company, name }) => ({ positionTitle, company, name }),
  greeting: false,
  body: (off, where) => ['text', ...offParts(off, where)],
  button: applicationButton,
});

export const interviewMails = [offeredMail, bookedMail, reminderMail, candidateOffMail, chosenMail, employerOffMail];
