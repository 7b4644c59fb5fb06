import { addDays, type LocalDay } from '#kit/dates.ts';
import type { DemoAdType, DemoPosting } from './demo-model.ts';
import type { Random } from './random.ts';

export type PostingCalendar = Pick<
  DemoPosting,
  | 'productGroup'
  | 'productDuration'
  | 'expiryDate'
  | 'firstPublishedOn'
  | 'firstPublishedMinute'
  | 'state'
  | 'closedOn'
  | 'views'
>;

type Duration = DemoPosting['productDuration'];

const adTypes: readonly (readonly [DemoAdType, number])[] = [
  ['promoted', 0.85],
  ['hot', 1.6],
  ['featured', 5],
  ['standard', 52],
  ['free', 40.55],
];

const durations: Record<DemoAdType, readonly (readonly [Duration, number])[]> = {
  promoted: [
    [30, 5],
    [45, 3],
    [15, 2],
  ],
  hot: [
    [15, 7],
    [30, 3],
  ],
  featured: [
    [30, 5],
    [15, 4],
    [45, 1],
  ],
  standard: [
    [30, 5],
    [15, 3],
    [45, 2],
  ],
  free: [[15, 1]],
};

const viewsADay: Record<DemoAdType, number> = { promoted: 46, hot: 38, featured: 24, standard: 13, free: 8 };

const OLDEST = 30;

/** Days since publication of a posting that is live for at least two more days. */
function ageOf(adType: DemoAdType, duration: Duration, random: Random): number {
  if (adType === 'hot') return duration - random.int(2, 6);
  if (random.chance(0.1)) return random.int(0, 1);
  return random.int(0, Math.min(OLDEST, duration - 2));
}

/** Ad type, period, dates and views of a posting in the given state. */
export function calendarOf(state: DemoPosting['state'], today: LocalDay, random: Random): PostingCalendar {
  const productGroup = random.weighted(adTypes);
  const productDuration = random.weighted(durations[productGroup]);
  let age = ageOf(productGroup, productDuration, random);
  let closedOn: LocalDay | null = null;
  if (state === 'expired') age = productDuration + random.int(1, 25);
  if (state === 'closed') {
    age = random.int(5, 40);
    closedOn = addDays(today, -random.int(Math.max(0, age - productDuration + 1), age - 3));
  }
  const firstPublishedOn = addDays(today, -age);
  const paidDaysLeft = productDuration - age - 1;
  const earlyEnd = state === 'active' && productGroup !== 'hot' && paidDaysLeft > 5 && random.chance(0.05);
  const seenDays = closedOn ? Math.max(1, age - 3) : Math.min(age, productDuration) + 0.4;
  const popularity = 0.4 + random.next() * 1.3;
  return {
    productGroup,
    productDuration,
    expiryDate: earlyEnd ? addDays(today, random.int(3, paidDaysLeft - 1)) : null,
    firstPublishedOn,
    // Of today only the early hours are used, so that hardly any clock is behind them.
    firstPublishedMinute: age === 0 ? random.int(1, 420) : random.int(7 * 60, 20 * 60),
    state,
    closedOn,
    views: Math.round(viewsADay[productGroup] * seenDays ** 0.9 * popularity),
  };
}
