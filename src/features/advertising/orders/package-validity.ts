import { addMonths, endOfLocalDay, localDay } from '#kit/dates.ts';

/** The last moment of a package: its validity is counted from the day of its payment (rules.md#credits). */
export const packageEnd = (paidAt: Date, months: number): Date => endOfLocalDay(addMonths(localDay(paidAt), months));

/** Whether its credits are gone; in the last moment they are not. */
export const isPackageOver = (validUntil: Date, now: Date): boolean => validUntil < now;
