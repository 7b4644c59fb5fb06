import ICAL from 'ical.js';
import { formatTime, localDay, timeZone } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatPhoneAbroad } from '#kit/phone.ts';
import type { InterviewPlace } from '../interview-place.ts';

/** A chosen time as a calendar event; stored with the mail that contains it. */
export interface CalendarEvent {
  /** The same for every file of this interview. */
  uid: string;
  /** Increases with every change (RFC 5545, SEQUENCE). */
  sequence: number;
  /** Time of the change. ISO, like start and end. */
  stamp: string;
  startsAt: string;
  endsAt: string;
  positionTitle: string;
  company: string;
  /** Empty once the person's data are erased. */
  name: string;
  placeKind: InterviewPlace;
  place: string;
  note: string;
  /** Null for a company without an address: the event is then only published, and nobody is invited. */
  organizer: string | null;
  attendee: string | null;
  cancelled: boolean;
  /** The recipient's page on the site; null for none. */
  page: string | null;
}

// A folded line begins with a blank, which the library does not count in its limit of 75 bytes.
ICAL.foldLength = 74;

/** Belgrade's time zone since 1996: EU rules, the last Sundays of March and October at 1.00 UTC. */
const belgrade = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Removes characters that calendars cannot store: control characters except line breaks, and lone surrogates. */
const saved = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to leave out
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ');

const inLine = (text: string): string => saved(text).replace(/\n+/g, ' ').trim();

/**
 * A name as parameter value: without quotes, which end it, and backslashes, which programs interpret differently there.
 */
const inQuotes = (text: string): string => inLine(text).replaceAll('"', '’').replaceAll('\\', '/');

const wallTime = (iso: string): ICAL.Time => {
  const instant = new Date(iso);
  return ICAL.Time.fromDateTimeString(`${localDay(instant)}T${formatTime(instant, 'en')}:00`);
};

const addTime = (event: ICAL.Component, name: 'dtstart' | 'dtend', iso: string): void => {
  event.addPropertyWithValue(name, wallTime(iso)).setParameter('tzid', timeZone);
};

const addPlace = (event: ICAL.Component, { placeKind, place }: CalendarEvent): void => {
  event.addPropertyWithValue('location', inLine(placeKind === 'phone' ? formatPhoneAbroad(place) : place));
};

const addPeople = (event: ICAL.Component, { organizer, attendee, company, name }: CalendarEvent): void => {
  if (organizer === null) return;
  event.addPropertyWithValue('organizer', `mailto:${inLine(organizer)}`).setParameter('cn', inQuotes(company));
  if (attendee === null) return;
  const person = event.addPropertyWithValue('attendee', `mailto:${inLine(attendee)}`);
  person.setParameter('cn', inQuotes(name));
  person.setParameter('role', 'REQ-PARTICIPANT');
  person.setParameter('partstat', 'ACCEPTED');
  person.setParameter('rsvp', 'FALSE');
};

/** The method of a calendar file: to invite or to cancel; without an organizer, only to publish (RFC 5546). */
export const calendarMethod = ({ organizer, cancelled }: CalendarEvent): 'REQUEST' | 'CANCEL' | 'PUBLISH' => {
  if (organizer === null) return 'PUBLISH';
  return cancelled ? 'CANCEL' : 'REQUEST';
};

/** An interview as a calendar file (RFC 5545, RFC 5546); text written by people cannot break out of its property. */
export function interviewCalendar(facts: CalendarEvent, t: Translate): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Prilika//Interviews//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', calendarMethod(facts));
  calendar.addSubcomponent(ICAL.Component.fromString(belgrade));
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', facts.uid);
  event.addPropertyWithValue('sequence', facts.sequence);
  event.addPropertyWithValue('dtstamp', ICAL.Time.fromJSDate(new Date(facts.stamp), true));
  addTime(event, 'dtstart', facts.startsAt);
  addTime(event, 'dtend', facts.endsAt);
  const { positionTitle, company, name } = facts;
  const about = { positionTitle: inLine(positionTitle), company: inLine(company), name: inLine(name) };
  event.addPropertyWithValue('summary', t('applications.interviews.mail.calendar.summary', about));
  addPlace(event, facts);
  const lines = [
    name === '' ? '' : t('applications.interviews.mail.calendar.with', about),
    saved(facts.note).trim(),
    facts.page ?? '',
  ];
  event.addPropertyWithValue('description', lines.filter((line) => line !== '').join('\n\n'));
  const address = facts.placeKind === 'link' ? facts.place : facts.page;
  if (address !== null) event.addPropertyWithValue('url', inLine(address));
  addPeople(event, facts);
  event.addPropertyWithValue('status', facts.cancelled ? 'CANCELLED' : 'CONFIRMED');
  event.addPropertyWithValue('transp', 'OPAQUE');
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
