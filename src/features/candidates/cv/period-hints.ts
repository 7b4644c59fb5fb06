/** A period with months as `2024-03`; ongoing when the end is empty. */
interface Stay {
  dateFrom: string;
  dateTo: string;
}

/** Two entries, by their indexes in the list, and the number of months between them or shared by them. */
export interface PeriodHint {
  kind: 'gap' | 'overlap';
  earlier: number;
  later: number;
  months: number;
}

/** Max gap between two jobs that is not reported, in months (rules.md#cv-limits). */
const longestSilentGap = 3;

const monthNumber = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;

/**
 * Finds jobs that overlap by more than the month of the change, and gaps of more than three months. These are hints,
 * not errors.
 * @param thisMonth end of ongoing periods
 */
export const periodHints = (stays: readonly Stay[], thisMonth: string): PeriodHint[] => {
  const inOrder = stays
    .map(({ dateFrom, dateTo }, place) => ({
      place,
      from: monthNumber(dateFrom),
      to: monthNumber(dateTo || (thisMonth > dateFrom ? thisMonth : dateFrom)),
    }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const hints: PeriodHint[] = [];
  let last = inOrder[0];
  for (const next of inOrder.slice(1)) {
    if (!last) break;
    const between = next.from - last.to - 1;
    const pair = { earlier: last.place, later: next.place };
    if (between > longestSilentGap) hints.push({ kind: 'gap', ...pair, months: between });
    const common = Math.min(last.to, next.to) - next.from + 1;
    if (common > 1) hints.push({ kind: 'overlap', ...pair, months: common });
    if (next.to > last.to) last = next;
  }
  return hints;
};
