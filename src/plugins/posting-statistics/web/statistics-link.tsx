import type { PostingLink } from '#features/publishing/own-postings/posting-place.ts';
import { pageAddress } from '#kit/site-map.ts';
import { IconChartBar } from '#ui/icons/account-icons.tsx';
import type { StatisticsPeriod } from '../statistics-periods.ts';

/** The page of a posting's statistics; it shows 30 days by default. */
export const statisticsAddress = (postingId: number, period: StatisticsPeriod = '30'): string =>
  `${pageAddress('posting-statistics', postingId)}${period === '30' ? '' : `?days=${period}`}`;

/** The page of an own posting's statistics. */
export const statisticsLink: PostingLink = {
  key: 'statistics',
  label: 'postings.statistics.menu',
  icon: <IconChartBar />,
  address: (id) => statisticsAddress(id),
};
