import type { LocalDay } from '#kit/dates.ts';

/** Whether an agent writes nothing for now; it begins again on the day itself. */
export const isPaused = ({ pausedUntil }: { pausedUntil: LocalDay | null }, today: LocalDay): boolean =>
  pausedUntil !== null && pausedUntil > today;
