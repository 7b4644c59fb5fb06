import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { texts } from '#app/texts.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import { nastyStrings } from '#tests/support/nasty-strings.ts';
import { linesOf, readCalendar } from '#tests/support/read-calendar.ts';
import { type CalendarEvent, interviewCalendar } from './interview-calendar.ts';

const t = createTranslators(texts)('sr');

const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'b0e5d1a4-0000-4000-8000-000000000001@prilika.test',
  sequence: 3,
  stamp: '2026-11-23T10:00:00.000Z',
  startsAt: '2026-12-01T09:00:00.000Z',
  endsAt: '2026-12-01T09:30:00.000Z',
  positionTitle: 'Knjigovođa',
  company: 'Kvarc Računovodstvo',
  name: 'Đorđe Šašić',
  placeKind: 'address',
  place: 'Ulica Čika Ljubina 7, Beograd; drugi sprat',
  note: 'Ponesite diplomu,\nrazgovor vodi Živka.',
  organizer: 'posao@kvarc.rs',
  attendee: 'djordje@primer.rs',
  cancelled: false,
  page: 'https://prilika.test/razgovor?token=a.b',
  ...change,
});

describe('a calendar file', () => {
  test('invites, with everything that a calendar shows', () => {
    const calendar = readCalendar(interviewCalendar(event(), t));
    expect(calendar).toMatchObject({
      method: 'REQUEST',
      uid: 'b0e5d1a4-0000-4000-8000-000000000001@prilika.test',
      sequence: 3,
      status: 'CONFIRMED',
      start: '2026-12-01T09:00:00.000Z',
      end: '2026-12-01T09:30:00.000Z',
      zone: 'Europe/Belgrade',
      summary: 'Razgovor za posao: Knjigovođa, Kvarc Računovodstvo',
      location: 'Ulica Čika Ljubina 7, Beograd; drugi sprat',
      organizer: { email: 'mailto:posao@kvarc.rs', name: 'Kvarc Računovodstvo' },
      attendees: [{ email: 'mailto:djordje@primer.rs', name: 'Đorđe Šašić' }],
      url: 'https://prilika.test/razgovor?token=a.b',
    });
    expect(calendar.description).toContain('Ponesite diplomu,\nrazgovor vodi Živka.');
  });

  test('cancels under the same UID', () => {
    const calendar = readCalendar(interviewCalendar(event({ cancelled: true, sequence: 4, page: null }), t));
    expect(calendar).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 4,
      url: null,
      uid: 'b0e5d1a4-0000-4000-8000-000000000001@prilika.test',
    });
  });

  test('has the link of a video call as place and address, and a number as it is dialled', () => {
    const link = 'https://meet.primer.rs/a,b;c?x=1';
    expect(readCalendar(interviewCalendar(event({ placeKind: 'link', place: link }), t))).toMatchObject({
      location: link,
      url: link,
    });
    const phone = event({ placeKind: 'phone', place: '+381641234567' });
    expect(readCalendar(interviewCalendar(phone, t)).location).toBe('+381 64 1234567');
  });

  test('names nobody who was erased, and invites nobody without an organizer', () => {
    const erased = readCalendar(interviewCalendar(event({ name: '', attendee: null, cancelled: true }), t));
    expect(erased).toMatchObject({ method: 'CANCEL', attendees: [] });
    const alone = readCalendar(interviewCalendar(event({ organizer: null }), t));
    expect(alone).toMatchObject({ method: 'PUBLISH', organizer: null, attendees: [] });
  });
});

describe('the zone of a calendar file', () => {
  // The last days of either clock, and those after them.
  test.each([
    '2026-03-28T22:30:00.000Z',
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T01:00:00.000Z',
    '2026-10-24T23:30:00.000Z',
    '2026-10-25T02:00:00.000Z',
    '2026-10-25T09:00:00.000Z',
    '2027-03-28T06:00:00.000Z',
    '2031-07-01T06:00:00.000Z',
  ])('means %s', (startsAt) => {
    const endsAt = new Date(new Date(startsAt).getTime() + 600_000).toISOString();
    expect(readCalendar(interviewCalendar(event({ startsAt, endsAt }), t))).toMatchObject({
      start: startsAt,
      end: endsAt,
    });
  });
});

describe('what people write stays inside its property', () => {
  const lineBreaks = ['a\r\nATTENDEE:mailto:x@y.z', 'b\nEND:VEVENT\nBEGIN:VEVENT', 'c\rMETHOD:PUBLISH', '\u2028d'];
  const signs = ['a;b,c\\d"e:f', '\\n', '\\\\,', 'č'.repeat(300), '🙂'.repeat(200), `${'x'.repeat(73)}č`, "^n^'^^"];
  test.each([...nastyStrings, ...lineBreaks, ...signs])('%j', (text) => {
    const file = interviewCalendar(
      event({ name: text, company: text, positionTitle: text, place: text, note: text }),
      t,
    );
    for (const line of linesOf(file)) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const calendar = readCalendar(file);
    const saved = text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what a calendar cannot keep
      .replace(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]+/g, ' ');
    const quoted = (line: string) => line.replaceAll('"', '’').replaceAll('\\', '/');
    const inLine = saved.replace(/\n+/g, ' ').trim();
    expect(calendar).toMatchObject({
      method: 'REQUEST',
      location: inLine,
      summary: `Razgovor za posao: ${inLine}, ${inLine}`,
      organizer: { email: 'mailto:posao@kvarc.rs', name: quoted(inLine) },
      attendees: [{ email: 'mailto:djordje@primer.rs', name: quoted(inLine) }],
    });
    expect(calendar.description).toContain(saved.trim());
    const root = new ICAL.Component(ICAL.parse(file));
    expect(root.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone', 'vevent']);
  });
});
