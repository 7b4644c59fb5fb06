import { paidPlaces } from '#features/advertising/ad-type.ts';
import { HighlightedPostings } from '#features/finding/keywords/web/highlighted-postings.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { pageAddress } from '#shared/site-map.ts';
import { Main } from '#ui/light/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/highlighted-postings';

/** Number shown of each type; a link leads to all of them. */
const limits = { promoted: 12, hot: 10, featured: 10 };

export async function loader({ context }: Route.LoaderArgs) {
  const groups = await Promise.all(
    paidPlaces.map(async (type) => {
      const { data, meta } = await api(context).call(searchPostings, {
        query: {
          productGroups: [type],
          sort: type === 'hot' ? 'expiring' : 'priority',
          pageSize: String(limits[type]),
        },
      });
      return { type, total: meta.total, postings: data };
    }),
  );
  const t = texts(context);
  return {
    groups,
    page: describePage(context, {
      title: t('postings.browsing.highlighted.title'),
      description: t('postings.browsing.highlighted.description'),
      path: pageAddress('highlighted-postings'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Highlighted({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <HighlightedPostings groups={loaderData.groups} />
    </Main>
  );
}
