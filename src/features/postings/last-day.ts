import { type LocalDay, localDay } from '#kit/dates.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { daysAfter } from './posting-period.ts';

/** What an employer's own last day is measured by. */
export interface LastDayBounds {
  now: Date;
  /** The end of the period that is paid for, where it is known; else it is counted from now. */
  paidUntil: Date | null;
  /** Days of the period that is bought. */
  days: number;
}

/**
 * The last day that can be chosen: applications close before the period ends, never after (rules.md#posting-period).
 */
export const latestLastDay = ({ now, paidUntil, days }: LastDayBounds): LocalDay =>
  localDay(paidUntil ?? daysAfter(now, days));

/** The mistake of an employer's last day; null when it is valid, or there is none. */
export const lastDayIssue = (day: LocalDay | null, bounds: LastDayBounds): FieldIssue | null => {
  if (!day) return null;
  if (day < localDay(bounds.now)) return { path: 'expiryDate', code: 'date-past' };
  return day > latestLastDay(bounds) ? { path: 'expiryDate', code: 'after-period' } : null;
};
