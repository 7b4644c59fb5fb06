import { addDays, localDay, localInstant } from '#kit/dates.ts';

/* Nothing is sent from 21 to 8 by the clocks of Belgrade (rules.md#push), whatever the clocks do in that night. */

const morning = 8 * 60;
const evening = 21 * 60;

/** The end of the quiet hours that an instant lies in; null outside them. */
export function quietUntil(now: Date): Date | null {
  const day = localDay(now);
  const opening = localInstant(day, morning);
  if (now < opening) return opening;
  return now < localInstant(day, evening) ? null : localInstant(addDays(day, 1), morning);
}

/** Seconds until the next quiet hours; not to be called in them. */
export const secondsOfDayLeft = (now: Date): number =>
  Math.floor((localInstant(localDay(now), evening).getTime() - now.getTime()) / 1000);
