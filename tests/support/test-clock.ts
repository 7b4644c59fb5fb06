import type { Clock } from '#host/clock.ts';

/** A clock that only moves when a test moves it. */
export interface TestClock extends Clock {
  set(now: Date): void;
  advance(change: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

/** A Friday at noon in Belgrade, in winter time. */
export const testNow = new Date('2026-11-20T11:00:00Z');

export function createTestClock(start: Date = testNow): TestClock {
  let current = start;
  return {
    now: () => current,
    set: (now) => {
      current = now;
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      current = new Date(current.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
