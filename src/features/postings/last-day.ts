import { type LocalDay, localDay } from '#kit/dates.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { daysAfter } from './posting-period.ts';

/** Bounds of an employer's own last day. */
export interface LastDayBounds {
  now: Date;
  /** The end of the paid period, if known; else it is counted from now. */
  paidUntil: Date | null;
  /** Length of the bought period in days. */
  days: number;
}

/**
 * The last day that can be chosen: applications may close before the period ends, never after
 * (rules.md#posting-period).
 */
export const latestLastDay = ({ now, paidUntil, days }: LastDayBounds): LocalDay =>
  localDay(paidUntil ?? daysAfter(now, days));

/** The error of an employer's own last day; null when it is valid or not set. */
export const lastDayIssue = (day: LocalDay | null, bounds: LastDayBounds): FieldIssue | null => {
  if (!day) return null;
  if (day < localDay(bounds.now)) return { path: 'expiryDate', code: 'date-past' };
  return day > latestLastDay(bounds) ? { path: 'expiryDate', code: 'after-period' } : null;
};
