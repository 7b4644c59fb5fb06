import { paidPlaces } from '#features/advertising/ad-type.ts';
import { HighlightedPostings } from '#features/finding/keywords/web/highlighted-postings.tsx';
import { searchPostings } from '#features/finding/search/contract.ts';
import { pageAddress } from '#kit/site-map.ts';
import { pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';

/** Maximum number shown of each type; a link leads to all of them. */
const limits = { promoted: 12, hot: 10, featured: 10 };

export const loader = pageLoader(async ({ call, describe, t }) => ({
  groups: await Promise.all(
    paidPlaces.map(async (type) => {
      const sort = type === 'hot' ? 'expiring' : 'priority';
      const query = { productGroups: [type], sort, pageSize: String(limits[type]) };
      const { data, meta } = await call(searchPostings, { query });
      return { type, total: meta.total, postings: data };
    }),
  ),
  page: describe({
    title: t('postings.browsing.highlighted.title'),
    description: t('postings.browsing.highlighted.description'),
    path: pageAddress('highlighted-postings'),
  }),
}));

export default mainPage<typeof loader>(HighlightedPostings);
