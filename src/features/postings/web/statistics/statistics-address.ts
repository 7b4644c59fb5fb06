import type { StatisticsPeriod } from '#features/postings/statistics-periods.ts';

/** The page of a posting's statistics; 30 days are what it shows unless said. */
export const statisticsAddress = (postingId: number, period: StatisticsPeriod = '30'): string =>
  `/oglasi/${postingId}/statistika${period === '30' ? '' : `?days=${period}`}`;
