import { pageAddress } from '#kit/site-map.ts';
import type { StatisticsPeriod } from './statistics-periods.ts';

/** The page of a posting's statistics; it shows 30 days by default. */
export const statisticsAddress = (postingId: number, period: StatisticsPeriod = '30'): string =>
  `${pageAddress('posting-statistics', postingId)}${period === '30' ? '' : `?days=${period}`}`;
