import type { LocalDay } from '#kit/dates.ts';

/** Whether an agent is paused; it sends mail again on `pausedUntil` itself. */
export const isPaused = ({ pausedUntil }: { pausedUntil: LocalDay | null }, today: LocalDay): boolean =>
  pausedUntil !== null && pausedUntil > today;
