import { addMonths, endOfLocalDay, localDay } from '#kit/dates.ts';

/** End of a package's validity, which is counted from the day of payment (rules.md#credits). */
export const packageEnd = (paidAt: Date, months: number): Date => endOfLocalDay(addMonths(localDay(paidAt), months));

/** Whether the package has expired; `validUntil` itself is still valid. */
export const isPackageOver = (validUntil: Date, now: Date): boolean => validUntil < now;
