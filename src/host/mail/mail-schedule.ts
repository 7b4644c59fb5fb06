/**
 * Minutes between the attempts of a mail after temporary failures: ten attempts in about a day, with growing intervals.
 */
const pauses = [1, 5, 15, 30, 60, 120, 240, 480, 480];

/** Number of attempts before a mail counts as not delivered. */
export const maxAttempts = pauses.length + 1;

/** When the next attempt follows the `attempt`-th, which has just failed; null after the last. */
export const nextTry = (attempt: number, now: Date): Date | null => {
  const minutes = pauses[attempt - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
};

/** Longest duration of one attempt; one that has not reported by then was interrupted. */
export const leaseMs = 120_000;

/** How long a mail is due before it counts as overdue: its job was lost or interrupted. */
export const overdueMs = 300_000;
