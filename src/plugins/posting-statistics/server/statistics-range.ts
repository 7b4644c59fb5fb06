import type { PostingState } from '#features/postings/posting-state.ts';
import { addDays, daysBetween, type LocalDay, localDay } from '#kit/dates.ts';
import type { StatisticsPeriod } from '../statistics-periods.ts';

export interface PostingLife {
  state: PostingState;
  firstPublishedAt: Date | null;
  liveUntil: Date | null;
  /** When it entered its state. */
  movedAt: Date | null;
}

const ended: readonly PostingState[] = ['expired', 'closed', 'removed'];

/** The last day with possible events: today, or the day on which it ended. */
const lastDay = (life: PostingLife, now: Date): LocalDay => {
  const moved = ended.includes(life.state) ? life.movedAt : null;
  const ends = [life.liveUntil, moved].flatMap((end) => (end ? [localDay(end)] : []));
  return [localDay(now), ...ends].sort()[0] as LocalDay;
};

/**
 * The days covered by the statistics, in order: counted back from today or from the end of the posting, and none before
 * it was first published.
 */
export function statisticsDays(life: PostingLife, period: StatisticsPeriod, now: Date): LocalDay[] {
  if (life.firstPublishedAt === null) return [];
  const published = localDay(life.firstPublishedAt);
  const last = lastDay(life, now);
  const whole = daysBetween(published, last) + 1;
  const length = Math.max(0, period === 'all' ? whole : Math.min(whole, Number(period)));
  return Array.from({ length }, (_, index) => addDays(last, index + 1 - length));
}
