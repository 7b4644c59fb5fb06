/** A stay with its months as `2024-03`; without an end it goes on. */
interface Stay {
  dateFrom: string;
  dateTo: string;
}

/** Two entries, by their places in the list, and how many months lie between them or are common to them. */
export interface PeriodHint {
  kind: 'gap' | 'overlap';
  earlier: number;
  later: number;
  months: number;
}

/** A shorter pause between two jobs is nothing to speak of (rules.md#cv-limits). */
const longestSilentGap = 3;

const monthNumber = (month: string): number => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;

/**
 * What a reader of a CV would ask about: jobs that overlap by more than the month of the change, and pauses of more than
 * three months. Hints, no mistakes: both happen in good lives.
 * @param thisMonth for what goes on
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
