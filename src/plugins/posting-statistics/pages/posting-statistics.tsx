import type { LoaderFunctionArgs } from 'react-router';
import { type Loading, pageLoader } from '#app/page-loader.ts';
import { mainPage } from '#app/shell/main-page.tsx';
import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { getPostingHistory, getPostingStatistics } from '../contract.ts';
import { PostingStatistics } from '../web/posting-statistics.tsx';

export const loader = pageLoader(
  async ({ call, describe, params, search, t }: Loading<LoaderFunctionArgs & { params: { id: string } }>) => {
    const [{ data: posting }, { data: statistics }, { data: history }] = await Promise.all([
      call(getOwnPosting, { params }),
      call(getPostingStatistics, { params, query: { days: search.get('days') ?? undefined } }),
      call(getPostingHistory, { params }),
    ]);
    const title = t('postings.statistics.pageOf', { title: posting.positionTitle });
    return { posting, statistics, history, page: describe({ title }) };
  },
);

export default mainPage<typeof loader>(PostingStatistics);
