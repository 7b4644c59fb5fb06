import { paidPlaces } from '#features/advertising/ad-type.ts';
import { searchPostings } from '#features/postings/contract.ts';
import { HighlightedPostings } from '#features/postings/web/browsing/highlighted-postings.tsx';
import { Main } from '#ui/main.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/highlighted-postings';

/** So many of each type; a link leads to all of them. */
const shown = { promoted: 12, hot: 10, featured: 10 };

export async function loader({ context }: Route.LoaderArgs) {
  const groups = await Promise.all(
    paidPlaces.map(async (type) => {
      const { data, meta } = await api(context).call(searchPostings, {
        query: {
          productGroups: [type],
          sort: type === 'hot' ? 'expiring' : 'priority',
          pageSize: String(shown[type]),
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
      path: '/oglasi/kljucni',
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
