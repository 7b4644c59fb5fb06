import { addDays, endOfLocalDay, type LocalDay, localDay } from '#kit/dates.ts';
import { isLive, type Lifetime } from './posting-state.ts';

/** The dates of a posting's period. */
interface Period extends Lifetime {
  paidUntil: Date | null;
  /** Since when its period is paused by the review of an edit. */
  pausedAt: Date | null;
}

/**
 * The end of the local day a number of calendar days after an instant, at which a period that begins or is extended
 * then ends (rules.md#posting-period). Calendar days, so that clock changes have no effect.
 */
export const daysAfter = (from: Date, days: number): Date => endOfLocalDay(addDays(localDay(from), days));

/**
 * The last instant at which a posting is live: the end of the paid period, or of the employer's own last day
 * (rules.md#posting-period).
 */
export const liveEnd = (paidUntil: Date, expiryDate: LocalDay | null): Date =>
  expiryDate !== null && expiryDate < localDay(paidUntil) ? endOfLocalDay(expiryDate) : paidUntil;

/** The end of the paid period; imported postings have only one end. */
export const paidEnd = ({ paidUntil, liveUntil }: Pick<Period, 'paidUntil' | 'liveUntil'>): Date =>
  (paidUntil ?? liveUntil) as Date;

/** Whether a posting has days left: it is live, or its period is paused by the review of an edit. */
export const hasDays = (posting: Period, now: Date): boolean => isLive(posting, now) || posting.pausedAt !== null;
