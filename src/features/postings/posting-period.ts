import { addDays, endOfLocalDay, type LocalDay, localDay } from '#kit/dates.ts';
import { isLive, type Lifetime } from './posting-state.ts';

/** The days of a posting. */
interface Period extends Lifetime {
  paidUntil: Date | null;
  /** Since when its days wait for review of an edit. */
  pausedAt: Date | null;
}

/**
 * The end of the local day a number of calendar days after a moment: of a period that begins then, or of one that is
 * extended (rules.md#posting-period). Calendar days, so that the change of clocks moves nothing.
 */
export const daysAfter = (from: Date, days: number): Date => endOfLocalDay(addDays(localDay(from), days));

/**
 * The last moment on which a posting is live: the end of what was paid for, or of the employer's own last day
 * (rules.md#posting-period).
 */
export const liveEnd = (paidUntil: Date, expiryDate: LocalDay | null): Date =>
  expiryDate !== null && expiryDate < localDay(paidUntil) ? endOfLocalDay(expiryDate) : paidUntil;

/** The end of the days that were paid for; imported postings have one end alone. */
export const paidEnd = ({ paidUntil, liveUntil }: Pick<Period, 'paidUntil' | 'liveUntil'>): Date =>
  (paidUntil ?? liveUntil) as Date;

/** Whether a posting still has days: it is live, or waits for review of an edit. */
export const hasDays = (posting: Period, now: Date): boolean => isLive(posting, now) || posting.pausedAt !== null;
