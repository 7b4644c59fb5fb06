import type { PostingLink } from '#features/publishing/own-postings/posting-place.ts';
import { IconChartBar } from '#ui/icons/account-icons.tsx';
import { statisticsAddress } from '../addresses.ts';

/** The page of an own posting's statistics. */
export const statisticsLink: PostingLink = {
  key: 'statistics',
  label: 'postings.statistics.menu',
  icon: <IconChartBar />,
  address: (id) => statisticsAddress(id),
};
