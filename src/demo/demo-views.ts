import type { ViewSource } from '#features/postings/view-sources.ts';
import type { postingDailyViews } from '#features/statistics/server/statistics-table.ts';
import { addDays, daysBetween, type LocalDay } from '#kit/dates.ts';
import type { DemoPosting } from './demo-model.ts';
import { createRandom } from './random.ts';

type DailyViews = typeof postingDailyViews.$inferInsert;

const sources: readonly (readonly [ViewSource, number])[] = [
  ['search', 46],
  ['external-search', 21],
  ['home', 10],
  ['direct', 8],
  ['social', 7],
  ['mail', 4],
  ['employer', 2],
  ['feed', 2],
];

/** Most come in the first days, and fewer at weekends. */
const weightOf = (published: LocalDay, day: LocalDay): number => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return (1 / (1 + daysBetween(published, day) / 6)) * (weekday === 0 || weekday === 6 ? 0.5 : 1);
};

/** The views of a posting by day and source, from its publication to `last`; together they are the views it has. */
export function demoDailyViews(
  { firstPublishedOn, views }: Pick<DemoPosting, 'firstPublishedOn' | 'views'>,
  postingId: number,
  last: LocalDay,
): DailyViews[] {
  const length = Math.max(1, daysBetween(firstPublishedOn, last) + 1);
  const days = Array.from({ length }, (_, index) => addDays(firstPublishedOn, index));
  const weights = days.map((day) => [day, weightOf(firstPublishedOn, day)] as const);
  const random = createRandom(postingId);
  const counts = new Map<string, DailyViews>();
  for (let view = 0; view < views; view += 1) {
    const [day, source] = [random.weighted(weights), random.weighted(sources)];
    const key = `${day} ${source}`;
    const counted = counts.get(key);
    if (counted) counted.count += 1;
    else counts.set(key, { postingId, day, source, count: 1 });
  }
  return [...counts.values()];
}
