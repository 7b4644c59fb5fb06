import type { LocalDay } from '#kit/dates.ts';
import type { PostingStatistics } from '../fields.ts';

export const counted = ['views', 'applyClicks', 'applications'] as const;
export type Counted = (typeof counted)[number];

/** The span of one bar: a day, or the days of a week. */
export interface ChartSpan extends Record<Counted, number> {
  from: LocalDay;
  to: LocalDay;
}

/** More bars than this are unreadable on a phone. */
const maxDays = 92;

/** Days, or weeks counted back from the last day when there are too many; the first week may be shorter. */
export function chartSpans(days: PostingStatistics['days']): { unit: 'day' | 'week'; spans: ChartSpan[] } {
  const [unit, length] = days.length > maxDays ? (['week', 7] as const) : (['day', 1] as const);
  const spans: ChartSpan[] = [];
  for (let end = days.length; end > 0; end -= length) {
    const part = days.slice(Math.max(0, end - length), end);
    const sum = (name: Counted): number => part.reduce((total, day) => total + day[name], 0);
    spans.unshift({
      from: part[0]?.day ?? '',
      to: part.at(-1)?.day ?? '',
      views: sum('views'),
      applyClicks: sum('applyClicks'),
      applications: sum('applications'),
    });
  }
  return { unit, spans };
}

const tops = [2, 4, 6, 8, 10, 12, 16];

/** The maximum of an axis, slightly above the longest bar; even, so that its half is an integer as well. */
export function axisTop(most: number): number {
  for (let power = 1; ; power *= 10) {
    const top = tops.find((step) => step * power >= most);
    if (top !== undefined) return top * power;
  }
}
