import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { getPostingHistory, getPostingStatistics } from '#features/statistics/contract.ts';
import { PostingStatistics } from '#features/statistics/web/posting-statistics.tsx';
import { type Loading, pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';
import type { Route } from './+types/posting-statistics';

export const loader = pageLoader(async ({ call, describe, params, search, t }: Loading<Route.LoaderArgs>) => {
  const [{ data: posting }, { data: statistics }, { data: history }] = await Promise.all([
    call(getOwnPosting, { params }),
    call(getPostingStatistics, { params, query: { days: search.get('days') ?? undefined } }),
    call(getPostingHistory, { params }),
  ]);
  const title = t('postings.statistics.pageOf', { title: posting.positionTitle });
  return { posting, statistics, history, page: describe({ title }) };
});

export default mainPage<typeof loader>(PostingStatistics);
