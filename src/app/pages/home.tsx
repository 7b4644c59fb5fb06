import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { getCandidateSummary } from '#features/candidates/profile-contract.ts';
import { CategoryIcon } from '#features/catalog/web/category-icon.tsx';
import { listBlog } from '#features/content/blog/contract.ts';
import type { BlogCard } from '#features/content/blog/fields.ts';
import { BlogLatest } from '#features/content/blog/web/blog-card.tsx';
import { getHome } from '#features/finding/home/contract.ts';
import { hasAllCategories, sentCategories } from '#features/finding/home/web/home-categories.tsx';
import { HomeSection } from '#features/finding/home/web/home-section.tsx';
import { HomeView } from '#features/finding/home/web/home-view.tsx';
import { largestTowns, townNames } from '#features/finding/home/web/largest-places.ts';
import { siteData } from '#features/finding/home/web/site-data.ts';
import { postingsFeedAddress } from '#features/postings/search-address.ts';
import { counted } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { toJsonText, useJson } from '../json-text.ts';
import { pageLoader } from '../page-loader.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/home';

/** Loaded for candidates only. When it fails, the prompts stay. */
const DismissPrompt = lazy(() =>
  import('#features/candidates/prompts/web/dismiss-prompt.tsx').catch(() => ({ default: () => null })),
);

/** As many as the field suggests before anything is typed. */
const offeredPlaces = 8;

const never = () => () => {};

export const loader = pageLoader(async ({ call, describe, findUser, language, origin, search, t }) => {
  const user = await findUser();
  const [{ data }, summary, { data: blog }] = await Promise.all([
    call(getHome, {}),
    user?.accountType === 'jobseeker' ? call(getCandidateSummary, {}) : null,
    call(listBlog, { query: { pageSize: '3' } }),
  ]);
  const { places, categories, ...home } = data;
  const total = counted(home.total, language);
  return {
    content: toJsonText({
      home,
      categories: sentCategories(categories, hasAllCategories(search)),
      categoryCount: categories.length,
      blog,
      towns: largestTowns(places, 7),
      townNames: townNames(places, offeredPlaces),
    }),
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

function LatestPosts({ posts }: { posts: readonly BlogCard[] }) {
  const t = useTexts();
  if (posts.length === 0) return null;
  return (
    <HomeSection title={t('content.blog.home')} more={{ label: t('content.blog.homeAll'), href: pageAddress('blog') }}>
      <BlogLatest posts={posts} />
    </HomeSection>
  );
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { prompts } = loaderData;
  const { blog, ...content } = useJson(loaderData.content);
  // A button whose component is not loaded yet would lose its clicks.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const accountType = useRouteLoaderData<typeof rootLoader>('root')?.user?.accountType ?? null;
  return (
    <Main>
      <HomeView
        {...content}
        accountType={accountType}
        prompts={
          prompts && {
            ...prompts,
            dismissal: (kind, title) =>
              inBrowser ? (
                <Suspense>
                  <DismissPrompt kind={kind} title={title} />
                </Suspense>
              ) : null,
          }
        }
        categoryIcon={CategoryIcon}
      >
        <LatestPosts posts={blog} />
      </HomeView>
    </Main>
  );
}
