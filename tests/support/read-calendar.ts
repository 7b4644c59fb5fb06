import ICAL from 'ical.js';

/** The lines of a calendar file as they are on the wire; fails for one that does not end as RFC 5545 says. */
export function linesOf(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('a calendar file ends with a line break');
  const lines = file.slice(0, -2).split('\r\n');
  // Without regard to the parser: every line begins a property or goes on with one.
  for (const line of lines)
    if (/[\r\n]/.test(line) || !/^(?:[A-Z-]+[;:]| )/.test(line)) throw new Error(`no line of a calendar: ${line}`);
  return lines;
}

const text = (event: ICAL.Component, name: string): string | null => {
  const value = event.getFirstPropertyValue(name);
  return value === null ? null : String(value);
};

/** RFC 6868: what stands for signs that a parameter cannot have. */
const person = (property: ICAL.Property) => ({
  email: String(property.getFirstValue()),
  name: String(property.getParameter('cn') ?? ''),
});

const instant = (event: ICAL.Component, name: string): string =>
  (event.getFirstPropertyValue(name) as ICAL.Time).toJSDate().toISOString();

/** A calendar file with one event, read by the rules of its own zone. */
export function readCalendar(file: string) {
  linesOf(file);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent('vtimezone') as ICAL.Component;
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  // Read once more, with the zone known.
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') as ICAL.Component;
  const organizer = event.getFirstProperty('organizer');
  return {
    method: text(calendar, 'method'),
    uid: text(event, 'uid'),
    sequence: Number(text(event, 'sequence')),
    status: text(event, 'status'),
    start: instant(event, 'dtstart'),
    end: instant(event, 'dtend'),
    zone: event.getFirstProperty('dtstart')?.getParameter('tzid') ?? null,
    summary: text(event, 'summary'),
    description: text(event, 'description') ?? '',
    location: text(event, 'location'),
    url: text(event, 'url'),
    organizer: organizer && person(organizer),
    attendees: event.getAllProperties('attendee').map(person),
  };
}
