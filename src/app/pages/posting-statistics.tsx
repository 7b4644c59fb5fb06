import { getOwnPosting } from '#features/publishing/own-postings/contract.ts';
import { getPostingHistory, getPostingStatistics } from '#features/statistics/contract.ts';
import { PostingStatistics } from '#features/statistics/web/posting-statistics.tsx';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import type { Route } from './+types/posting-statistics';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { call } = api(context);
  try {
    const days = url.searchParams.get('days') ?? undefined;
    const [posting, statistics, history] = await Promise.all([
      call(getOwnPosting, { params }),
      call(getPostingStatistics, { params, query: { days } }),
      call(getPostingHistory, { params }),
    ]);
    const { positionTitle } = posting.data;
    const page = describePage(context, {
      title: texts(context)('postings.statistics.pageOf', { title: positionTitle }),
      robots: 'noindex',
    });
    return { posting: posting.data, statistics: statistics.data, history: history.data, page };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function PostingStatisticsPage({
  loaderData: { page: _page, ...props },
}: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <PostingStatistics {...props} />
    </Main>
  );
}
