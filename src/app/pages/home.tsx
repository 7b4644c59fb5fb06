import { getCandidateSummary } from '#features/candidates/profile-contract.ts';
import { LateDismissPrompt } from '#features/candidates/prompts/web/late-dismiss-prompt.tsx';
import { CategoryIcon } from '#features/catalog/web/category-icon.tsx';
import { listBlog } from '#features/content/blog/contract.ts';
import { BlogLatest } from '#features/content/blog/web/blog-card.tsx';
import { getHome } from '#features/finding/home/contract.ts';
import { hasAllCategories, sentCategories } from '#features/finding/home/web/home-categories.tsx';
import { HomeSection } from '#features/finding/home/web/home-section.tsx';
import { HomeView } from '#features/finding/home/web/home-view.tsx';
import { siteData } from '#features/finding/home/web/site-data.ts';
import { largestTowns, townNames } from '#features/finding/search/web/largest-places.ts';
import { postingsFeedAddress } from '#features/postings/search-address.ts';
import { counted } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import * as above from '#plugins/places/home.ts';
import { type HomePanel, loadPanels, Panels } from '#plugins/places/panel.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { toJsonText, useJson } from '../json-text.ts';
import { pageLoader } from '../page-loader.ts';
import type { Route } from './+types/home';

/** As many as the field suggests before anything is typed. */
const offeredPlaces = 8;

export const loader = pageLoader(async ({ call, describe, findUser, language, origin, search, t }) => {
  const user = await findUser();
  const [{ data }, summary, { data: blog }, panels] = await Promise.all([
    call(getHome, {}),
    user?.accountType === 'jobseeker' ? call(getCandidateSummary, {}) : null,
    call(listBlog, { query: { pageSize: '3' } }),
    loadPanels(Object.values<HomePanel>(above), call, { call, accountType: user?.accountType ?? null, t, language }),
  ]);
  const { places, categories, ...home } = data;
  const total = counted(home.total, language);
  return {
    content: toJsonText({
      home,
      categories: sentCategories(categories, hasAllCategories(search)),
      categoryCount: categories.length,
      blog,
      towns: largestTowns(places),
      townNames: townNames(places, offeredPlaces),
    }),
    panels,
    prompts: summary && { cv: summary.data.cv.complete, open: summary.data.prompts },
    page: describe({
      title: t('postings.home.title'),
      wholeTitle: true,
      ...(home.total > 0 ? { description: t('postings.home.lead', total) } : {}),
      path: '/',
      feed: postingsFeedAddress({}),
      structuredData: siteData(origin),
    }),
  };
});

export default function Home({ loaderData: { content, panels, prompts } }: Route.ComponentProps) {
  const t = useTexts();
  const { blog, ...shown } = useJson(content);
  return (
    <Main>
      <Panels panels={Object.values<HomePanel>(above)} about={{}} data={panels} />
      <HomeView
        {...shown}
        prompts={prompts && { ...prompts, dismissal: (kind, title) => <LateDismissPrompt kind={kind} title={title} /> }}
        categoryIcon={CategoryIcon}
      >
        {blog.length > 0 ? (
          <HomeSection
            title={t('content.blog.home')}
            more={{ label: t('content.blog.homeAll'), href: pageAddress('blog') }}
          >
            <BlogLatest posts={blog} />
          </HomeSection>
        ) : null}
      </HomeView>
    </Main>
  );
}
