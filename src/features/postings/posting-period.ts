import { addDays, endOfLocalDay, type LocalDay, localDay } from '#shared/dates.ts';

/**
 * The end of a period that starts at `start`: the end of the local day `days` calendar days later, or of the employer's
 * own last day when that is earlier (SPEC §5). Calendar days, so that the change of clocks moves nothing.
 */
export const endOfPeriod = (start: Date, days: number, expiryDate: LocalDay | null): Date => {
  const paid = addDays(localDay(start), days);
  return endOfLocalDay(expiryDate !== null && expiryDate < paid ? expiryDate : paid);
};
