import { addDays, endOfLocalDay, type LocalDay, localDay } from '#shared/dates.ts';

/**
 * The end of the local day so many calendar days after a moment: of a period that begins then, or of one that is made
 * longer (SPEC §5, §6). Calendar days, so that the change of clocks moves nothing.
 */
export const daysAfter = (from: Date, days: number): Date => endOfLocalDay(addDays(localDay(from), days));

/** The last moment on which a posting is live: the end of what was paid for, or of the employer's own last day (SPEC §5). */
export const liveEnd = (paidUntil: Date, expiryDate: LocalDay | null): Date =>
  expiryDate !== null && expiryDate < localDay(paidUntil) ? endOfLocalDay(expiryDate) : paidUntil;
