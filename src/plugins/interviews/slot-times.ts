import { formatTime, type LocalDay, localDay, localInstant } from '#kit/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A time as written, in Belgrade time. */
export interface WrittenSlot {
  day: LocalDay;
  /** `09:30`. */
  from: string;
  minutes: number;
}

export interface SlotTimes {
  startsAt: Date;
  endsAt: Date;
}

/** For responses and mails. */
export const timesView = ({ startsAt, endsAt }: SlotTimes) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const clockAt = (millis: number): string => `${localDay(new Date(millis))} ${formatTime(new Date(millis), 'en')}`;

/** Whether a local time occurs twice, in the night of the autumn clock change. */
const isDoubled = (millis: number): boolean =>
  clockAt(millis) === clockAt(millis - HOUR) || clockAt(millis) === clockAt(millis + HOUR);

/**
 * A written time as instants. Refused is one that the clocks skip in the spring night, and one that begins or ends in the
 * doubled hour of autumn, because it would be ambiguous which of the two is meant (rules.md#interviews).
 */
export function readSlot({ day, from, minutes }: WrittenSlot): SlotTimes | 'skipped' | 'doubled' {
  const [hours = 0, rest = 0] = from.split(':').map(Number);
  const startsAt = localInstant(day, hours * 60 + rest);
  const start = startsAt.getTime();
  if (clockAt(start) !== `${day} ${from}`) return 'skipped';
  const end = start + minutes * MINUTE;
  return isDoubled(start) || isDoubled(end) ? 'doubled' : { startsAt, endsAt: new Date(end) };
}

/**
 * The next time on the same day, with the same length; its start is empty when the day ends, or nothing was written
 * yet.
 */
export function slotAfter(slot: WrittenSlot): WrittenSlot {
  const [hours = Number.NaN, rest = Number.NaN] = slot.from.split(':').map(Number);
  const next = hours * 60 + rest + slot.minutes;
  const two = (number: number) => String(number).padStart(2, '0');
  return { ...slot, from: next < 24 * 60 ? `${two(Math.floor(next / 60))}:${two(next % 60)}` : '' };
}

export const overlap = (one: SlotTimes, other: SlotTimes): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The indices of times that overlap an earlier one. */
export function overlapping(slots: readonly SlotTimes[]): number[] {
  const places = slots.map((_, place) => place);
  // Sorted by start, so that each is compared only with the latest end before it.
  const ordered = [...places].sort(
    (a, b) => (slots[a] as SlotTimes).startsAt.getTime() - (slots[b] as SlotTimes).startsAt.getTime() || a - b,
  );
  const wrong = new Set<number>();
  let last: number | null = null;
  for (const place of ordered) {
    const slot = slots[place] as SlotTimes;
    if (last !== null && overlap(slots[last] as SlotTimes, slot)) wrong.add(Math.max(last, place));
    if (last === null || slot.endsAt > (slots[last] as SlotTimes).endsAt) last = place;
  }
  return [...wrong].sort((a, b) => a - b);
}
